import React, {type ReactNode} from 'react';
import {SaveManual} from '../offline';

/**
 * `<SaveManual />` for writers: the place of an island, a component that React renders inside of a static part of the first page once the
 * reader uses it (src/ui/Static).
 */
export const SaveManualIsland = (): ReactNode => (
  <div data-island="save-manual">
    <SaveManual />
  </div>
);
