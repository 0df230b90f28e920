import { isAlways } from '../answers/cells.ts';
import { knownValue, questionOf } from '../answers/sourced.ts';
import { isFinalState } from '../model/states/find-transitions.ts';
import type { Field } from '../model/types.ts';
import { padWords } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { compareValues, fieldText, linkSourceFor } from './list-view.ts';
import { recordNumber } from './record-number.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';
import { startingValue } from './starting-value.ts';
import { statesNow } from './states-now.ts';

export interface ListOrder {
  /** The sort keys, the most important first; only what the words of the order name. */
  readonly by: readonly SortKey[];
  /** The parts of the decided words that name nothing of the entity. */
  readonly unread: readonly string[];
  readonly question: string;
}

interface SortKey {
  readonly of: (row: SampleRow) => unknown;
  readonly down: boolean;
}

/** Reads the decided order of a list: “By name”, “newest first”, “Dangerous ones first, then the oldest”. */
export function orderOfList(actor: ActorContext, { screen, entity }: ProtoScreen): ListOrder | null {
  const words = screen && knownValue(screen.order);
  return words && entity !== null ? { ...readOrder(actor, entity, words), question: questionOf(screen.order) } : null;
}

export function readOrder(actor: ActorContext, entity: string, words: string): Omit<ListOrder, 'question'> {
  const parts = words
    .split(/[;.]|\bthen\b/iu)
    .flatMap((part) => orderParts(actor, entity, part))
    .map((part) => [part, keyIn(actor, entity, part)] as const);
  return {
    by: parts.flatMap(([, key]) => key ?? []),
    unread: parts.flatMap(([part, key]) => (key ? [] : [part.trim()])),
  };
}

/** Splits at commas, and at an “and” between two sort keys. A direction belongs to what precedes it. */
function orderParts(actor: ActorContext, entity: string, words: string): readonly string[] {
  const parts: string[] = [];
  for (const part of words.split(',')) {
    const last = parts.at(-1);
    if (last !== undefined && DIRECTION.test(padWords(part)) && byField(actor, entity, padWords(last))) {
      parts.splice(-1, 1, `${last} ${part}`);
    } else parts.push(part);
  }
  return parts
    .flatMap((part) => {
      const halves = part.split(/\band\b/iu);
      return halves.every((half) => byField(actor, entity, padWords(half))) ? halves : [part];
    })
    .filter((part) => part.trim() !== '');
}

/** Rows in a decided order; equal ones keep theirs, and empty values always come last. */
export function sortRows(rows: readonly SampleRow[], { by }: Pick<ListOrder, 'by'>): readonly SampleRow[] {
  const valued = rows.map((row) => ({ row, values: by.map(({ of }) => of(row)) }));
  return valued
    .sort((a, b) => {
      for (const [at, { down }] of by.entries()) {
        const [one, other] = [a.values[at], b.values[at]];
        const isLast = valueText(one) === '' || valueText(other) === '';
        const order = compareValues(one, other) * (down && !isLast ? -1 : 1);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ row }) => row);
}

function keyIn(actor: ActorContext, entity: string, part: string): SortKey | readonly SortKey[] | undefined {
  const words = padWords(part);
  return (
    firstOnes(actor, entity, words) ??
    byField(actor, entity, words) ??
    byState(actor, entity, words) ??
    byNext(actor, entity, words) ??
    byAge(actor, entity, words)
  );
}

const ALPHABET = /alphabet| a (?:to )?z /u;

/** By a field that the words name, by its full name or first word: “what has been due longest” is by “Due on”. */
function byField(actor: ActorContext, entity: string, words: string): SortKey | undefined {
  const { all, get } = actor.product.index.fields(entity);
  const named = all
    .filter(({ label }) => words.includes(padWords(label)))
    .toSorted((one, other) => other.label.length - one.label.length);
  const byFirstWord = all.filter(({ label }) => {
    const first = padWords(label.split(/\s/u)[0] ?? '');
    return !FILLER.test(first) && words.includes(first);
  });
  const display = actor.product.index.entities.get(entity)?.display;
  const field = named[0] ?? byFirstWord[0] ?? (ALPHABET.test(words) ? get(display) : undefined);
  return field && { of: valueBy(actor, field), down: isDown(field, words) };
}

/** Words of a field’s name that do not identify it: “First name”, “Date of birth”. */
const FILLER = / (?:first|last|next|new|old|most|least|date|day|time|number|the|is|has|in|on|at|by|of) /u;

