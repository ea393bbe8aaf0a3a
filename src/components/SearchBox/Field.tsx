import React, {type KeyboardEventHandler, type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../Icon';
import type {SearchBoxProps} from '.';

type FieldProps = SearchBoxProps & {
  ref: Ref<HTMLInputElement>;
  value: string;
  listId: string;
  expanded: boolean;
  active: string | undefined;
  /** The focus is in the field: the reader may be on the way through. */
  onEnter: () => void;
  /** The reader has pressed the field. */
  onReach: () => void;
  /** The reader is about to be. */
  onLoad: () => void;
  onType: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onSubmit: () => void;
};

const search = translate({
  id: 'search.label',
  message: 'Buscar',
  description: 'Names the field of the search and the button beside it',
});

/** The field and its button. No form: before hydration, Enter in one would load the page anew. */
export function Field({
  ref,
  place,
  value,
  listId,
  expanded,
  active,
  onEnter,
  onReach,
  onLoad,
  onType,
  onKeyDown,
  onSubmit,
}: FieldProps): ReactNode {
  const example = translate({
    id: 'search.example',
    message: 'Por ejemplo: enviar dinero',
    description: 'Stands in the empty field of the search',
  });
  return (
    // In a page's text the bar has the landmark already: two of the same name cannot be told apart.
    <div role={place === 'page' ? undefined : 'search'} className="search__field">
      <input
        ref={ref}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={search}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={active}
        placeholder={place === 'bar' ? search : example}
        value={value}
        onFocus={onEnter}
        onClick={onReach}
        onPointerDown={onLoad}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={onSubmit} aria-label={search}>
        <Icon name="search" />
        {place !== 'bar' && <span aria-hidden="true">{search}</span>}
      </button>
    </div>
  );
}
