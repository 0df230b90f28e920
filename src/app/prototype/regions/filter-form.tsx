import { useId, useState } from 'react';
import {
  type ChosenFilter,
  filterInWords,
  filterParameter,
  OPERATORS,
  type ScreenLook,
  savedFilters,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select, SuggestionList } from '../../kit/fields.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { useChoose } from './region-context.ts';

interface FilterFormProps {
  readonly look: ScreenLook;
  readonly start: ChosenFilter;
  readonly done: () => void;
}

/** One filter, new or as somebody has saved it: a property, how it is compared, and values, of which one is enough. */
export function FilterForm({ look, start, done }: FilterFormProps) {
  const choose = useChoose();
  const id = useId();
  const { product } = usePrototype();
  const savedName = product.index.entities.get(look.filter.saved?.of)?.plural;
  const [filter, setFilter] = useState(start);
  const [typed, setTyped] = useState('');
  const { label, operator, values } = filter;
  const all = typed.trim() === '' || values.includes(typed.trim()) ? values : [...values, typed.trim()];
  const saved = savedFilters(look);
  const add = () => {
    setFilter({ ...filter, values: all });
    setTyped('');
  };
  return (
    <form
      className="row p-3 border-1 border-line rounded text-sm"
      aria-label="Filter"
      onSubmit={(event) => {
        event.preventDefault();
        choose({ [`by.${start.label}`]: null, [`by.${label}`]: filterParameter({ operator, values: all }) });
        done();
      }}
    >
      <Select
        aria-label="Property"
        value={label}
        of={look.filter.labels.map((one) => [one, one])}
        onChange={(one) => setFilter({ label: one, operator, values: [] })}
      />
      <Select
        aria-label="Operator"
        value={operator}
        of={OPERATORS.map((one) => [one, one])}
        onChange={(one) => setFilter({ ...filter, operator: OPERATORS.find((known) => known === one) ?? 'is' })}
      />
      {values.map((one) => (
        <span key={one} className="row gap-x-1 px-2 border-1 border-line rounded">
          {one}
          <Button
            look="plain"
            aria-label={`Without ${one}`}
            onClick={() => setFilter({ ...filter, values: values.filter((other) => other !== one) })}
          >
            ×
          </Button>
        </span>
      ))}
      <input
        aria-label="Value"
        list={`${id}-values`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
      <SuggestionList id={`${id}-values`} words={look.values(label, 'all').slice(0, 40)} />
      <Button disabled={typed.trim() === ''} onClick={add}>
        Or another
      </Button>
      <Button look="main" type="submit" disabled={all.length === 0}>
        Apply filter
      </Button>
      <Button look="plain" onClick={done}>
        Cancel
      </Button>
      {look.filter.saved && saved.length > 0 && (
        <fieldset className="row basis-full m-0 p-0 border-0">
          <legend className="float-left mr-2 text-ink-2">{savedName}</legend>
          {saved.map(({ id: record, name, filter: one }) => (
            <Button
              key={record}
              title={filterInWords(one)}
              onClick={() => {
                choose({ [`by.${one.label}`]: filterParameter(one) });
                done();
              }}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
