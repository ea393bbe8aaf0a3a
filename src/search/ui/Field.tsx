import React, {type ComponentProps, type MouseEventHandler, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../ui/Icon';
import {MAX_QUERY_LETTERS} from '../core/limits';

export const searchLabel = translate({
  id: 'search.label',
  message: 'Buscar',
  description: 'Names the field of the search, and the buttons that open it and that search',
});

type IconButtonProps = {
  icon: string;
  name: string;
  className: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/** A button that shows an icon alone. */
export function IconButton({icon, name, className, onClick}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={className} onClick={onClick} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}

/** Replaces the search without JavaScript: a link to the manual's first page, which lists all pages. */
export function ManualLink(): ReactNode {
  return (
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
  );
}

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
