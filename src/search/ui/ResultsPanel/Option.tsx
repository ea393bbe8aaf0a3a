import React, {type MouseEventHandler, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon, IconTile} from '../../../ui/Icon';

type OptionProps = {
  id: string;
  active: string | undefined;
  children: ReactNode;
  className?: string;
};

type LinkOptionProps = OptionProps & {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
  /** The icon of a page; a section has none. */
  icon?: string;
};

/** An option that is a link: it can be opened in a new tab, and reached by screen readers that ignore `aria-activedescendant`. */
export function LinkOption({id, active, href, onClick, icon, className, children}: LinkOptionProps): ReactNode {
  return (
    // Not a <Link>, which would prefetch the page of every visible result.
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className={clsx('search__option', className)}
      href={href}
      onClick={onClick}
    >
      {icon ? <IconTile icon={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}

/** An option that is a recent search. */
export function RecentOption({id, active, onClick, children}: OptionProps & {onClick: () => void}): ReactNode {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className="search__option"
      onClick={onClick}
    >
      <Icon name="search" />
      <span>{children}</span>
    </button>
  );
}
