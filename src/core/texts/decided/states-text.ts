import { knownValue, listOf, type NameRef } from '../../answers/sourced.ts';
import { readClauses } from '../../model/effects/read-clause.ts';
import type {
  Automation,
  Cascade,
  GuardField,
  IdleRule,
  Lifecycle,
  MatrixCell,
  Model,
  State,
  States,
  Transition,
} from '../../model/types.ts';
import { IDLE, LIFECYCLE_TIMES, REVERSAL, STATE_LIST } from '../../slots/states/lifecycle.ts';
import { CASCADE, CONFLICT, CONFLICT_FOLLOW_UPS } from '../../slots/states/states.ts';
import { TRANSITIONS } from '../../slots/states/transitions.ts';
import {
  captionedBlocks,
  isSettled,
  joinBlocks,
  OPEN,
  type Passage,
  type Render,
  recordSource,
  slotBullets,
  sourcedAt,
  valueBullets,
} from './passage.ts';
import { type Columns, columnsOf, gridOf, itemsTable, sourcedTable, tableOf } from './table-text.ts';

const transitionColumns = (model: Model, cycle: Lifecycle): Columns<Transition> => [
  ...columnsOf<Transition>(TRANSITIONS.properties),
  ['Depends on', ({ looksAt }, render) => render(looksAt, lookedAtWords), 'beside'],
  ['Also happens', effectsWords(model, cycle), 'beside'],
];

function lookedAtWords(all: readonly GuardField[]): string {
  return all.map(({ line, says }) => `${line.label}${says && `: ${says}`}`).join(', ');
}

/** The effects of a transition, clause by clause; what the prototype cannot play is marked “(in words)”. */
const effectsWords =
  (model: Model, { entity }: Lifecycle) =>
  ({ effects }: Transition, render: Render): string =>
    render(effects, (all) =>
      all
        .map(
          ({ what, for: whom, fails }) =>
            `${clausesWords(model, entity, what)}${whom && ` (${whom})`}${failureWords(render(fails))}`,
        )
        .join('; '),
    );

function clausesWords(model: Model, entity: string | null, what: string): string {
  const clauses = entity === null ? [] : readClauses(model, entity, what);
  if (clauses.every(({ form }) => form === 'words')) return what;
  return clauses.map(({ form, text }) => (form === 'exact' ? text : `${text} (in words)`)).join('; ');
}

function failureWords(words: string): string {
  return isSettled(words) ? `, if that fails: ${words}` : '';
}

const IDLE_COLUMNS: Columns<IdleRule> = [
  [IDLE.nameHeader, ({ state }) => state.label],
  ...columnsOf<IdleRule>(IDLE.properties),
];

const CASCADE_COLUMNS: Columns<Cascade> = [
  ['The whole becomes', ({ whole }) => whole],
  ['Its part', ({ part }) => part],
  ['Then', ({ does }) => does],
];

export function statesText(model: Model): readonly Passage[] {
  const { states, entities } = model;
  const labels = new Map(listOf(entities.entities).map(({ id, label }) => [id, label]));
  const nameOf = (id: string | null) => (id === null ? undefined : labels.get(id));
  return [
    ...states.cycles.map((cycle) => (render: Render) => cycleText(model, cycle, nameOf(cycle.entity), render)),
    (render) =>
      valueBullets(
        render,
        states.stateless.map(({ entity, held }) => [`No states: ${nameOf(entity) ?? 'all'}`, held] as const),
      ),
    (render) => automationsText(model, nameOf, render),
    (render) => sourcedTable(CASCADE.cascade.head ?? '', states.cascade, CASCADE_COLUMNS, render),
    (render) => generalText(states, render),
  ];
}

/** What happens by itself apart from the moves, a row for each. */
function automationsText(model: Model, nameOf: (id: string | null) => string | undefined, render: Render): string {
  const columns: Columns<Automation> = [
    ['Of', ({ entity }) => nameOf(entity) ?? entity],
    ['When', ({ when }) => when],
    ['Happens', ({ entity, what }) => clausesWords(model, entity, what)],
    ['For whom', (automation) => automation.for],
  ];
  for (const { source } of model.states.automations) recordSource(source, render);
  return tableOf('What happens by itself', model.states.automations, columns, render);
}

