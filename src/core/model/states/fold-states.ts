import { type Answers, type MatrixEntry, questionIdOf, type Row, slotOfEntity } from '../../answers/answers.ts';
import { edgeIn } from '../../answers/cells.ts';
import { type Diagnostic, diagnosticsIn } from '../../answers/diagnostics.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { finderOf } from '../../answers/name-finder.ts';
import {
  knownFrom,
  knownValue,
  listOf,
  mapSourced,
  type NamedElement,
  type Source,
  type Sourced,
  unknownAt,
} from '../../answers/sourced.ts';
import { withUniqueIds } from '../../answers/unique-rows.ts';
import { splitCell } from '../../shapes/index.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { itemsOfRows, readSlots, rowReader } from '../../slots/read-items.ts';
import { IDLE, LIFECYCLE_TIMES, type LifecycleNames, REVERSAL, STATE_LIST } from '../../slots/states/lifecycle.ts';
import { ACTION_MATRIX, CASCADE, CONFLICT, CONFLICT_FOLLOW_UPS, STATES } from '../../slots/states/states.ts';
import { TRANSITIONS } from '../../slots/states/transitions.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Lifecycle, MatrixCell, ModelParts, States } from '../types.ts';
import { automationsIn, effectDiagnostics, transitionsOf } from './fold-transitions.ts';
import { draftWithoutStates, type LifecycleDraft, lifecycleDraftsOf } from './lifecycle-drafts.ts';

const { slot: SLOT } = ACTION_MATRIX;
const CELL_WORDS = ['allow', 'refuse', 'ignore', 'queue'];

interface CellWithItem extends MatrixEntry {
  readonly item: string;
}

function matrixReader(answers: Answers): SlotReader<CellWithItem> {
  const read = (slot: string) => {
    const naming = answers.naming(slot);
    return mapSourced(answers.cells(slot), (cells) =>
      cells.map((cell) => ({ ...cell, item: naming.find(cell.row)?.id ?? cell.row })),
    );
  };
  return { slot: SLOT, read, states: ({ row }) => [row] };
}

function matrixOf(sourcedCells: Sourced<readonly CellWithItem[]>, { entity, state }: LifecycleDraft, answers: Answers) {
  return mapSourced(sourcedCells, (cells) =>
    cells.map((cell) => {
      const below = answers.forItem(entity?.id ?? null, SLOT, cell.item);
      const refusal = refusalOf(cell, below.rows('refusal'));
      return {
        state: state(cell.row),
        event: cell.column,
        does: doesOf(cell.word),
        words: knownValue(refusal) ?? null,
        refusal,
        waitsFor: below.text('queue'),
      };
    }),
  );
}

function doesOf(typed: string): MatrixCell['does'] {
  const word = splitCell(typed, CELL_WORDS)?.word;
  return word === 'allow' || word === 'refuse' || word === 'ignore' || word === 'queue' ? word : null;
}

/** The refusal message: from the row's follow-up, else the words after “refuse” in the cell. */
function refusalOf({ column, word, source }: CellWithItem, rows: Sourced<readonly Row[]>): Sourced<string> {
  const row = knownValue(rows)?.find(({ label }) => foldCase(label) === foldCase(column));
  if (row) return row.sourced('words');
  const more = splitCell(word, CELL_WORDS)?.more ?? '';
  if (more !== '') return knownFrom(more, source);
  return rows.is === 'known' ? unknownAt(rows.source.question) : rows;
}

/** Finders for what lifecycles refer to in other answers. */
export interface StatesContext extends Pick<LifecycleNames, 'role' | 'screen' | 'system'> {
  readonly answers: Answers;
}

export function statesOf(answers: Answers, entities: Entities): States {
  const { cycles, stateless } = lifecycleDraftsOf(answers, entities);
  const all = [...cycles, ...draftsWithoutStates(answers, entities, cycles)];
  return {
    cycles: completeLifecycles(all, {
      answers,
      role: keepPiece('roles by name', [], () => roleFinder(answers)),
      screen: keepPiece('screens by name', [], () => finderOf(answers.naming('screens/inventory').items)),
      system: keepPiece('systems by name', [], () =>
        finderOf(['calls/systems', 'calls/exchanges'].flatMap((slot) => answers.naming(slot).items)),
      ),
    }),
    stateless,
    automations: automationsIn(answers, entities),
    conflict: mapSourced(answers.choice(CONFLICT.slot), (counts) => ({
      counts,
      ...readSlots(CONFLICT_FOLLOW_UPS, answers),
    })),
    ...readSlots(CASCADE, answers),
  };
}

