import { knownValue, listOf, questionOf } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { clausesOf } from '../model/effects/clauses-of.ts';
import type { Field, Lifecycle, Transition } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import type { RuleProblem } from './checks/types.ts';
import { matrixCellFor } from './consequences/guards.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { type FormValues, formProblems, requiredMarkerFor, valuesOfRow, withoutRepeats } from './form-values.ts';
import { irreversibleMove } from './irreversible.ts';
import { mayBeMade, movesOffered, type OfferedMove } from './offered-moves.ts';
import type { SampleRow } from './sample/types.ts';

/** What a person has to type before a transition: a field of the record, or words that are only stored with it. */
interface RequestedInput {
  readonly label: string;
  readonly field: Field | null;
}

/** An action on a record: all transitions of one name, of which the first whose guard is true is made. */
export type Button = ReturnType<typeof buttonOf>;

/** All actions on a record now, including those that are refused, do nothing or wait, where that was decided. */
export function buttonsFor(actor: ActorContext, row: SampleRow): readonly Button[] {
  const key = ({ cycle, by, label, back }: OfferedMove) => JSON.stringify([cycle.id, by, foldCase(label), back]);
  const open = [...groupBy(movesOffered(actor, row), key).values()].map((moves) => buttonOf(actor, row, moves));
  return [
    ...open,
    ...actor.product.index.cycles(row.entity).flatMap((cycle) => closedButtons(actor, row, cycle, open)),
  ];
}

function buttonOf(actor: ActorContext, row: SampleRow, moves: readonly OfferedMove[]) {
  const [first] = moves as readonly [OfferedMove, ...OfferedMove[]];
  const { id, label, cycle, by } = first;
  const verdicts = moves.map(({ verdict }) => verdict);
  const transitions = transitionsOf(cycle, moves);
  return {
    ...{ id, label, cycle, by },
    /** Empty where the action can only be refused or do nothing now. */
    moves,
    /** The other system that triggers it; empty for people and the clock. */
    system: by === 'system' ? systemOf(transitions) : '',
    needsReason: moves.some(({ needsReason }) => needsReason),
    types: inputsOf(actor, row, moves, transitions),
    /** Further effects in words, which are not played. */
    inWords: inWordsOf(actor, cycle, transitions),
    /** What has to be confirmed first, as the action is irreversible. */
    before: transitions.map((move) => irreversibleMove(actor.product, move)).find(Boolean),
    verdict: verdicts.find(({ may }) => may === 'yes') ?? verdicts.find(({ may }) => may === 'unsaid') ?? first.verdict,
    /** The cell of the state/event matrix for the present state. */
    cell: first.back ? undefined : matrixCellFor(actor.product, row, cycle, label),
  };
}

function transitionsOf({ transitions }: Lifecycle, moves: readonly OfferedMove[]): readonly Transition[] {
  return listOf(transitions).filter(({ id }) => moves.some((move) => move.id === id && !move.back));
}

function inWordsOf({ product }: ActorContext, cycle: Lifecycle, moves: readonly Transition[]) {
  const clauses = moves.flatMap((move) => clausesOf(product.model, cycle, move));
  return [...new Set(clauses.flatMap(({ form, text }) => (form === 'words' ? [text] : [])))];
}

function systemOf(moves: readonly Transition[]): string {
  const names = moves.flatMap((move) => listOf(move.actors).map(({ label }) => label));
  return [...new Set(names)].join(', ') || 'Another system';
}

/**
 * Inputs of the transitions of one name: those that were decided, and the fields required in the state they lead to.
 */
function inputsOf(
  actor: ActorContext,
  row: SampleRow,
  moves: readonly OfferedMove[],
  transitions: readonly Transition[],
) {
  const fields = actor.product.index.fields(row.entity);
  const words = transitions.flatMap(({ offeredOn }) =>
    listOf(offeredOn).flatMap(({ types }) => types.split(/,|;|\band\b|\n/u).map((one) => one.trim())),
  );
  const all = words.filter((one) => one !== '' && !EMPTY_WORDS.test(one));
  const named = all.map((label): RequestedInput => {
    const field = fields.called(label) ?? null;
    return { label: field?.label ?? label, field };
  });
  const required = requiredAfter(actor, row, moves, transitions).map((field) => ({
    label: field.label,
    field,
  }));
  return [...new Map([...named, ...required].map((one) => [foldCase(one.label), one])).values()];
}

