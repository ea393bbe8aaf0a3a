import type {Plugin} from '@docusaurus/types';
import {announcementBar} from '../../site/announcement';

/** What Docusaurus keeps in the reader's browser and marks on the page before it is painted (theme-classic 3.10.2). */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_MARK = 'data-announcement-bar-initially-dismissed';

/** Where storage is denied nothing was ever dismissed: the mark already says so. */
function script(id: string): string {
  return `try{localStorage.getItem(${JSON.stringify(ID_KEY)})!==${JSON.stringify(id)}&&document.documentElement.setAttribute(${JSON.stringify(DISMISSED_MARK)},'false')}catch(e){}`;
}

/**
 * Shows a new announcement to readers who closed an earlier one. Docusaurus hides the bar before painting without looking
 * at the id, so that a new one would stay hidden on the first page and push the second one down. This runs right after its script.
 */
export default function announcementPlugin(): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script(announcementBar.id)}]}),
  };
}
