import {swizzle, type Mutation} from './mutation';

/** The files of src/theme on which the way out of an error or of a page that is not there depends, or reading without script. */
export const swizzleMutations: readonly Mutation[] = [
  swizzle('Error', 'crash', 'a crash of the layout itself'),
  swizzle('Loading', 'loading', 'a page that fails to load shows a spinner'),
  swizzle('Navbar/MobileSidebar', 'faults/no-script', 'no JavaScript at all'),
  swizzle('NavbarItem/DropdownNavbarItem/Desktop', 'navbar', 'the list of languages opens by key'),
  {
    ...swizzle('NavbarItem/LocaleDropdownNavbarItem', 'not-found', 'the language switch on a page that is not there'),
    allLocales: true,
  },
  swizzle('NotFound/Content', 'not-found', '/docs/remitances is answered with 404'),
  swizzle('Root', 'faults/crash', 'a page throws undefined'),
  swizzle('SkipToContent', 'faults/no-script', 'the skip link of /docs/faq/ leads to its content without script'),
];
