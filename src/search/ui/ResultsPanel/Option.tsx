import React, {type MouseEventHandler, type ReactNode} from 'react';
import clsx from 'clsx';

/** What all options of a list share. */
export type OptionsProps = {
  listId: string;
  active: string | undefined;
  onClick: MouseEventHandler<HTMLElement>;
};

type OptionProps = Omit<OptionsProps, 'listId'> & {
  id: string;
  /** Where it leads; nowhere for a recent search. */
  href?: string;
  icon?: ReactNode;
  /** The topic whose colour it has. */
  topic?: string;
  className?: string;
  children: ReactNode;
};

/**
 * An option that leads somewhere is a link: it can be opened in a new tab, and reached by screen readers that ignore
 * `aria-activedescendant`. Not a <Link>, which would prefetch the page of every visible result.
 */
export function Option({id, active, href, icon, topic, className, onClick, children}: OptionProps): ReactNode {
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      {...(href === undefined ? {type: 'button' as const} : {href})}
      id={id}
      role="option"
      data-topic={topic}
      aria-selected={id === active}
      tabIndex={-1}
      className={clsx('search__option', className)}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </Element>
  );
}
