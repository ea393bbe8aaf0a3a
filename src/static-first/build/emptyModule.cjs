// Replaces a module that nothing needs. A file, and not the bundler's `false`: the id of a module left out by `false` is made from its
// absolute path, so that two builds of one commit in two folders would differ.
module.exports = {};