function generalText({ upwards, conflict }: States, render: Render): string {
  const counts = render(conflict, (value, label) => label(value.counts));
  const atOnce = Object.entries(CONFLICT_FOLLOW_UPS).map(
    ([key, { head = '', words }]) =>
      [head, conflict.is === 'known' ? render(sourcedAt(key)(conflict.value), words) : ''] as const,
  );
  return valueBullets(render, [[CASCADE.upwards.head ?? '', upwards], [CONFLICT.head ?? '', counts], ...atOnce]);
}

function cycleText(model: Model, cycle: Lifecycle, thing: string | undefined, render: Render): string {
  const name = thing === undefined || thing === cycle.label ? cycle.label : `${thing}, ${cycle.label}`;
  const withHead = <R extends object>(record: R, what: string) => ({ ...record, head: `${name}: ${what}` });
  return captionedBlocks(
    name,
    mermaidOf(cycle),
    itemsTable(withHead(STATE_LIST, 'states'), cycle.states)(render),
    itemsTable(withHead(TRANSITIONS, 'moves'), cycle.transitions, transitionColumns(model, cycle))(render),
    matrixText(name, cycle, render),
    sourcedTable(`${name}: if nobody acts`, cycle.idle, IDLE_COLUMNS, render),
    joinBlocks(
      itemsTable(withHead(REVERSAL, 'ways back'), cycle.reversals)(render),
      slotBullets(LIFECYCLE_TIMES, cycle, render),
    ),
  );
}

function matrixText(name: string, { matrix }: Lifecycle, render: Render): string {
  render(matrix);
  if (matrix.is !== 'known')
    return matrix.is === 'not-applicable' ? valueBullets(render, [['Every action in every state', matrix]]) : '';
  return gridOf(
    matrix.value,
    {
      head: `${name}: what happens when`,
      corner: 'While it is',
      rowOf: ({ state }) => state.label,
      columnOf: ({ event }) => event,
      words: cellWords,
    },
    render,
  );
}

function cellWords({ does, words, refusal, waitsFor }: MatrixCell, render: Render): string {
  if (does === null) return OPEN;
  const read = words ?? (does === 'refuse' ? render(refusal) : '');
  if (does === 'refuse') render(refusal);
  const waits = does === 'queue' ? render(waitsFor) : '';
  return [does, read || waits].filter(Boolean).join(': ');
}

/**
 * A life cycle as a Mermaid state diagram in a fence (https://mermaid.js.org/syntax/stateDiagram.html), once it has a
 * move. States get numbered names, so that no name can be read as syntax; a move to a state that nobody has named goes
 * to "?".
 */
function mermaidOf({ states, transitions }: Lifecycle): string {
  const named = listOf(states);
  const moves = listOf(transitions);
  if (named.length === 0 || moves.length === 0) return '';
  const numbers = new Map(named.map(({ id }, at) => [id, `s${at + 1}`]));
  const end = ({ id }: NameRef) => (id === null ? undefined : numbers.get(id)) ?? 'unnamed';
  const lines = [
    'stateDiagram-v2',
    ...named.map((state) => `  state "${mermaidText(state.label) || '?'}" as ${numbers.get(state.id)}`),
    ...(moves.some(({ from, to }) => end(from) === 'unnamed' || end(to) === 'unnamed')
      ? ['  state "?" as unnamed']
      : []),
    ...named.flatMap((state) => (isAt(state, 'first') ? [`  [*] --> ${numbers.get(state.id)}`] : [])),
    ...moves.map((move) => `  ${end(move.from)} --> ${end(move.to)}${transitionWords(move)}`),
    ...named.flatMap((state) => (isAt(state, 'last') ? [`  ${numbers.get(state.id)} --> [*]`] : [])),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function isAt({ place }: State, where: 'first' | 'last'): boolean {
  return knownValue(place) === where;
}

function transitionWords({ event, actors }: Transition): string {
  const what = knownValue(event) ?? '';
  const who = listOf(actors)
    .map(({ label }) => label)
    .join(', ');
  const words = mermaidText(who === '' ? what : `${what} (${who})`);
  return words === '' ? '' : `: ${words}`;
}

function mermaidText(words: string): string {
  return words
    .replace(/["`;:#{}<>[\]\\%|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