/** Empty fields that are required in the next state but not in this one, and that no transition fills in itself. */
function requiredAfter(
  actor: ActorContext,
  row: SampleRow,
  moves: readonly OfferedMove[],
  transitions: readonly Transition[],
): readonly Field[] {
  const [first] = moves;
  const next = rowAfterMoves(row, moves);
  if (!first || !next) return [];
  const { product, role } = actor;
  const { cycle } = first;
  const views = fieldViewsFor(product, row.entity, role).filter(({ shown }) => shown === 'shown');
  const values = valuesOfRow(row);
  const missingIn = (one: SampleRow) =>
    formProblems(actor, { entity: one.entity, row: one, around: new Map() }, views, values).flatMap(
      ({ kind, severity, fields }) => (kind === 'required' && severity === 'stop' ? fields : []),
    );
  const missingNext = missingIn(next);
  if (missingNext.length === 0) return [];
  const clauses = transitions.flatMap((move) => clausesOf(product.model, cycle, move));
  const filledIn = clauses.flatMap((clause) =>
    clause.form === 'exact' && clause.operation.does === 'set' && clause.operation.way === null
      ? [clause.operation.field.id]
      : [],
  );
  const known = new Set([...missingIn(row), ...filledIn]);
  return product.index.fields(row.entity).all.filter(({ id }) => missingNext.includes(id) && !known.has(id));
}

/** The record as it is after any of these moves; undefined where they lead to different states, or to none. */
function rowAfterMoves(row: SampleRow, [first, ...others]: readonly OfferedMove[]): SampleRow | undefined {
  const goal = first?.to.id ?? null;
  if (!first || goal === null || others.some(({ to }) => to.id !== goal)) return undefined;
  return { ...row, states: new Map([...row.states, [first.cycle.id, goal]]) };
}

const EMPTY_WORDS = /^(?:-|–|—|none|nothing)$/iu;

/** Buttons for events that are refused, do nothing or wait in the present state, without a transition from it. */
function closedButtons(actor: ActorContext, row: SampleRow, cycle: Lifecycle, open: readonly Button[]) {
  const moves = listOf(cycle.transitions).filter(({ by }) => knownValue(by) !== 'clock');
  const events = groupBy(moves, ({ event }) => foldCase(knownValue(event) ?? ''));
  return [...events].flatMap(([event, named]) => {
    const [first] = named;
    const label = knownValue(first?.event);
    const isOpen = open.some((one) => one.cycle === cycle && foldCase(one.label) === event);
    const cell = label === undefined || isOpen ? undefined : matrixCellFor(actor.product, row, cycle, label);
    if (!first || label === undefined || !cell || cell.does === 'allow' || cell.does === null) return [];
    const by = knownValue(first.by) ?? null;
    if (by !== 'system' && !named.some((move) => mayBeMade(actor, move))) return [];
    return {
      id: first.id,
      ...{ label, cycle, by, cell },
      ...{ moves: [], types: [], inWords: [], needsReason: false, before: undefined },
      system: by === 'system' ? systemOf(named) : '',
      verdict: { may: 'no', because: '', question: questionOf(cycle.matrix), look: 'decided' } as const,
    };
  });
}

/** The rules that values typed before a transition break, as they apply in the state it leads to. */
export function moveInputProblems(
  actor: ActorContext,
  row: SampleRow,
  button: Button,
  views: readonly FieldView[],
  typed: FormValues,
): readonly RuleProblem[] {
  const { subject, values } = typedThere(row, button, typed);
  const problems = formProblems(actor, subject, views, values);
  return withoutRepeats(problems.filter(({ severity }) => severity === 'stop'));
}

/** The fields that are typed before a transition, each with whether it is required in the state it leads to. */
export function moveInputFields(actor: ActorContext, row: SampleRow, button: Button, typed: FormValues) {
  const { subject, values } = typedThere(row, button, typed);
  const marked = requiredMarkerFor(actor, subject, values);
  const ids = new Set(button.types.map(({ field }) => field?.id));
  return fieldViewsFor(actor.product, row.entity, actor.role)
    .filter(({ field }) => ids.has(field.id))
    .map((view) => marked({ ...view, shown: 'shown' }));
}

/** The record after the transition, and its values with those typed. */
function typedThere(row: SampleRow, { moves }: Button, typed: FormValues) {
  const subject = { entity: row.entity, row: rowAfterMoves(row, moves) ?? row, around: new Map() };
  return { subject, values: { ...valuesOfRow(row), ...typed } };
}

/** The initial values: those of the record, without what is masked for the actor. */
export function initialMoveInput(row: SampleRow, views: readonly FieldView[]): FormValues {
  return Object.fromEntries(
    views.flatMap(({ field: { id }, mask }) => (mask ? [] : [[id, row.cells.get(id)?.value] as const])),
  );
}
