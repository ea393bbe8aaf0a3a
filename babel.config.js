// `docusaurus write-translations` reads the sources through Babel; the bundle itself goes through SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
