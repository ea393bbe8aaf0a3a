import React, {type ReactNode} from 'react';
import {mostAsked} from '../../../site/menus';
import {findPages} from '../../../site/outline';
import {useOutline} from '../../../site/useOutline';
import {IconTile} from '../../../ui/Icon';
import {OnScreenText} from '../../../ui/OnScreenText';
import {Option, type OptionsProps} from './Option';

/** The pages that lead to any answer: what happened, what is on the screen, what is asked. */
const doors = ['help', 'faq'];

/** Where to go on: the nearest doors where little was found, and with the most asked tasks before anything is typed. */
export function NextOptions({listId, all, ...shared}: OptionsProps & {all: boolean}): ReactNode {
  const ids = all ? ['help', ...mostAsked] : doors;
  return findPages(useOutline(), ids).flatMap(({id, title, href, icon, topic}) => {
    const row = {...shared, topic: topic.id, icon: <IconTile icon={icon} />};
    return [
      <Option {...row} key={id} id={`${listId}-${id.replace('/', '-')}`} href={href}>
        <b>{title}</b>
      </Option>,
      id === 'help' && (
        <Option {...row} key="on-screen" id={`${listId}-on-screen`} href={`${href}#on-screen`}>
          <b>
            <OnScreenText />
          </b>
        </Option>
      ),
    ];
  });
}
