import React, {type MouseEventHandler, type ReactNode} from 'react';
import {mostAsked} from '../../../site/mostAsked';
import {findPages} from '../../../site/outline/pages';
import {useOutline} from '../../../site/outline/useOutline';
import {OnScreenText} from '../../../ui/OnScreenText';
import {LinkOption} from './Option';

type MostAskedOptionsProps = {
  listId: string;
  active: string | undefined;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/** The help page, finding help by what one sees, and the most asked tasks: shown without results and before anything is typed. */
export function MostAskedOptions({listId, active, onClick}: MostAskedOptionsProps): ReactNode {
  const outline = useOutline();
  return findPages(outline, ['help', ...mostAsked]).map(({id, title, href, icon, topic}) => (
    <div key={id} role="group" aria-label={topic.label} data-topic={topic.id}>
      <LinkOption id={`${listId}-${id.replace('/', '-')}`} active={active} href={href} onClick={onClick} icon={icon}>
        <b>{title}</b>
      </LinkOption>
      {id === 'help' && (
        <LinkOption
          id={`${listId}-on-screen`}
          active={active}
          href={`${href}#on-screen`}
          onClick={onClick}
          className="search__option--section"
        >
          <OnScreenText />
        </LinkOption>
      )}
    </div>
  ));
}
