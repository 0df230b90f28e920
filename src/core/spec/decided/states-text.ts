import { heldValue } from '../../model/held.ts';
import type { Cascade, Idle, LifeCycleOf, Reversal, State, Transition } from '../../model/states/types.ts';
import type { Model } from '../../model/types.ts';
import { mermaidOf } from './mermaid.ts';
import {
  blocks,
  type Columns,
  exactWords,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  refsWords,
  type Tell,
  tableOf,
  under,
} from './passage.ts';

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

const TRANSITIONS: Columns<Transition> = [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ['What happens', ({ event }, tell) => tell(event)],
  ['Set off by', ({ by }, tell) => tell(by, (who) => SET_OFF[who])],
  ['Who or what', ({ actors }, tell) => tell(actors, refsWords)],
  ['Only if', ({ guard }, tell) => tell(guard, exactWords)],
  ['After', ({ after }, tell) => tell(after, quantityWords)],
  ['System', ({ system }, tell) => tell(system)],
  [
    'On screen',
    ({ offeredOn }, tell) =>
      tell(offeredOn, (all) =>
        all.map(({ screen, types }) => `${screen.label}${types && ` (types ${types})`}`).join(', '),
      ),
  ],
  [
    'Also happens',
    ({ effects }, tell) =>
      tell(effects, (all) =>
        all
          .map((effect) => `${effect.what}${effect.for && ` (${effect.for})`}${failing(tell(effect.fails))}`)
          .join('; '),
      ),
  ],
];

function failing(words: string): string {
  return words === '(open)' ? '' : `, if that fails: ${words}`;
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
export function statesText({ states, entities }: Model): readonly Passage[] {
  const labels = new Map((heldValue(entities.entities) ?? []).map(({ id, label }) => [id, label]));
  return [
    ...states.cycles.map((cycle) => (tell: Tell) => under(cycleTitle(cycle, labels), cycleText(cycle, tell))),
    (tell) => heldTable('When the whole moves', states.cascade, CASCADES, tell),
    (tell) =>
      facts(tell, [
        ['When all parts are done', states.upwards],
        ['Two at once', tell(states.conflict, ({ counts }, label) => label(counts))],
        ...(states.conflict.is === 'said' ? conflictFacts(states.conflict.value, tell) : []),
      ]),
  ];
}

function conflictFacts(
  { words, release, twice }: NonNullable<ReturnType<typeof heldValue<Conflict>>>,
  tell: Tell,
): readonly (readonly [string, string])[] {
  return [
    ['Who was too late reads', tell(words)],
    ['Left open, it is free after', tell(release, quantityWords)],
    ['The same twice', tell(twice)],
  ];
}

type Conflict = Extract<Model['states']['conflict'], { is: 'said' }>['value'];

function cycleTitle({ entity, label }: LifeCycleOf, labels: ReadonlyMap<string, string>): string {
  const thing = entity === null ? undefined : labels.get(entity);
  return thing === undefined || thing === label ? label : `${thing}: ${label}`;
}

function cycleText(cycle: LifeCycleOf, tell: Tell): string {
  return blocks(
    mermaidOf(cycle),
    heldTable('States', cycle.states, STATES, tell),
    heldTable('Moves', cycle.transitions, TRANSITIONS, tell),
    matrixText(cycle, tell),
    heldTable('If nobody acts', cycle.idle, IDLE, tell),
    heldTable('Ways back', cycle.reversals, REVERSALS, tell),
    facts(tell, [['Can be taken back for', tell(cycle.reversalTime, quantityWords)]]),
  );
}

function matrixText({ matrix }: LifeCycleOf, tell: Tell): string {
  const cells = heldValue(matrix);
  if (!cells) return matrix.is === 'none' ? facts(tell, [['Every action in every state', matrix]]) : '';
  tell(matrix);
  const events = [...new Set(cells.map(({ event }) => event))];
  const states = [...new Set(cells.map(({ state }) => state.label))];
  const at = new Map(cells.map((cell) => [`${cell.state.label}\n${cell.event}`, cell]));
  const columns = events.map(
    (event) => [event, (state: string) => cellWords(at.get(`${state}\n${event}`))] as const,
  );
  return tableOf('What is tried when', states, [['While it is', (state) => state], ...columns], tell);
}

function cellWords(
  cell: { readonly does: string | null; readonly words: string | null } | undefined,
): string {
  if (!cell?.does) return '(open)';
  return cell.words ? `${cell.does}: ${cell.words}` : cell.does;
}
