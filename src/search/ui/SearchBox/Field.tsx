import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../../ui/Icon';
import {MAX_QUERY_LETTERS} from '../../limits';
import {IconButton, searchLabel} from './controls';

type Input = ComponentProps<'input'>;

export type SearchBoxProps = {
  /** `bar`: in the navbar, a button on narrow screens. `home`: in the hero of the home page. `page`: within a page. */
  variant: 'bar' | 'home' | 'page';
};

type FieldProps = SearchBoxProps &
  Pick<Input, 'ref' | 'onFocus' | 'onClick' | 'onPointerDown'> & {
    value: string;
    listId: string;
    expanded: boolean;
    active: string | undefined;
    onChange: (text: string) => void;
    onClear: () => void;
    onSubmit: () => void;
  };

/**
 * The field, the button that empties it and the one that searches. Not a form: before hydration, Enter in one would submit it and reload
 * the page.
 */
export function Field(props: FieldProps): ReactNode {
  const {variant, value, listId, expanded, active, onChange, onClear, onSubmit, ...input} = props;
  const example = translate({
    id: 'search.example',
    message: 'Por ejemplo: enviar dinero',
    description: 'Stands in the empty field of the search',
  });
  const clear = translate({
    id: 'search.clear',
    message: 'Borrar lo escrito',
    description: 'Names the button that empties the field of the search',
  });
  return (
    // Within a page the navbar has the landmark already, and two landmarks need different names.
    <div role={variant === 'page' ? undefined : 'search'} className="search__field">
      <input
        {...input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_QUERY_LETTERS}
        aria-label={searchLabel}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={active}
        placeholder={variant === 'bar' ? searchLabel : example}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon="close" name={clear} className="search__clear" onClick={onClear} />}
      <button type="button" onClick={onSubmit} aria-label={searchLabel}>
        <Icon name="search" />
        {variant !== 'bar' && <span aria-hidden="true">{searchLabel}</span>}
      </button>
    </div>
  );
}