function valueBy(actor: ActorContext, field: Field): SortKey['of'] {
  const type = knownValue(field.type);
  if (type === 'link') return fieldText(actor.product, field, linkSourceFor(actor));
  const value = ({ cells }: SampleRow) => cells.get(field.id)?.value;
  const choices = type === 'choice' ? knownValue(field.values)?.map(({ label }) => label) : undefined;
  return choices ? (row) => choices.indexOf(String(value(row))) : value;
}

/** Words that only give the direction. */
const DIRECTION =
  /^(?: (?=.)(?:the|in|with|on|at|to|first|come|comes|order|top|a|z|asc|ascending|desc|descending|downwards?|upwards?|newest|latest|recent|youngest|oldest|earliest|soonest|highest|largest|biggest|lowest|smallest|most|least|longest|shortest))+ $/u;
const DOWN = / (?:desc|descending|downwards?|reversed?|backwards|z (?:to )?a) /u;
const LATE = / (?:newest|latest|recent|recently|last|youngest|furthest) /u;
const MUCH = / (?:highest|largest|biggest|greatest|most|longest|worst|best|dearest|heaviest|top) /u;

/**
 * Whether words mean descending order. “Longest” is ascending for a date (the longest ago comes first) and descending
 * for a number.
 */
function isDown({ type }: Field, words: string): boolean {
  if (DOWN.test(words)) return true;
  const kind = knownValue(type);
  return kind === 'date' ? LATE.test(words) : kind !== 'text' && MUCH.test(words);
}

/** Records with one of the choices, or in one of the states, before all others: “Dangerous ones first”. */
function firstOnes({ product: { index } }: ActorContext, entity: string, words: string): SortKey | undefined {
  const down = / last | bottom | end /u.test(words);
  for (const field of index.fields(entity).all) {
    const found = knownValue(field.values)?.find(({ label }) => words.includes(padWords(label)));
    if (found) return { of: (row) => Number(row.cells.get(field.id)?.value !== found.label), down };
  }
  const place = index.statesOf(entity).find(({ state }) => words.includes(padWords(state.label)));
  return place && { of: (row) => Number(row.states.get(place.cycle.id) !== place.state.id), down };
}

function byState({ product: { index } }: ActorContext, entity: string, words: string): SortKey | undefined {
  const [cycle] = index.cycles(entity);
  if (!cycle || !/ (?:state|status) /u.test(words)) return undefined;
  const places = new Map(index.states(cycle).all.map(({ id }, at) => [id, at]));
  return { of: (row) => places.get(row.states.get(cycle.id) ?? ''), down: DOWN.test(words) };
}

/** “The next one first”: records that have not ended, by the only required date. */
function byNext(actor: ActorContext, entity: string, words: string): SortKey | undefined {
  if (!/ (?:next|soonest|upcoming) /u.test(words)) return undefined;
  const { product } = actor;
  const [day, other] = product.index
    .fields(entity)
    .all.filter(
      (field) =>
        knownValue(field.type) === 'date' &&
        isAlways(knownValue(field.required) ?? 'no') &&
        startingValue(actor, entity, field).value === undefined,
    );
  if (!day || other) return undefined;
  const at = valueBy(actor, day);
  const isOver = (row: SampleRow) => statesNow(product, row).some(isFinalState);
  return { of: (row) => (at(row) ? `${Number(isOver(row))} ${at(row)}` : undefined), down: false };
}

const AGE =
  / (?:newest|latest|recent|recently|youngest|oldest|earliest|eldest|longest|number|added|created|made|entered|reported) /u;

/** By when a record began: the field that is filled in then, its number, else the stored order. */
function byAge(actor: ActorContext, entity: string, words: string): readonly SortKey[] | undefined {
  if (!AGE.test(words)) return undefined;
  const down = LATE.test(words) || DOWN.test(words);
  const dates = actor.product.index.fields(entity).all.filter(({ type }) => knownValue(type) === 'date');
  const begun = dates.find((field) => startingValue(actor, entity, field).value !== undefined);
  const byNumber = / number /u.test(words);
  // A number that is issued elsewhere says nothing about age.
  const kind = actor.product.index.entities.get(entity)?.identity.kind;
  const isIssued = kind !== undefined && knownValue(kind) === 'issued';
  const keys: readonly SortKey['of'][] = [
    ...(begun && !byNumber ? [valueBy(actor, begun)] : []),
    ...(isIssued || byNumber ? [(row: SampleRow) => recordNumber(actor.product, row)] : []),
    ({ row }) => (row < 0 ? Number.MAX_SAFE_INTEGER : row),
  ];
  return keys.map((of) => ({ of, down }));
}
