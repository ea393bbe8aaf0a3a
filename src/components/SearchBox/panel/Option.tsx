import React, {type MouseEventHandler, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon, Plate} from '../../Icon';

type OptionProps = {
  id: string;
  active: string | undefined;
  children: ReactNode;
  className?: string;
};

type LinkOptionProps = OptionProps & {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
  /** The pictogram of a page; a section of the page above it has none. */
  icon?: string;
};

/** An option that is a link: it can be opened in a new tab, and found by readers of screens that do not follow the arrow keys. */
export function LinkOption({id, active, href, onClick, icon, className, children}: LinkOptionProps): ReactNode {
  return (
    // Not a <Link>: it would fetch the page of every answer that is shown.
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a id={id} role="option" aria-selected={id === active} tabIndex={-1} className={clsx('search__option', className)} href={href} onClick={onClick}>
      {icon ? <Plate icon={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}

/** An option that is a search made before. */
export function RecentOption({id, active, onClick, children}: OptionProps & {onClick: () => void}): ReactNode {
  return (
    <button type="button" id={id} role="option" aria-selected={id === active} tabIndex={-1} className="search__option" onClick={onClick}>
      <Icon name="search" />
      <span>{children}</span>
    </button>
  );
}
