import type {AtRule, Root} from 'postcss';
import {isMet, requirementsOf} from './selector';
import {keepSelectors} from './stylesheet';
import {removeRedundant} from './removeRedundant';

/** When the rules of `takeMediaCss` hold, as the `media` of a link: browsers do not wait for such a stylesheet at any other time. */
export const OTHER_MEDIA = 'print,(forced-colors:active)';

const isForOtherMedia = ({name, params}: AtRule): boolean =>
  name === 'media' && OTHER_MEDIA.split(',').includes(params);

/**
 * Takes the rules for print and for forced colours out of a stylesheet: few readers need them, and the others need not wait for them.
 * @param stylesheet the stylesheet of the whole site, in which they no longer are afterwards
 * @param isBuilt whether a built page matches a simple selector: rules for others are loaded with the scripts that add them
 * @returns a new stylesheet
 */
export function takeMediaCss(stylesheet: Root, isBuilt: (name: string) => boolean): Root {
  const taken = stylesheet.clone({nodes: []});
  stylesheet.each((node) => {
    if (node.type === 'atrule' && isForOtherMedia(node)) {
      taken.append(node.remove());
    }
  });
  keepSelectors(taken, (selector) => isMet(requirementsOf(selector), isBuilt));
  removeRedundant(taken);
  return taken;
}
