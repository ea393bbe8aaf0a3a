// Replaces parts of @docusaurus/preset-classic that this site does not use: the preset requires them, and they would
// bring hundreds of packages. Their versions follow that of Docusaurus, or npm installs the real ones (scripts/lockfile.test.ts).
module.exports = {};