/** How each slot is read, and by which states its items are assigned to a lifecycle. */
function slotReadersIn({ rows }: Answers) {
  const byEnds = { read: rows, states: ({ cell }: Row) => [cell('from'), cell('to')] };
  return {
    transitions: { slot: TRANSITIONS.slot, ...byEnds },
    idle: { slot: IDLE.slot, read: rows, states: ({ cell }: Row) => [cell('state')] },
    reversals: { slot: REVERSAL.slot, ...byEnds },
  };
}

function completeLifecycles(cycles: readonly LifecycleDraft[], context: StatesContext): readonly Lifecycle[] {
  const { answers, role, screen, system } = context;
  const readers = slotReadersIn(answers);
  const shares = {
    transitions: distribute(answers, cycles, readers.transitions),
    matrix: distribute(answers, cycles, matrixReader(answers)),
    idle: distribute(answers, cycles, readers.idle),
    reversals: distribute(answers, cycles, readers.reversals),
  };
  const general = Object.values(shares).map(({ shared }) => shared);
  return cycles.map((cycle) =>
    keepPiece(`life cycle ${cycle.id}`, [cycle, role, screen, system, ...general], () =>
      completeLifecycle(cycle, shares, context),
    ),
  );
}

interface Shares {
  readonly transitions: Distribution<Row>;
  readonly matrix: Distribution<CellWithItem>;
  readonly idle: Distribution<Row>;
  readonly reversals: Distribution<Row>;
}

function completeLifecycle(cycle: LifecycleDraft, shares: Shares, context: StatesContext): Lifecycle {
  const { answers } = context;
  const { id, label, formerly, source, entity, rows, state } = cycle;
  const owner = entity?.id ?? null;
  const names = { ...context, ...cycle };
  const idleOf = rowReader(IDLE, answers, {}, owner);
  const reversalOf = rowReader(REVERSAL, answers, names, owner);
  return {
    id,
    label,
    formerly,
    source,
    entity: owner,
    states: mapSourced(rows, (all) => itemsOfRows(STATE_LIST, all, answers, names, owner)),
    transitions: transitionsOf(shares.transitions.of(cycle), cycle, context),
    matrix: matrixOf(shares.matrix.of(cycle), cycle, answers),
    idle: mapSourced(shares.idle.of(cycle), (all) =>
      all.map((row) => ({ state: state(row.cell('state')), ...idleOf(row) })),
    ),
    // Two reversals may have the same two states.
    reversals: mapSourced(shares.reversals.of(cycle), (all) =>
      withUniqueIds(all.map((row) => ({ ...edgeIn(row, state), ...reversalOf(row) }))),
    ),
    ...readSlots(LIFECYCLE_TIMES, entity ? answers.forEntity(entity.id) : answers),
  };
}

const LIFECYCLE_SLOTS = [TRANSITIONS, ACTION_MATRIX, IDLE, REVERSAL];

/** Lifecycles that have transitions or times but no states yet: of entities, or of none. */
function draftsWithoutStates(
  answers: Answers,
  entities: Entities,
  cycles: readonly LifecycleDraft[],
): readonly LifecycleDraft[] {
  const things = listOf(entities.entities);
  const isOnlyEntity = things.length === 1;
  const withStates = new Set(cycles.map(({ entity }) => entity?.id));
  const own = things.flatMap((entity) => {
    if (withStates.has(entity.id)) return [];
    const answer = LIFECYCLE_SLOTS.map(({ slot }) => answers.at(slotOfEntity(entity.id, slot))).find((at) => at?.value);
    return answer ? [draftWithoutStates(entity, answer.source, isOnlyEntity)] : [];
  });
  const placed = { things, cycles: [...cycles, ...own] };
  const { transitions, idle, reversals } = slotReadersIn(answers);
  const source =
    sourceOfUnclaimed(answers, placed, transitions) ??
    sourceOfUnclaimed(answers, placed, matrixReader(answers)) ??
    sourceOfUnclaimed(answers, placed, idle) ??
    sourceOfUnclaimed(answers, placed, reversals);
  if (!source) return own;
  const [only = null] = isOnlyEntity ? things : [];
  return [...own, draftWithoutStates(withStates.has(only?.id) ? null : only, source, isOnlyEntity)];
}

export function statesDiagnostics(answers: Answers, { states, entities }: ModelParts): readonly Diagnostic[] {
  return [
    ...diagnosticsIn(answers, STATES),
    ...effectDiagnostics(answers, { states, entities }),
    ...ownerlessDiagnostics(states, listOf(entities.entities).length),
  ];
}

