import React, {type ReactNode} from 'react';
import {mostAsked} from '../../../site/mostAsked';
import {findPages} from '../../../site/outline/pages';
import {useOutline} from '../../../site/outline/useOutline';
import {IconTile} from '../../../ui/Icon';
import {OnScreenText} from '../../../ui/OnScreenText';
import {Option, type OptionsProps} from './Option';

/** The help page, finding help by what one sees, and the most asked tasks: shown without results and before anything is typed. */
export function MostAskedOptions({listId, ...shared}: OptionsProps): ReactNode {
  return findPages(useOutline(), ['help', ...mostAsked]).map(({id, title, href, icon, topic}) => (
    <div key={id} role="group" aria-label={topic.label} data-topic={topic.id}>
      <Option {...shared} id={`${listId}-${id.replace('/', '-')}`} href={href} icon={<IconTile icon={icon} />}>
        <b>{title}</b>
      </Option>
      {id === 'help' && (
        <Option {...shared} id={`${listId}-on-screen`} href={`${href}#on-screen`} className="search__option--section">
          <OnScreenText />
        </Option>
      )}
    </div>
  ));
}
