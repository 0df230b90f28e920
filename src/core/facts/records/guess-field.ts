import { slashOrder, writtenDay } from '../../base/written-day.ts';
import { readAmount } from '../../shapes/amount.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { nameKey } from './align-records.ts';
import { kindOf, type SplitField } from './pieces.ts';
import type { KnownField } from './read-records.ts';
import { VALUE_FORMS } from './value-forms.ts';

/** Another kind of thing that a value can name a record of. */
interface KnownThing {
  readonly label: string;
  /** What its records are called. */
  readonly names: readonly string[];
}

/** Names that are known and tell what a field is about. */
export interface FieldNames {
  readonly things?: readonly KnownThing[];
  /** Groups of people and roles. */
  readonly people?: readonly string[];
}

export interface FieldGuess {
  readonly name: string;
  /** Whether people said the name, it is known already, it was made up from the values, or there is none. */
  readonly from: 'said' | 'known' | 'guess' | 'missing';
  /** As in the question on fields; '' where the values do not tell. */
  readonly type: string;
  readonly unit: string;
  readonly cells: readonly string[];
  /** The words that were seen, where one of a few seems to be chosen. */
  readonly choices: readonly string[];
  /** Whether they seem to say where the record is: waiting, paid. */
  readonly isState: boolean;
  /** The smallest and the largest value seen, where there are several. */
  readonly seen: readonly [least: string, most: string] | null;
}

interface Column {
  readonly known: KnownField | undefined;
  readonly name: string;
  readonly isFirst: boolean;
}

/** Names of what tells records apart by digits. */
export const CODE_NAME = /(?:\b(?:number|no\.?|nr\.?|id|code)|\b(?:zip|postcode))$/i;
const STATE_NAME = /\b(?:state|status|stage|phase)$/i;
const CHOICE_NAME = /\b(?:kind|type|category|species|size|colou?r|priority|level|class|department|genre)$/i;

/** What the values of one field tell about it, over all records. */
export function guessField(items: readonly (SplitField | undefined)[], column: Column, names: FieldNames): FieldGuess {
  const { known, isFirst } = column;
  const said = items.filter((item) => item !== undefined);
  const name = known?.name || column.name || commonest(said.filter(({ named }) => named).map(({ field }) => field));
  const texts = said.map(wholeOf);
  const read = typeOf(said, texts, { name, isFirst }, names);
  const units = new Set(said.map(({ unit }) => unit));
  const [only = ''] = units.size === 1 ? units : [];
  const unit =
    known?.unit || (read.type === 'link' ? (read.unit ?? '') : known?.type && known.type !== read.type ? '' : only);
  const made =
    name === '' ? nameFor(said, read, { isFirst, isState: saysState(name, said, known?.type || read.type) }) : '';
  const cells = items.map((item) => (item ? cellOf(item, unit, name || made) : ''));
  const type = known?.type || read.type;
  const isState = saysState(name, said, type);
  return {
    name: name || made,
    from: known?.name ? 'known' : name !== '' ? 'said' : made === '' ? 'missing' : 'guess',
    type,
    unit,
    cells,
    choices: type === 'choice' ? distinct(cells) : [],
    isState,
    seen: rangeOf(type, cells),
  };
}

function saysState(name: string, said: readonly SplitField[], type: string): boolean {
  return type === 'choice' && (STATE_NAME.test(name) || said.some(({ format }) => format === 'state'));
}

/** What a record says in a field: whole where it says another name than the field has, else without name and unit. */
function cellOf(item: SplitField, unit: string, name: string): string {
  if (item.named && nameKey(item.field) !== nameKey(name)) return item.piece;
  return item.unit !== '' && item.unit === unit ? item.example : wholeOf(item);
}

/** The value as it was typed, without the name that was said before it. */
function wholeOf({ named, unit, example, piece }: SplitField): string {
  if (unit === '') return example;
  return named ? piece.replace(/^[^:=]*[:=]\s*/, '') : piece;
}

interface TypeGuess {
  readonly type: string;
  readonly unit?: string;
}

