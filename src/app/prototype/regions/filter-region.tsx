import { useId, useState } from 'react';
import {
  besidePeriod,
  type ChosenFilter,
  daysNamed,
  daysPeriod,
  filterInWords,
  filterParameter,
  OPERATORS,
  type RegionView,
  type ScreenLook,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select, SuggestionList } from '../../kit/fields.tsx';
import { useChoose, useScreenAround } from './region-context.ts';

/** Chooses what the whole screen shows: a period, what it is compared with, and filters. */
export function FilterRegion(_: { view: RegionView }) {
  const { look } = useScreenAround();
  const choose = useChoose();
  const [edited, setEdited] = useState<ChosenFilter | null>(null);
  if (!look) return null;
  const { filter, chosen } = look;
  const [first] = filter.labels;
  return (
    <div className="grid gap-3">
      <div className="row text-sm">
        {chosen.filters.map((one) => (
          <span key={one.label} className="row gap-x-1 px-2 border-1 border-line rounded">
            <Button look="plain" onClick={() => setEdited(one)}>
              {filterInWords(one)}
            </Button>
            <Button
              look="plain"
              aria-label={`Remove ${filterInWords(one)}`}
              onClick={() => choose({ [`by.${one.label}`]: null })}
            >
              ×
            </Button>
          </span>
        ))}
        {chosen.filters.length > 1 && (
          <Button
            look="plain"
            onClick={() => choose(Object.fromEntries(chosen.filters.map(({ label }) => [`by.${label}`, null])))}
          >
            Clear all filters
          </Button>
        )}
        {first !== undefined && (
          <Button
            aria-expanded={edited !== null}
            onClick={() => setEdited(edited ? null : { label: first, operator: 'is', values: [] })}
          >
            Filter
          </Button>
        )}
        <span className="ml-auto row">
          {filter.switches.map(({ label, on }) => (
            <label key={label} className="row gap-x-2">
              <input
                type="checkbox"
                checked={chosen.switches.get(label) ?? on}
                onChange={({ target }) => choose({ [`turned.${label}`]: target.checked === on ? null : 'yes' })}
              />
              {label}
            </label>
          ))}
          {filter.periods.length > 0 && <PeriodChoice look={look} />}
          {filter.comparisons.length > 0 && <ComparisonChoice look={look} />}
        </span>
      </div>
      {edited && <FilterForm key={edited.label} look={look} start={edited} done={() => setEdited(null)} />}
    </div>
  );
}

const CUSTOM = 'Custom range';
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function PeriodChoice({ look: { filter, chosen, span, now } }: { look: ScreenLook }) {
  const choose = useChoose();
  const { period } = chosen;
  if (!period || !span) return null;
  const named = daysNamed(period.name);
  const beside = [besidePeriod(period, span, -1), besidePeriod(period, span, 1)] as const;
  const [before, after] = beside;
  const days: readonly [string, string] = named ?? [dayOf(span.from), dayOf(span.until - 1)];
  return (
    <>
      {before && (
        <Button aria-label="Previous period" onClick={() => choose({ period: before.name })}>
          ‹
        </Button>
      )}
      {after && (
        <Button
          aria-label="Following period"
          disabled={span.until > now}
          onClick={() => choose({ period: after.name })}
        >
          ›
        </Button>
      )}
      <Select
        aria-label="Period"
        value={named ? CUSTOM : period.name}
        of={[...filter.periods.map(({ name }) => name), CUSTOM].map((name) => [name, name])}
        onChange={(name) => choose({ period: name === CUSTOM ? `${days[0]} to ${days[1]}` : name, step: null })}
      />
      {named && <Days label="Period" days={days} onChange={(name) => choose({ period: name })} />}
    </>
  );
}

interface DaysProps {
  readonly label: string;
  readonly days: readonly [first: string, last: string];
  readonly onChange: (name: string) => void;
}

/** Two days; the choice changes as soon as they are a period. */
function Days({ label, days: [first, last], onChange }: DaysProps) {
  const change = (from: string, until: string) => {
    const period = daysPeriod(from, until);
    if (period) onChange(period.name);
  };
  return (
    <>
      <input
        type="date"
        aria-label={`${label}, first day`}
        value={first}
        onChange={({ target }) => change(target.value, last)}
      />
      <input
        type="date"
        aria-label={`${label}, last day`}
        value={last}
        onChange={({ target }) => change(first, target.value)}
      />
    </>
  );
}

function ComparisonChoice({ look: { filter, chosen, span } }: { look: ScreenLook }) {
  const choose = useChoose();
  const { comparison, comparedWith, byWeekday } = chosen;
  const days = daysNamed(comparedWith?.name ?? '') ?? (span && ([dayOf(span.from), dayOf(span.until - 1)] as const));
  return (
    <>
      <Select
        aria-label="Compared with"
        value={comparison ?? ''}
        first={['', 'No comparison']}
        of={filter.comparisons.map((one) => [one, one])}
        onChange={(words) =>
          choose({ compare: words, with: words === 'Custom period' && days ? `${days[0]} to ${days[1]}` : null })
        }
      />
      {comparison === 'Custom period' && days && (
        <Days label="Compared with" days={days} onChange={(name) => choose({ with: name })} />
      )}
      {comparison === 'Year over year' && filter.byWeekday && (
        <Select
          aria-label="Matched by"
          value={byWeekday ? 'weekday' : 'date'}
          of={[
            ['weekday', 'Match day of week'],
            ['date', 'Match exact date'],
          ]}
          onChange={(words) => choose({ match: words === 'date' ? 'date' : null })}
        />
      )}
    </>
  );
}

interface FilterFormProps {
  readonly look: ScreenLook;
  readonly start: ChosenFilter;
  readonly done: () => void;
}

/** One filter: a property, how it is compared, and values, of which one is enough. */
function FilterForm({ look, start, done }: FilterFormProps) {
  const choose = useChoose();
  const id = useId();
  const [filter, setFilter] = useState(start);
  const [typed, setTyped] = useState('');
  const { label, operator, values } = filter;
  const all = typed.trim() === '' || values.includes(typed.trim()) ? values : [...values, typed.trim()];
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
    </form>
  );
}
