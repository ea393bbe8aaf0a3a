// Change: adds the components that writers may use in MDX without importing them (src/manual/components), and omits empty classes. Wraps the original (3.10.2 403faaa0).
import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import {Drawing, ManualPdf, Related, Topic, TopicLinks} from '@site/src/manual/components/react';
import {Contact, ContactBox} from '@site/src/ui/Contact';
import {Share, ShareAnswer} from '@site/src/ui/Share';
import {Board} from '@site/src/ui/home/Board';
import {SaveManual} from '@site/src/offline';

/** Registers the id, so that links may have it as their hash. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

export default {
  ...MDXComponents,
  a: Link,
  Board,
  li: Item,
  Contact: ContactBox,
  ContactSection: Contact,
  Contents: DocItemTOCMobile,
  Drawing,
  ManualPdf,
  Related,
  SaveManual,
  Share,
  ShareAnswer,
  Topic,
  TopicLinks,
};
