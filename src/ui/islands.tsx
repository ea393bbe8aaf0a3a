import React, {type ComponentType, type ReactNode} from 'react';
import {SaveManual} from '../offline';
import {Share} from './Share';

/** Components that React renders inside of a static part of the first page (src/ui/Static) once the reader uses one, by their names. */
export const islands: {[name: string]: ComponentType<{id?: string}>} = {
  'save-manual': SaveManual,
  share: Share,
};

interface IslandProps {
  readonly name: string;
  readonly id?: string;
}

/** Marks the place of a component of `islands`, which the server renders too. */
function Island({name, id}: IslandProps): ReactNode {
  const Component = islands[name];
  return (
    <div data-island={name} data-id={id}>
      {Component && <Component id={id} />}
    </div>
  );
}

/** `<Share id />` for writers. */
export const ShareIsland = ({id}: {id?: string}): ReactNode => <Island name="share" id={id} />;

/** `<SaveManual />` for writers. */
export const SaveManualIsland = (): ReactNode => <Island name="save-manual" />;
