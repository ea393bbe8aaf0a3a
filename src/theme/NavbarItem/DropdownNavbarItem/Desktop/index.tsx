// Change: a real button opens the list (also by focus before hydration, in CSS) and Esc closes it. Ejected from 3.10.2.
import React, {type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {Icon} from '@site/src/ui/Icon';
import {useEventOutside} from '@site/src/ui/useEventOutside';

/** A press, or the focus, that goes anywhere else closes the list. */
const CLOSING = ['pointerdown', 'focusin'];

export default function DropdownNavbarItemDesktop({items, className, label}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dropdown = useRef<HTMLDivElement>(null);
  useEventOutside(dropdown, CLOSING, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      dropdown.current?.querySelector('button')?.focus();
    }
  };
  return (
    // Esc is a shortcut of the controls inside; the element itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div ref={dropdown} onKeyDown={onKeyDown} className={clsx('navbar__item dropdown', open && 'dropdown--show')}>
      <button
        type="button"
        aria-expanded={open}
        className={clsx('navbar__link', className)}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="down" />
      </button>
      <ul className="dropdown__menu">
        {items.map((item, i) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={i} />
        ))}
      </ul>
    </div>
  );
}
