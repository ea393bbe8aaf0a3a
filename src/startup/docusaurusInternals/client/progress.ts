/** The client module of the theme that shows the progress of a navigation, and the package that draws it. */
export {default as progress} from '@docusaurus/theme-classic/lib/nprogress';
export {default as nprogress} from 'nprogress';
