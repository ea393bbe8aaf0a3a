import React, {type KeyboardEventHandler, type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../../ui/Icon';
import {MAX_QUERY_LETTERS} from '../../limits';
import type {SearchBoxProps} from '.';

type FieldProps = SearchBoxProps & {
  ref: Ref<HTMLInputElement>;
  value: string;
  listId: string;
  expanded: boolean;
  active: string | undefined;
  /** The field was focused, perhaps by Tab on the way to another control. */
  onFocus: () => void;
  onClick: () => void;
  /** A press has begun: a click on the field is likely. */
  onPointerDown: () => void;
  onChange: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClear: () => void;
  onSubmit: () => void;
};

const search = translate({
  id: 'search.label',
  message: 'Buscar',
  description: 'Names the field of the search and the button beside it',
});

/**
 * The field, the button that empties it and the one that searches. Not a form: before hydration, Enter in one would submit it and reload
 * the page.
 */
export function Field({
  ref,
  variant,
  value,
  listId,
  expanded,
  active,
  onFocus,
  onClick,
  onPointerDown,
  onChange,
  onKeyDown,
  onClear,
  onSubmit,
}: FieldProps): ReactNode {
  const example = translate({
    id: 'search.example',
    message: 'Por ejemplo: enviar dinero',
    description: 'Stands in the empty field of the search',
  });
  return (
    // Within a page the navbar has the landmark already, and two landmarks need different names.
    <div role={variant === 'page' ? undefined : 'search'} className="search__field">
      <input
        ref={ref}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_QUERY_LETTERS}
        aria-label={search}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={active}
        placeholder={variant === 'bar' ? search : example}
        value={value}
        onFocus={onFocus}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className="search__clear"
          onClick={onClear}
          aria-label={translate({
            id: 'search.clear',
            message: 'Borrar lo escrito',
            description: 'Names the button that empties the field of the search',
          })}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="button" onClick={onSubmit} aria-label={search}>
        <Icon name="search" />
        {variant !== 'bar' && <span aria-hidden="true">{search}</span>}
      </button>
    </div>
  );
}
