import type { ShapeSpec } from '#core/shapes/types.ts';
import { BANK, followUpShape } from '#core/slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '#core/slots/bank-question.ts';

/** A way to ask: the slots it can fill (`{thing}` and `{item}` stand for any one segment) and how it is answered. */
interface Pattern {
  readonly slot: readonly string[];
  readonly shape: ShapeSpec;
  /** The slot whose answer raises it; null for a question of the bank itself. */
  readonly parent: readonly string[] | null;
  /** What it is about: the answer as a whole, the last `{item}`, or the `{thing}`. */
  readonly per: BankFollowUp['per'];
}

/** What a question id asks for, and which answer raised it. */
export interface Asked {
  readonly shape: ShapeSpec;
  /** Slots whose answer may have raised it, the nearest first; empty for a question of the bank. */
  readonly because: readonly string[];
  /** Id of the item of that answer it is about; null where the answer as a whole raised it. */
  readonly item: string | null;
  /** Id of the thing it is asked of, where that is not the item. */
  readonly thing: string | null;
}

const RECORDS = ['entities', 'records'];
const PER_THING = new Set(['entities', 'states', 'validation', 'roles']);

const general = Object.values(BANK).flat().flatMap(patternsOf);
const patterns = [...general, ...general.flatMap(ofOneThing)];

function patternsOf({ slot, shape, raises }: BankQuestion): readonly Pattern[] {
  const own = slot.split('/');
  const raised = raises.map((raise) => {
    const filled = raise.slot.split('/');
    const parent = filled.includes('{thing}') ? withThing(own) : own;
    return { slot: filled, shape: followUpShape(raise), parent, per: raise.per };
  });
  return [{ slot: own, shape, parent: null, per: 'answer' }, ...raised];
}

/** The same question asked of one thing. */
function ofOneThing({ slot, shape, parent, per }: Pattern): readonly Pattern[] {
  const [kind = '', second = ''] = slot;
  if (!PER_THING.has(kind) || isFree(second) || second === 'records') return [];
  const asked = { slot: withThing(slot), shape: withoutThing(shape) };
  return [parent === null ? { ...asked, parent: RECORDS, per: 'thing' } : { ...asked, parent: withThing(parent), per }];
}

function withThing([kind = '', ...rest]: readonly string[]): readonly string[] {
  return rest[0] === 'records' ? [kind, ...rest] : [kind, '{thing}', ...rest];
}

function withoutThing(shape: ShapeSpec): ShapeSpec {
  if (shape.shape !== 'table') return shape;
  return { shape: 'table', columns: shape.columns.filter(({ id }) => id !== 'thing') };
}

/** Every slot of a kind that the bank asks for, with `{item}` for what a follow-up is about; those of one thing as for all. */
export function slotsOf(kind: string): readonly string[] {
  const slots = general.filter(({ slot }) => slot[0] === kind).map(({ slot }) => forAll(slot));
  return [...new Set(slots)];
}

/** The slot that a question id fills, in the same form; undefined for an id that nothing asks. */
export function slotPattern(id: string): string | undefined {
  const found = patternFor(id.split('.'));
  return found && forAll(found.slot);
}

function forAll([kind = '', second = '', ...rest]: readonly string[]): string {
  return [kind, ...(isFree(second) && PER_THING.has(kind) ? [] : [second]), ...rest].join('/');
}

/** How a question id is answered, by the bank: its own questions, their follow-ups, and both asked of one thing. */
export function askedBy(id: string): Asked | undefined {
  const segments = id.split('.');
  const found = patternFor(segments);
  return found && { shape: found.shape, because: becauseOf(found, segments), ...aboutIn(found, segments) };
}

const byLength = new Map<number, Pattern[]>();
for (const pattern of patterns)
  byLength.set(pattern.slot.length, [...(byLength.get(pattern.slot.length) ?? []), pattern]);

function patternFor(segments: readonly string[]): Pattern | undefined {
  return (byLength.get(segments.length) ?? [])
    .filter(({ slot }) => fits(slot, segments))
    .sort((a, b) => literals(b.slot) - literals(a.slot))[0];
}

function fits(slot: readonly string[], segments: readonly string[]): boolean {
  return slot.length === segments.length && slot.every((part, at) => isFree(part) || part === segments[at]);
}

function isFree(part: string): boolean {
  return part.startsWith('{');
}

function literals(slot: readonly string[]): number {
  return slot.filter((part) => !isFree(part)).length;
}

function becauseOf({ slot, parent }: Pattern, segments: readonly string[]): readonly string[] {
  if (parent === null) return [];
  const thing = segments[slot.indexOf('{thing}')] ?? '';
  const items = segments.filter((_, at) => slot[at] === '{item}');
  const filled = parent.map((part) => (part === '{thing}' ? thing : part === '{item}' ? (items.shift() ?? '') : part));
  const forAll = filled.filter((_, at) => parent[at] !== '{thing}');
  return [...new Set([filled.join('/'), forAll.join('/')])];
}

function aboutIn({ slot, parent, per }: Pattern, segments: readonly string[]): Pick<Asked, 'item' | 'thing'> {
  const at = (part: string) => segments[slot.lastIndexOf(part)] ?? null;
  const thing = at('{thing}');
  const item = per === 'item' ? at('{item}') : null;
  return parent === RECORDS && item === null ? { item: thing, thing: null } : { item, thing };
}
