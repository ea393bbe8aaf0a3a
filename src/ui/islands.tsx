import React, {type ReactNode} from 'react';
import {SaveManual} from '../offline';
import {SupportStatusText} from './Contact/SupportStatusText';
import {Share} from './Share';
import {Island, type Islands} from './Static';

/** The parts of texts that React renders on the first page once a reader uses them. */
export const islands: Islands = {'save-manual': SaveManual, share: Share, 'support-status': SupportStatusText};

/** `<Share id />` for writers. */
export const ShareIsland = ({id}: {id?: string}): ReactNode => (
  <Island name="share" id={id}>
    <Share id={id} />
  </Island>
);

/** `<SaveManual />` for writers. */
export const SaveManualIsland = (): ReactNode => (
  <Island name="save-manual">
    <SaveManual />
  </Island>
);
