import { readClauses } from '../../model/effects/read-clause.ts';
import { heldValue } from '../../model/held.ts';
import type {
  Cascade,
  Conflict,
  Idle,
  LifeCycleOf,
  Look,
  MatrixCell,
  Reversal,
  State,
  Transition,
} from '../../model/states/types.ts';
import type { Model } from '../../model/types.ts';
import { exactWords, quantityWords, refsWords } from '../../slots/answers.ts';
import { mermaidOf } from './mermaid.ts';
import { blocks, facts, OPEN, type Passage, type Tell, under } from './passage.ts';
import { type Columns, gridOf, heldTable } from './table-text.ts';

const STATES: Columns<State> = [
  ['Where is it now?', ({ label }) => label],
  ['It means', ({ meaning }, tell) => tell(meaning)],
  ['Place', ({ place }, tell) => tell(place)],
  ['Whose turn', ({ responsible }, tell) => tell(responsible)],
  ['May be changed', ({ editable }, tell) => tell(editable, refsWords)],
  ['Seen by', ({ visibleTo }, tell) => tell(visibleTo, refsWords)],
  ['Stays at most', ({ longestStay }, tell) => tell(longestStay, quantityWords)],
];

const SET_OFF = { person: 'a person', clock: 'the clock', system: 'another system' } as const;

const transitionColumns = (model: Model, cycle: LifeCycleOf): Columns<Transition> => [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ['What happens', ({ event }, tell) => tell(event)],
  ['Set off by', ({ by }, tell) => tell(by, (who) => SET_OFF[who])],
  ['Who or what', ({ actors }, tell) => tell(actors, refsWords)],
  ['Only if', ({ guard }, tell) => tell(guard, exactWords)],
  ['After', ({ after }, tell) => tell(after, quantityWords), 'beside'],
  ['System', ({ system }, tell) => tell(system), 'beside'],
  ['On screen', ({ offeredOn }, tell) => tell(offeredOn, screensWords), 'beside'],
  ['Looked at', ({ looksAt }, tell) => tell(looksAt, looksWords), 'beside'],
  ['Also happens', effectsWords(model, cycle), 'beside'],
];

function screensWords(
  all: readonly { readonly screen: { readonly label: string }; readonly types: string }[],
): string {
  return all.map(({ screen, types }) => `${screen.label}${types && ` (types ${types})`}`).join(', ');
}

function looksWords(all: readonly Look[]): string {
  return all.map(({ line, says }) => `${line.label}${says && `: ${says}`}`).join(', ');
}

/** What happens at a move, clause by clause; what no prototype can do as it is said stays marked as words. */
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

const IDLE: Columns<Idle> = [
  ['While it is', ({ state }) => state.label],
  ['After', ({ after }, tell) => tell(after, quantityWords)],
  ['Then', ({ next }, tell) => tell(next)],
  ['Told', ({ told }, tell) => tell(told)],
  ['Passed to', ({ passedTo }, tell) => tell(passedTo)],
];

const REVERSALS: Columns<Reversal> = [
  ['From', ({ from }) => from.label],
  ['Back to', ({ to }) => to.label],
  ['How', ({ how }, tell) => tell(how)],
  ['By whom', ({ actors }, tell) => tell(actors, refsWords)],
  ['Only if', ({ guard }, tell) => tell(guard, exactWords)],
  ['What it set off', ({ effects }, tell) => tell(effects)],
  ['Reason needed', ({ reason }, tell) => tell(reason)],
];

const CASCADES: Columns<Cascade> = [
  ['The whole becomes', ({ whole }) => whole],
  ['Its part', ({ part }) => part],
  ['Then', ({ does }) => does],
];

/** Each life cycle as a diagram and tables, then what holds for all. */
export function statesText(model: Model): readonly Passage[] {
  const { states, entities } = model;
  const labels = new Map((heldValue(entities.entities) ?? []).map(({ id, label }) => [id, label]));
  const nameOf = (id: string | null) => (id === null ? undefined : labels.get(id));
  return [
    ...states.cycles.map((cycle) => (tell: Tell) => cycleText(model, cycle, nameOf(cycle.entity), tell)),
    (tell) =>
      facts(
        tell,
        states.stateless.map(({ entity, held }) => [`No states: ${nameOf(entity) ?? 'all'}`, held] as const),
      ),
    (tell) => heldTable('When the whole moves', states.cascade, CASCADES, tell),
    (tell) =>
      facts(tell, [
        ['When all parts are done, the whole is done', states.upwards],
        ['Two at once', tell(states.conflict, ({ counts }, label) => label(counts))],
        ...(states.conflict.is === 'said' ? conflictFacts(states.conflict.value, tell) : []),
      ]),
  ];
}

function conflictFacts(
  { words, release, twice }: Conflict,
  tell: Tell,
): readonly (readonly [string, string])[] {
  return [
    ['Who was too late reads', tell(words)],
    ['Left open, it is free after', tell(release, quantityWords)],
    ['The same twice', tell(twice)],
  ];
}

function cycleText(model: Model, cycle: LifeCycleOf, thing: string | undefined, tell: Tell): string {
  const name = thing === undefined || thing === cycle.label ? cycle.label : `${thing}, ${cycle.label}`;
  return under(
    name,
    mermaidOf(cycle),
    heldTable(`${name}: states`, cycle.states, STATES, tell),
    heldTable(`${name}: moves`, cycle.transitions, transitionColumns(model, cycle), tell),
    matrixText(name, cycle, tell),
    heldTable(`${name}: if nobody acts`, cycle.idle, IDLE, tell),
    blocks(
      heldTable(`${name}: ways back`, cycle.reversals, REVERSALS, tell),
      facts(tell, [
        ['Can be taken back for', tell(cycle.reversalTime, quantityWords)],
        ['Weekends and holidays count', cycle.idleDays],
      ]),
    ),
  );
}

/** What happens on each action in each state. */
function matrixText(name: string, { matrix }: LifeCycleOf, tell: Tell): string {
  tell(matrix);
  if (matrix.is !== 'said')
    return matrix.is === 'none' ? facts(tell, [['Every action in every state', matrix]]) : '';
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
