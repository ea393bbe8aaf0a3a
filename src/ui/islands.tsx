import React, {type ComponentType, type ReactNode} from 'react';
import {SaveManual} from '../offline';

/** Components that React renders inside of a static part of the first page (src/ui/Static) once the reader uses one, by their names. */
export const islands: {[name: string]: ComponentType} = {'save-manual': SaveManual};

/** Marks the place of a component of `islands`, which the server renders too: `<SaveManual />` for writers. */
export const SaveManualIsland = (): ReactNode => (
  <div data-island="save-manual">
    <SaveManual />
  </div>
);
