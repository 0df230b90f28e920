import { knownValue, listOf, type Ref } from '../../answers/sourced.ts';
import { readClauses } from '../../model/effects/read-clause.ts';
import type {
  Cascade,
  Idle,
  LifeCycleOf,
  Look,
  MatrixCell,
  Model,
  State,
  States,
  Transition,
} from '../../model/types.ts';
import { IDLE, LIST, REVERSAL, TIMES } from '../../slots/states/lives.ts';
import { TRANSITIONS } from '../../slots/states/moves.ts';
import { AT_ONCE, CONFLICT, WHOLE } from '../../slots/states/states.ts';
import { blocks, facts, factsOf, OPEN, type Passage, placeAt, type Tell, under } from './passage.ts';
import { type Columns, columnsOf, gridOf, heldTable, thingsTable } from './table-text.ts';

const transitionColumns = (model: Model, cycle: LifeCycleOf): Columns<Transition> => [
  ...columnsOf<Transition>(TRANSITIONS.of),
  ['Looked at', ({ looksAt }, tell) => tell(looksAt, looksWords), 'beside'],
  ['Also happens', effectsWords(model, cycle), 'beside'],
];

function looksWords(all: readonly Look[]): string {
  return all.map(({ line, says }) => `${line.label}${says && `: ${says}`}`).join(', ');
}

/** What happens at a move, clause by clause; what no prototype can do stays marked as words. */
const effectsWords =
  (model: Model, { entity }: LifeCycleOf) =>
  ({ effects }: Transition, tell: Tell): string =>
    tell(effects, (all) =>
      all
        .map(
          ({ what, for: whom, fails }) =>
            `${clausesWords(model, entity, what)}${whom && ` (${whom})`}${failing(tell(fails))}`,
        )
        .join('; '),
    );

function clausesWords(model: Model, entity: string | null, what: string): string {
  const clauses = entity === null ? [] : readClauses(model, entity, what);
  if (clauses.every(({ form }) => form === 'words')) return what;
  return clauses.map(({ form, text }) => (form === 'exact' ? text : `${text} (in words)`)).join('; ');
}

function failing(words: string): string {
  return words === OPEN || words === '' ? '' : `, if that fails: ${words}`;
}

const IDLES: Columns<Idle> = [[IDLE.names, ({ state }) => state.label], ...columnsOf<Idle>(IDLE.of)];

const CASCADES: Columns<Cascade> = [
  ['The whole becomes', ({ whole }) => whole],
  ['Its part', ({ part }) => part],
  ['Then', ({ does }) => does],
];

export function statesText(model: Model): readonly Passage[] {
  const { states, entities } = model;
  const labels = new Map(listOf(entities.entities).map(({ id, label }) => [id, label]));
  const nameOf = (id: string | null) => (id === null ? undefined : labels.get(id));
  return [
    ...states.cycles.map((cycle) => (tell: Tell) => cycleText(model, cycle, nameOf(cycle.entity), tell)),
    (tell) =>
      facts(
        tell,
        states.stateless.map(({ entity, held }) => [`No states: ${nameOf(entity) ?? 'all'}`, held] as const),
      ),
    (tell) => heldTable(WHOLE.cascade.head ?? '', states.cascade, CASCADES, tell),
    (tell) => generalText(states, tell),
  ];
}

function generalText({ upwards, conflict }: States, tell: Tell): string {
  const counts = tell(conflict, (value, label) => label(value.counts));
  const atOnce = Object.entries(AT_ONCE).map(
    ([key, { head = '', words }]) =>
      [head, conflict.is === 'known' ? tell(placeAt(key)(conflict.value), words) : ''] as const,
  );
  return facts(tell, [[WHOLE.upwards.head ?? '', upwards], [CONFLICT.head ?? '', counts], ...atOnce]);
}

function cycleText(model: Model, cycle: LifeCycleOf, thing: string | undefined, tell: Tell): string {
  const name = thing === undefined || thing === cycle.label ? cycle.label : `${thing}, ${cycle.label}`;
  const called = <R extends object>(record: R, what: string) => ({ ...record, head: `${name}: ${what}` });
  return under(
    name,
    mermaidOf(cycle),
    thingsTable(called(LIST, 'states'), cycle.states)(tell),
    thingsTable(called(TRANSITIONS, 'moves'), cycle.transitions, transitionColumns(model, cycle))(tell),
    matrixText(name, cycle, tell),
    heldTable(`${name}: if nobody acts`, cycle.idle, IDLES, tell),
    blocks(thingsTable(called(REVERSAL, 'ways back'), cycle.reversals)(tell), factsOf(TIMES, cycle, tell)),
  );
}

function matrixText(name: string, { matrix }: LifeCycleOf, tell: Tell): string {
  tell(matrix);
  if (matrix.is !== 'known')
    return matrix.is === 'not-applicable' ? facts(tell, [['Every action in every state', matrix]]) : '';
  return gridOf(
    matrix.value,
    {
      head: `${name}: what is tried when`,
      corner: 'While it is',
      rowOf: ({ state }) => state.label,
      columnOf: ({ event }) => event,
      words: cellWords,
    },
    tell,
  );
}

function cellWords({ does, words, refusal, waitsFor }: MatrixCell, tell: Tell): string {
  if (does === null) return OPEN;
  const read = words ?? (does === 'refuse' ? tell(refusal) : '');
  if (does === 'refuse') tell(refusal);
  const waits = does === 'queue' ? tell(waitsFor) : '';
  return [does, read || waits].filter(Boolean).join(': ');
}

/**
 * A life cycle as a Mermaid state diagram in a fence (https://mermaid.js.org/syntax/stateDiagram.html), once it has a
 * move. States get numbered names, so that no name can be read as syntax; a move to a state that nobody has named goes
 * to "?".
 */
function mermaidOf({ states, transitions }: LifeCycleOf): string {
  const named = listOf(states);
  const moves = listOf(transitions);
  if (named.length === 0 || moves.length === 0) return '';
  const numbers = new Map(named.map(({ id }, at) => [id, `s${at + 1}`]));
  const end = ({ id }: Ref) => (id === null ? undefined : numbers.get(id)) ?? 'unnamed';
  const lines = [
    'stateDiagram-v2',
    ...named.map((state) => `  state "${plain(state.label) || '?'}" as ${numbers.get(state.id)}`),
    ...(moves.some(({ from, to }) => end(from) === 'unnamed' || end(to) === 'unnamed')
      ? ['  state "?" as unnamed']
      : []),
    ...named.flatMap((state) => (isAt(state, 'first') ? [`  [*] --> ${numbers.get(state.id)}`] : [])),
    ...moves.map((move) => `  ${end(move.from)} --> ${end(move.to)}${moveWords(move)}`),
    ...named.flatMap((state) => (isAt(state, 'last') ? [`  ${numbers.get(state.id)} --> [*]`] : [])),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function isAt({ place }: State, where: 'first' | 'last'): boolean {
  return knownValue(place) === where;
}

function moveWords({ event, actors }: Transition): string {
  const what = knownValue(event) ?? '';
  const who = listOf(actors)
    .map(({ label }) => label)
    .join(', ');
  const words = plain(who === '' ? what : `${what} (${who})`);
  return words === '' ? '' : `: ${words}`;
}

function plain(words: string): string {
  return words
    .replace(/["`;:#{}<>[\]\\%|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