function typeOf(
  said: readonly SplitField[],
  texts: readonly string[],
  { name, isFirst }: Pick<Column, 'name' | 'isFirst'>,
  { things = [], people = [] }: FieldNames,
): TypeGuess {
  if (said.length === 0) return { type: '' };
  const thing = things.find((one) => isAbout(one, name, texts));
  if (thing) return { type: 'link', unit: thing.label };
  if (name !== '' && people.some((one) => nameKey(one) === nameKey(name))) return { type: 'person' };
  const kinds = new Set(said.map(kindOf));
  const [kind = ''] = kinds;
  const isDates = said.every(({ type }) => type === 'date');
  if (isDates) return { type: said.some(({ format }) => format === 'date and time') ? 'date and time' : 'date' };
  if (said.some(({ type }) => type === 'yes or no') && texts.every((text) => isYesNo(text, name)))
    return { type: 'yes or no' };
  if (kinds.size === 1 && kind === 'number') return { type: numberType(said, texts, name, isFirst) };
  if (kinds.size === 1 && kind === 'file') return { type: texts.every(isImage) ? 'image' : 'file' };
  if (kinds.size === 1 && !['text', 'state'].includes(kind)) return { type: kind };
  if (seemsChosen(texts, kinds, name, isFirst)) return { type: 'choice' };
  return { type: texts.some((text) => text.length > 120) ? 'long text' : 'text' };
}

/** A field called after a thing, or of whose values at least half are names of its records. */
function isAbout({ label, names }: KnownThing, name: string, texts: readonly string[]): boolean {
  if (name !== '' && nameKey(label) === nameKey(name)) return true;
  const known = new Set(names.map(foldCase));
  const hits = texts.filter((text) => known.has(foldCase(text))).length;
  return hits > 0 && hits * 2 >= texts.length;
}

function isYesNo(text: string, name: string): boolean {
  const says = VALUE_FORMS['yes or no'](text) || /^(?:not|already|never|still not) /i.test(text);
  return says || nameKey(text) === nameKey(name);
}

/** Digits that only tell a record apart are no number that anybody counts with. */
function numberType(said: readonly SplitField[], texts: readonly string[], name: string, isFirst: boolean): string {
  if (CODE_NAME.test(name) || said.every(({ field, named }) => !named && CODE_NAME.test(field))) return 'text';
  if (said.every(({ unit }) => /^(?:%|percent)$/i.test(unit))) return 'percentage';
  const isCode = isFirst && texts.every((text) => /^\d{3,}$/.test(text));
  return isCode || texts.some((text) => /^0\d/.test(text)) ? 'text' : 'number';
}

function isImage(text: string): boolean {
  return /\.(?:jpe?g|png|gif|heic|webp)$/i.test(text);
}

/** Short words that come again, or that say where something is. */
function seemsChosen(texts: readonly string[], kinds: ReadonlySet<string>, name: string, isFirst: boolean): boolean {
  if (STATE_NAME.test(name) || CHOICE_NAME.test(name)) return texts.every((text) => text.length <= 40);
  if (kinds.has('state')) return true;
  const isShort = texts.every((text) => text.length <= 30 && text.split(' ').length <= 3);
  return isShort && !(isFirst && name === '') && distinct(texts).length < texts.length;
}

/** Each once, in the order in which they came. */
export function distinct(texts: readonly string[]): readonly string[] {
  const keys = texts.map(foldCase);
  return texts.filter((text, at) => text !== '' && keys.indexOf(keys[at] ?? '') === at);
}

/** A name to start from: what the form of a value tells, else the place of the field. */
function nameFor(
  said: readonly SplitField[],
  { type, unit }: TypeGuess,
  { isFirst, isState }: { isFirst: boolean; isState: boolean },
) {
  if (isState) return 'State';
  if (type === 'link' && unit) return unit;
  const made = commonest(said.map(({ field }) => field).filter((field) => field !== ''));
  if (made !== '') return made;
  if (isFirst && said.length > 0) return said.every(({ example }) => /\d/.test(example)) ? 'Number' : 'Name';
  return type === 'choice' ? 'Kind' : '';
}

function commonest(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce<[string, number]>((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
}

/** By the day or the amount that each value says. */
export function rangeOf(type: string, cells: readonly string[]): FieldGuess['seen'] {
  const size = type.startsWith('date') ? dayReader(cells) : AMOUNTS.has(type) ? amountOf : null;
  if (!size) return null;
  const sized = cells.flatMap((cell) => {
    const at = size(cell);
    return at === undefined ? [] : [{ cell, at }];
  });
  const [first, ...rest] = sized.sort((one, other) => one.at - other.at);
  const last = rest.at(-1);
  return first && last && first.at !== last.at ? [first.cell, last.cell] : null;
}

const AMOUNTS: ReadonlySet<string> = new Set(['number', 'money', 'percentage', 'duration', 'whole number']);

function dayReader(cells: readonly string[]): (cell: string) => number | undefined {
  const order = slashOrder(cells);
  return (cell) => writtenDay(cell, order);
}

function amountOf(cell: string): number | undefined {
  const read = readAmount(/-?\d[\d.,’' ]*/u.exec(cell)?.[0].trim() ?? '');
  return read.ok ? Number(read.value) : undefined;
}
