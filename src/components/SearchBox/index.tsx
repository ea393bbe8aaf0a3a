import React, {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {Field} from './Field';
import {CloseButton, OpenButton, PlainLink} from './controls';
import {keepFocus} from './sheet';
import {Trouble} from './Trouble';
import {useLazyPanel} from './useLazyPanel';
import {useOpening} from './useOpening';
import {useOptions} from './useOptions';
import {useShortcut} from './useShortcut';

export type SearchBoxProps = {
  /** `bar`: small, a button on narrow screens. `home`: the blank after the question. `page`: in a page's text. */
  place: 'bar' | 'home' | 'page';
};

/**
 * The search: a combobox whose options are links to pages and their sections. This part is the field; results and the
 * reader of the index come in a chunk of their own when the reader reaches for it. Without script it is a plain link.
 */
export function SearchBox({place}: SearchBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState(0);
  const [hasOptions, setHasOptions] = useState(false);
  const {Panel, failed, load} = useLazyPanel();
  const {open, sheet, show, showBelow, reach, close} = useOpening(box, field);
  const options = useOptions(box);
  const {pathname, hash} = useLocation();
  useShortcut(reach);

  const type = (text: string) => {
    setQuery(text);
    setSubmitted(0);
    options.forget();
    show();
    load();
  };
  const toField = () => field.current?.focus();
  const submit = () => {
    load();
    if (!options.follow()) setSubmitted((times) => times + 1);
  };
  const finish = (giveBack: boolean) => {
    options.forget();
    setSubmitted(0);
    close(giveBack);
  };

  // Reached for before the page was hydrated: the event is over, the focus is there.
  useEffect(() => {
    if (document.activeElement === field.current) {
      show();
      load();
    }
  }, [show, load]);

  // An answer was followed: the next page starts with an empty field.
  const [place0, setPlace0] = useState(pathname + hash);
  if (place0 !== pathname + hash) {
    setPlace0(pathname + hash);
    setQuery('');
    setSubmitted(0);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      finish(true);
    } else if (event.key === 'Tab' && sheet && box.current) {
      keepFocus(box.current, event);
    }
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    } else {
      if (event.key === 'ArrowDown') show();
      options.onArrow(event);
    }
  };
  const onBlur = ({relatedTarget}: FocusEvent) => {
    const leftTheBox = relatedTarget && !box.current?.contains(relatedTarget);
    if (leftTheBox && !sheet) finish(false);
  };
  useEffect(() => {
    const onElsewhere = ({target}: Event) => {
      if (open && !sheet && !box.current?.contains(target as Node)) close(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    return () => document.removeEventListener('pointerdown', onElsewhere);
  }, [open, sheet, close]);

  const dialog = sheet && {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate({
      id: 'search.sheet',
      message: 'Buscar en la ayuda',
      description: 'Names the search that covers the screen of a phone',
    }),
  };
  return (
    // The keys belong to the controls inside; the element itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={box}
      className={clsx('search', `search--${place}`, sheet && 'search--sheet')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...dialog}
    >
      {place === 'bar' && (
        <OpenButton
          onClick={(event) => {
            load();
            reach(event.currentTarget);
          }}
        />
      )}
      <div className="search__row">
        {sheet && <CloseButton onClick={() => finish(true)} />}
        <Field
          ref={field}
          place={place}
          value={query}
          listId={listId}
          expanded={open && hasOptions}
          active={options.active}
          onEnter={() => {
            showBelow();
            load();
          }}
          onReach={() => {
            show();
            load();
          }}
          onLoad={load}
          onType={type}
          onKeyDown={onFieldKeyDown}
          onSubmit={() => {
            reach(null);
            submit();
          }}
        />
      </div>
      <PlainLink />
      {open && failed && !Panel && (
        <div className="search__panel">
          <Trouble
            retry={() => {
              load();
              toField();
            }}
          />
        </div>
      )}
      {open && Panel && (
        <Panel
          listId={listId}
          query={query}
          submitted={submitted}
          active={options.active}
          sheet={sheet}
          onOptions={setHasOptions}
          onRepeat={(text) => {
            type(text);
            toField();
          }}
          onStay={toField}
          onFollow={() => finish(false)}
        />
      )}
    </div>
  );
}
