import React, {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LETTERS} from '../core/limits';
import {isOfInputMethod} from '../../static-first';
import {useEventOutside} from '../../ui/useEventOutside';
import {Field, IconButton, ManualLink, type SearchBoxProps, searchLabel} from './Field';
import {useOptions, useShortcut} from './keyboard';
import {LoadError, waitingMessage} from './LoadStatus';
import {useLazyPanel} from './load';
import {useOpenState} from './useOpenState';

const closeLabel = () =>
  translate({
    id: 'search.close',
    message: 'Cerrar la búsqueda',
    description: 'Names the button that closes the search on a narrow screen',
  });

/** What closes the results when it happens elsewhere. */
const PRESS = ['pointerdown'];

/**
 * The search: a combobox whose options are links to pages and their sections. This component is the field; results and
 * engine are a lazy chunk. Without JavaScript it is a plain link.
 */
export function SearchBox({variant}: SearchBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const base = useBaseUrl('/');
  const {Panel, error, load} = useLazyPanel(base);
  const {isOpen, fullScreen, open, openOnWide, openFrom, close} = useOpenState(box, field);
  const options = useOptions(box);
  const {pathname, hash} = useLocation();
  useShortcut(openFrom);

  const changeQuery = (text: string) => {
    // A script may write more into the field than its `maxLength`.
    setQuery(text.slice(0, MAX_QUERY_LETTERS));
    setSubmitted(false);
    options.reset();
    open();
    load();
  };
  const focusField = () => field.current?.focus();
  const submit = () => {
    load();
    if (!options.select()) setSubmitted(true);
  };
  const finish = (restoreFocus: boolean) => {
    options.reset();
    setSubmitted(false);
    close(restoreFocus);
  };

  // The field was focused before hydration: there will be no focus event.
  useEffect(() => {
    if (document.activeElement === field.current) {
      open();
      load();
    }
  }, [open, load]);

  // After a navigation the field is empty again.
  const [address, setAddress] = useState(pathname + hash);
  if (address !== pathname + hash) {
    setAddress(pathname + hash);
    setQuery('');
    setSubmitted(false);
  }

  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    } else {
      if (event.key === 'ArrowDown') open();
      options.onArrow(event);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.target === field.current) onFieldKey(event);
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      finish(true);
    }
  };
  const onBlur = ({relatedTarget}: FocusEvent) => {
    const leftTheBox = relatedTarget && !box.current?.contains(relatedTarget);
    if (leftTheBox && !fullScreen) finish(false);
  };
  useEventOutside(box, PRESS, () => {
    if (isOpen && !fullScreen) finish(false);
  });

  const dialog = fullScreen && {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate({
      id: 'search.dialog',
      message: 'Buscar en la ayuda',
      description: 'Names the search that covers the screen of a phone',
    }),
  };
  return (
    // The keys belong to the controls inside; the element itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={box}
      data-text="skip"
      className={clsx('search', `search--${variant}`, fullScreen && 'search--dialog')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...dialog}
    >
      {variant === 'bar' && (
        <IconButton
          icon="search"
          name={searchLabel}
          className="search__open"
          onClick={(event) => {
            load();
            openFrom(event.currentTarget);
          }}
        />
      )}
      <div className="search__row">
        {fullScreen && (
          <IconButton icon="back" name={closeLabel()} className="search__close" onClick={() => finish(true)} />
        )}
        <Field
          ref={field}
          variant={variant}
          value={query}
          listId={listId}
          expanded={isOpen && Panel !== undefined}
          active={options.active}
          onFocus={() => {
            openOnWide();
            load();
          }}
          onClick={() => {
            open();
            load();
          }}
          onPointerDown={load}
          onChange={changeQuery}
          onClear={() => {
            changeQuery('');
            focusField();
          }}
          onSubmit={() => {
            openFrom(null);
            submit();
          }}
        />
      </div>
      <ManualLink />
      {isOpen && !Panel && (error !== undefined || query.trim() !== '') && (
        <div className="search__panel">
          {error === undefined ? (
            <p className="search__note" role="status">
              {waitingMessage()}
            </p>
          ) : (
            <LoadError
              error={error}
              retry={() => {
                load();
                focusField();
              }}
            />
          )}
        </div>
      )}
      {isOpen && Panel && (
        <Panel
          listId={listId}
          query={query}
          isSubmitted={isSubmitted}
          active={options.active}
          onSelectRecent={(text) => {
            changeQuery(text);
            focusField();
          }}
          onFocusField={focusField}
          onFollow={() => {
            setQuery('');
            finish(false);
          }}
        />
      )}
    </div>
  );
}
