// Change: adds what writers may use in MDX without importing it (src/manual/components). Wraps 3.10.2.
import MDXComponents from '@theme-original/MDXComponents';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import {ManualPdf} from '@site/src/manual/components/ManualPdf';
import {Related} from '@site/src/manual/components/Related';
import {Topic} from '@site/src/manual/components/Topic';
import {TopicLinks} from '@site/src/manual/components/Topic/TopicLinks';
import {SaveManual} from '@site/src/offline/ui/SaveManual';
import {Contact} from '@site/src/ui/Contact';
import {Share} from '@site/src/ui/Share';

export default {
  ...MDXComponents,
  Contact,
  Contents: DocItemTOCMobile,
  ManualPdf,
  Related,
  SaveManual,
  Share,
  Topic,
  TopicLinks,
};
