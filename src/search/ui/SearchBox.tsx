import React, {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isOfInputMethod} from '../../static-first';
import {Icon} from '../../ui/Icon';
import {useEventOutside} from '../../ui/useEventOutside';
import {MAX_QUERY_LETTERS} from '../core/weights';
import {type Loaded, loadSearch} from './load';
import {LoadError} from './LoadError';
import {useActiveOption} from './useActiveOption';
import {useOpen} from './useOpen';

const labels = {
  search: translate({
    id: 'search.label',
    message: 'Buscar',
    description: 'Names the field of the search, and the buttons that open it and that search',
  }),
  example: translate({
    id: 'search.example',
    message: 'Por ejemplo: enviar dinero',
    description: 'Stands in the empty field of the search',
  }),
  clear: translate({
    id: 'search.clear',
    message: 'Borrar lo escrito',
    description: 'Names the button that empties the field of the search',
  }),
  close: translate({
    id: 'search.close',
    message: 'Cerrar la búsqueda',
    description: 'Names the button that closes the search on a narrow screen',
  }),
  dialog: translate({
    id: 'search.dialog',
    message: 'Buscar en la ayuda',
    description: 'Names the search that covers the screen of a phone',
  }),
};

type IconButtonProps = {
  icon: string;
  name: string;
  className: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/** A button that shows only an icon. */
function IconButton({icon, name, className, onClick}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={className} onClick={onClick} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}

/** Events outside the box that close the results. */
const PRESS = ['pointerdown'];

type SearchBoxProps = {
  /** `bar`: in the navbar, a button on narrow screens. `home`: in the hero of the home page. `page`: within a page. */
  variant: 'bar' | 'home' | 'page';
};

/**
 * The search: a combobox whose options are links to pages and their sections. This component is the field; results and engine are loaded
 * when it is used. Without JavaScript it is a link to the manual's first page, which lists all pages.
 */
export function SearchBox({variant}: SearchBoxProps): ReactNode {
  const base = useBaseUrl('/');
  const {pathname, hash} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [searchModule, setSearchModule] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const activeOption = useActiveOption(box);
  /** Forgets the active option and an Enter that waits, so that nothing opens later. */
  const cancelChoice = () => {
    setSubmitted(false);
    activeOption.clear();
  };
  const {shown, open, openOnWide, openFrom, close} = useOpen(box, field, cancelChoice);
  const isDialog = shown === 'dialog';
  const isWaiting = shown !== undefined && !searchModule && error === undefined && query.trim() !== '';

  const load = () => void loadSearch(base).then(setSearchModule, setError);
  const reset = (text: string) => {
    // A script may write more into the field than its `maxLength`.
    setQuery(text.slice(0, MAX_QUERY_LETTERS));
    cancelChoice();
  };
  const changeQuery = (text: string) => {
    reset(text);
    open();
    load();
  };
  const ask = (text: string) => {
    changeQuery(text);
    field.current?.focus();
  };
  const submit = () => {
    load();
    if (!activeOption.follow()) setSubmitted(true);
  };

  // After a navigation the field is empty again.
  const [address, setAddress] = useState(pathname + hash);
  if (address !== pathname + hash) {
    setAddress(pathname + hash);
    reset('');
  }

  const openFocused = useEffectEvent(() => {
    if (document.activeElement !== field.current) return;
    open();
    load();
  });
  // The field was focused before hydration: there will be no focus event.
  useEffect(() => openFocused(), []);

  const onFieldKey: Record<string, () => void> = {
    Enter: submit,
    ArrowDown() {
      open();
      activeOption.move(1);
    },
    ArrowUp: () => activeOption.move(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const inField = event.target === field.current ? onFieldKey[event.key] : undefined;
    const onKey = event.key === 'Escape' && shown ? () => close(true) : inField;
    if (onKey) event.preventDefault();
    onKey?.();
  };
  const onBlur = ({relatedTarget}: FocusEvent) => {
    const leftTheBox = relatedTarget && !box.current?.contains(relatedTarget);
    if (leftTheBox && !isDialog) close(false);
  };
  useEventOutside(box, PRESS, () => {
    if (shown === 'list') close(false);
  });

  return (
    // The keys belong to the controls inside; the element itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={box}
      data-text="skip"
      className={clsx('search', `search--${variant}`, isDialog && 'search--dialog')}
      onPointerDown={load}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...(isDialog && {role: 'dialog', 'aria-modal': true, 'aria-label': labels.dialog})}
    >
      {variant === 'bar' && (
        <IconButton
          icon="search"
          name={labels.search}
          className="search__open"
          onClick={({currentTarget}) => openFrom(currentTarget)}
        />
      )}
      <div className="search__row">
        {isDialog && (
          <IconButton icon="back" name={labels.close} className="search__close" onClick={() => close(true)} />
        )}
        {/*
         * Not a form: before hydration, Enter in one would submit it and reload the page. Within a page the navbar has the landmark
         * already, and two landmarks need different names.
         */}
        <div role={variant === 'page' ? undefined : 'search'} className="search__field">
          <input
            ref={field}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_QUERY_LETTERS}
            aria-label={labels.search}
            aria-autocomplete="list"
            aria-expanded={shown !== undefined && searchModule !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeOption.id}
            placeholder={variant === 'bar' ? labels.search : labels.example}
            value={query}
            onFocus={() => {
              openOnWide();
              load();
            }}
            onClick={open}
            onChange={({target}) => changeQuery(target.value)}
          />
          {query !== '' && (
            <IconButton icon="close" name={labels.clear} className="search__clear" onClick={() => ask('')} />
          )}
          <button
            type="button"
            onClick={() => {
              openFrom(null);
              submit();
            }}
            aria-label={labels.search}
          >
            <Icon name="search" />
            {variant !== 'bar' && <span aria-hidden="true">{labels.search}</span>}
          </button>
        </div>
        {/* Shown before hydration too, by src/static-first/deferred/capture.ts. */}
        <p className="search__waiting" role="status" hidden={!isWaiting}>
          <Translate id="search.waiting" description="Shown until the first answer of the search is there">
            Buscando…
          </Translate>
        </p>
      </div>
      <Link className="search__fallback" to="/docs/">
        <Icon name="search" />
        <span>
          <Translate
            id="search.withoutScript"
            description="Link to the manual in the place of the search, where there is no script"
          >
            Buscar en el manual
          </Translate>
        </span>
      </Link>
      {shown && searchModule && (
        <searchModule.Results
          search={searchModule.search}
          query={query}
          isSubmitted={isSubmitted}
          listId={listId}
          active={activeOption.id}
          onQuery={ask}
          onFollow={() => {
            setQuery('');
            close(false);
          }}
        />
      )}
      {shown && !searchModule && error !== undefined && (
        <div className="search__panel">
          <LoadError
            error={error}
            retry={() => {
              setError(undefined);
              ask(query);
            }}
          />
        </div>
      )}
    </div>
  );
}
