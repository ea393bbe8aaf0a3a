// Change: a real button opens the list (also by focus before hydration, in CSS) and Esc closes it. Ejected from 3.10.2.
import React, {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {Icon} from '@site/src/ui/Icon';

/** Calls `close` when a press or the focus goes anywhere else. */
function useCloseOutside(close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onElsewhere = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) {
        close();
      }
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [close]);
  return ref;
}

export default function DropdownNavbarItemDesktop({items, className, label}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const dropdown = useCloseOutside(close);
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