function ownerlessDiagnostics({ cycles }: States, things: number): readonly Diagnostic[] {
  if (things < 2) return [];
  return cycles
    .filter(({ entity }) => entity === null)
    .slice(0, 1)
    .map(({ source }) => ({
      kind: 'no-name',
      sentence: `Nobody has said whose states these are, and there are ${things} things; answer “where is it now?” for each of them.`,
      question: source.question,
    }));
}

/** How the items of a slot are shared out among lifecycles. */
interface Distribution<T> {
  /** What lifecycles without an answer of their own share. */
  readonly shared: unknown;
  /** The items of a lifecycle: from its entity's own answer, else from the general answer. */
  readonly of: (cycle: LifecycleDraft) => Sourced<readonly T[]>;
}

interface SlotReader<T> {
  readonly slot: string;
  readonly read: (slot: string) => Sourced<readonly T[]>;
  readonly states: (item: T) => readonly string[];
}

/** Distributes the items of a slot among lifecycles by the states they name; the rest goes to a first lifecycle. */
function distribute<T>(answers: Answers, cycles: readonly LifecycleDraft[], reader: SlotReader<T>): Distribution<T> {
  const unanswered = cycles.filter((cycle) => !hasOwn(answers, cycle, reader.slot));
  const shared = keepPiece(`shared ${reader.slot}`, unanswered, () => {
    const general = reader.read(reader.slot);
    return { general, rest: unclaimedIn(general, unanswered, reader) };
  });
  const ofOwn = (entity: Entity, cycle: LifecycleDraft) => {
    const own = reader.read(slotOfEntity(entity.id, reader.slot));
    const siblings = cycles.filter((other) => other.entity === entity);
    return shareOf(own, cycle, unclaimedIn(own, siblings, reader), cycle.isFirst, reader);
  };
  const ofGeneral = (cycle: LifecycleDraft) => {
    if (shared.general.is === 'not-applicable') return shared.general;
    const mine = shareOf(shared.general, cycle, shared.rest, cycle.takesUnclaimed, reader);
    const isForIt = mine.is === 'known' && (mine.value.length > 0 || cycle.takesUnclaimed);
    return isForIt
      ? mine
      : unknownAt(questionIdOf(cycle.entity ? slotOfEntity(cycle.entity.id, reader.slot) : reader.slot));
  };
  return {
    shared,
    of: (cycle) =>
      cycle.entity && hasOwn(answers, cycle, reader.slot) ? ofOwn(cycle.entity, cycle) : ofGeneral(cycle),
  };
}

function hasOwn(answers: Answers, { entity }: LifecycleDraft, slot: string): boolean {
  return entity !== null && answers.at(slotOfEntity(entity.id, slot)) !== undefined;
}

function shareOf<T>(
  sourced: Sourced<readonly T[]>,
  cycle: LifecycleDraft,
  rest: ReadonlySet<T>,
  takesUnclaimed: boolean,
  { states }: SlotReader<T>,
): Sourced<readonly T[]> {
  if (sourced.is !== 'known') return sourced;
  const mine = sourced.value.filter((item) => (rest.has(item) ? takesUnclaimed : fits(cycle, states(item))));
  return knownFrom(mine, sourced.source);
}

function unclaimedIn<T>(
  sourced: Sourced<readonly T[]>,
  cycles: readonly LifecycleDraft[],
  { states }: SlotReader<T>,
): ReadonlySet<T> {
  if (sourced.is !== 'known') return new Set();
  return new Set(sourced.value.filter((item) => !cycles.some((cycle) => fits(cycle, states(item)))));
}

function fits({ state }: LifecycleDraft, names: readonly string[]): boolean {
  return names.every((name) => state(name).id !== null);
}

/** The source of a general answer that names states no lifecycle has. */
function sourceOfUnclaimed<T>(
  answers: Answers,
  { cycles, things }: { readonly cycles: readonly LifecycleDraft[]; readonly things: readonly NamedElement[] },
  reader: SlotReader<T>,
): Source | undefined {
  if (things.length > 0 && things.every(({ id }) => answers.at(slotOfEntity(id, reader.slot)))) return undefined;
  const general = reader.read(reader.slot);
  const unanswered = cycles.filter((cycle) => !hasOwn(answers, cycle, reader.slot));
  if (general.is !== 'known' || unanswered.some(({ takesUnclaimed }) => takesUnclaimed)) return undefined;
  return unclaimedIn(general, unanswered, reader).size > 0 ? general.source : undefined;
}
