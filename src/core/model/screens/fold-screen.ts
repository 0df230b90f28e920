import { asWord, asYes, orNone, type Row, thingOf } from '../answers.ts';
import { YES_NO } from '../cells.ts';
import { type Find, refsIn } from '../find.ts';
import { heldValue, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { folded } from '../shapes/folded.ts';
import { readAddress } from './address.ts';
import type { ScreensContext } from './context.ts';
import type { Conditions } from './fold-conditions.ts';
import type { ListColumn, Screen, ScreenKind, WizardStep } from './types.ts';

/** Everyday words for the kind of a screen, folded. */
export const SCREEN_KINDS: ReadonlyMap<string, ScreenKind> = new Map([
  ['list', 'list'],
  ['table', 'list'],
  ['overview', 'list'],
  ['detail', 'detail'],
  ['details', 'detail'],
  ['form', 'form'],
  ['wizard', 'wizard'],
  ['dashboard', 'dashboard'],
  ['report', 'report'],
  ['sign-in', 'sign-in'],
  ['sign in', 'sign-in'],
  ['login', 'sign-in'],
  ['static', 'static'],
  ['text', 'static'],
  ['error', 'error'],
]);

/** A screen, with everything that was asked about it. */
export function screenOf(row: Row, moments: Conditions, context: ScreensContext): Screen {
  const { answers, entity, fieldOf } = context;
  const below = answers.below(null, 'screens', row.id);
  const about = mapHeld(orNone(row.held('about')), entity);
  const address = mapHeld(orNone(row.held('address')), readAddress);
  const field = fieldOf(heldValue(about)?.id ?? null);
  const { id, label, formerly, source } = row;
  const { conditions, words, firstStep } = moments;
  return {
    id,
    label,
    formerly,
    source,
    kind: asWord(row.held('kind'), SCREEN_KINDS),
    about,
    address: mapHeld(address, ({ path }) => path),
    parameters: heldValue(address)?.parameters ?? [],
    columns: mapHeld(below.rows('columns'), (rows) => rows.map((column) => columnOf(column, field))),
    order: below.text('order'),
    pageSize: below.quantity('page-size'),
    bulk: below.list('bulk'),
    related: below.list('related'),
    leaving: below.choice('leaving'),
    steps: mapHeld(below.rows('steps'), (rows) => onlyOnce(rows).map((step) => stepOf(step, field))),
    figures: mapHeld(below.rows('figures'), (rows) =>
      onlyOnce(rows).map((figure) => ({
        ...thingOf(figure),
        from: figure.held('from'),
        for: figure.held('for'),
      })),
    ),
    conditions,
    words,
    firstStep,
  };
}

function columnOf(row: Row, field: Find): ListColumn {
  const yes = (column: string) => YES_NO.get(folded(row.cell(column))) === 'yes';
  return { field: field(row.label), sort: yes('sort'), filter: yes('filter'), search: yes('search') };
}

function stepOf(row: Row, field: Find): WizardStep {
  return { ...thingOf(row), asks: refsIn(field, row.cell('asks')), resume: asYes(row.held('resume')) };
}
