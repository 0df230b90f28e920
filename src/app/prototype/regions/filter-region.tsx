import { useState } from 'react';
import {
  besidePeriod,
  type ChosenFilter,
  daysNamed,
  daysPeriod,
  filterInWords,
  type RegionView,
  type ScreenLook,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { FilterForm } from './filter-form.tsx';
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
          <Switches look={look} of={filter.switches.filter(({ isInMenu }) => !isInMenu)} />
          {filter.periods.length > 0 && <PeriodChoice look={look} />}
          {filter.comparisons.length > 0 && <ComparisonChoice look={look} />}
          <SwitchMenu look={look} />
        </span>
      </div>
      {edited && <FilterForm key={edited.label} look={look} start={edited} done={() => setEdited(null)} />}
    </div>
  );
}

interface SwitchesProps {
  readonly look: ScreenLook;
  readonly of: ScreenLook['filter']['switches'];
}

function Switches({ look: { chosen }, of }: SwitchesProps) {
  const choose = useChoose();
  return of.map(({ label, on }) => (
    <label key={label} className="row gap-x-2">
      <input
        type="checkbox"
        checked={chosen.switches.get(label) ?? on}
        onChange={({ target }) => choose({ [`turned.${label}`]: target.checked === on ? null : 'yes' })}
      />
      {label}
    </label>
  ));
}

function SwitchMenu({ look }: { look: ScreenLook }) {
  const inMenu = look.filter.switches.filter(({ isInMenu }) => isInMenu);
  if (inMenu.length === 0) return null;
  return (
    <details className="relative">
      <summary className="px-3 py-1 border-1 border-line rounded list-none cursor-pointer" aria-label="More">
        ⋮
      </summary>
      <div className="absolute right-0 z-1 grid gap-2 mt-1 p-3 border-1 border-line rounded bg-paper whitespace-nowrap">
        <Switches look={look} of={inMenu} />
      </div>
    </details>
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
