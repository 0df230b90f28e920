import { knownValue } from '../../answers/sourced.ts';
import { convertUnit } from '../../conditions/units.ts';
import type { SplitField } from '../../facts/records/pieces.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Entity, Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { hasSameFormat } from '../record-number.ts';
import type { ExampleContext, ExampleRecord } from './example-records.ts';
import { categoriesFor, type Meaning, wordsOfName } from './meaning-words.ts';
import { meaningOf } from './meanings.ts';
import { parseFieldValue, type ValueOnDay } from './parse-field-value.ts';

interface FieldMatch {
  readonly field: Field;
  readonly score: number;
  readonly value: ValueOnDay | string;
}

interface PieceContext {
  readonly piece: SplitField;
  readonly at: number;
  readonly of: number;
  readonly telling: ExampleContext;
}

/**
 * Assigns each piece of an example record to the field it matches best: by the name that people used, by the values
 * that the field takes (a choice, a unit, a day, a person, another record), and plain words last, to the next free text
 * field. A piece that matches no field is left out.
 */
export function matchToFields(pieces: readonly SplitField[], telling: ExampleContext): ExampleRecord {
  const state = pieces.flatMap((piece) => stateCalled(piece, telling))[0];
  const number = pieces.find(({ piece }) => isNumberOf(telling.entity, piece))?.piece;
  const open = pieces.filter((one) => one !== state?.piece && one.piece !== number);
  const fits = open
    .flatMap((piece, at) => fitsFor({ piece, at, of: open.length, telling }).map((fit) => ({ ...fit, at })))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const taken = new Set<number | string>();
  const values = new Map<string, ValueOnDay>();
  const links = new Map<string, string>();
  for (const { at, field, value } of fits) {
    if (taken.has(at) || taken.has(field.id)) continue;
    taken.add(at).add(field.id);
    if (typeof value === 'string') links.set(field.id, value);
    else values.set(field.id, value);
  }
  return { values, links, state: state?.id, number };
}

/** A piece that is the name of a state, unless a choice or a field has that name too. */
function stateCalled(piece: SplitField, { states, fields }: ExampleContext) {
  const word = foldCase(piece.piece);
  const isFieldOrChoice = fields.some(
    ({ label, values }) => foldCase(label) === word || knownValue(values)?.some((one) => foldCase(one.label) === word),
  );
  return isFieldOrChoice ? [] : states.filter(({ label }) => foldCase(label) === word).map(({ id }) => ({ id, piece }));
}

/** Whether a piece looks like the number that identifies the entity: “T-0143”. */
function isNumberOf({ identity }: Entity, piece: string): boolean {
  if (knownValue(identity.fields)?.length) return false;
  const shown = /[^\s“”"'(),;]*\d[^\s“”"'(),;]*/u.exec(knownValue(identity.looks) ?? '')?.[0] ?? '';
  return shown !== '' && hasSameFormat(piece, shown);
}

function fitsFor(context: PieceContext): readonly FieldMatch[] {
  return context.telling.fields.flatMap((field) => {
    const fit = matchByName(context, field) ?? matchByType(context, field) ?? matchByOrder(context, field);
    return fit ? [{ field, ...fit }] : [];
  });
}

type Match = Omit<FieldMatch, 'field'> | undefined;

/** “born 2020” goes to “Born on”, “not paid yet” to “Paid”, “room 2” to “Room”. */
function matchByName({ piece, telling: { entity } }: PieceContext, field: Field): Match {
  const { named: isNamed, field: name, example } = piece;
  const isYesOrNo = knownValue(field.type) === 'yes or no';
  if (isNamed && isCalled(field, name, entity)) {
    const value = parseFieldValue(example, field) ?? (isYesOrNo ? () => true : undefined);
    if (value) return { score: 100, value };
  }
  const lead = /^\p{L}+(?: (?:on|at|by|from|until))?/u.exec(piece.piece)?.[0];
  if (piece.type === 'date' && lead !== undefined && isCalled(field, lead, entity)) {
    const value = parseFieldValue(example, field);
    if (value) return { score: 99, value };
  }
  const isWord = isYesOrNo && foldCase(piece.piece) === foldCase(field.label);
  return isWord ? { score: 95, value: () => true } : undefined;
}

const STOP_WORDS: ReadonlySet<string> = new Set('on at in of the is date day number no time'.split(' '));

function isCalled(field: Field, name: string, entity: Entity): boolean {
  const [one, other] = [field.label, name].map((words) => wordsOfName(words).filter((word) => !STOP_WORDS.has(word)));
  if (one && other && one.length > 0 && one.join(' ') === other.join(' ')) return true;
  const meaning = meaningIn(field, entity);
  return meaning !== undefined && meaning === meaningOf(name, entity.label, categoriesFor(field));
}

function meaningIn(field: Field, entity: Entity): Meaning | undefined {
  return meaningOf(field.label, entity.label, categoriesFor(field));
}

function matchByType(context: PieceContext, field: Field): Match {
  const { piece, telling } = context;
  const read = parseFieldValue(piece.example, field);
  switch (knownValue(field.type)) {
    case 'choice':
      return read && { score: 92, value: read };
    case 'link':
      return linkFit(piece.piece, field, telling);
    case 'file':
      return /\.\p{L}\w{1,4}$/u.test(piece.piece) ? { score: 90, value: () => piece.piece } : undefined;
    case 'money':
      return read && isPlain(piece) ? { score: piece.type === 'money' ? 82 : 44, value: read } : undefined;
    case 'number':
      return read && numberScore(piece, field) > 0 ? { score: numberScore(piece, field), value: read } : undefined;
    case 'date':
      return read && (piece.type === 'date' || piece.field === 'Time')
        ? { score: isBack(field, telling.entity) ? 60 : 75, value: read }
        : undefined;
    case 'yes or no':
      return read && piece.type === 'yes or no' && !piece.named ? { score: 50, value: read } : undefined;
    case 'person':
      return personScore(piece) > 0 ? { score: personScore(piece), value: () => piece.piece } : undefined;
    default:
      return undefined;
  }
}

/** A bare amount, or one of money. */
function isPlain({ type, piece }: SplitField): boolean {
  return type === 'money' || /^-?\d[\d.,’' ]*$/u.test(piece);
}

function numberScore(piece: SplitField, field: Field): number {
  const unit = knownValue(field.unit) ?? '';
  if (piece.type === 'number') {
    const nameInPiece = piece.unit === '' ? piece.field : piece.unit;
    if (foldCase(nameInPiece) === foldCase(unit) || foldCase(nameInPiece) === foldCase(field.label)) return 85;
    if (unit !== '' && convertUnit(1, nameInPiece, unit) === 1) return 85;
    return foldCase(piece.field) === foldCase(field.label) ? 84 : 0;
  }
  return isPlain(piece) && piece.type === '' ? 45 : 0;
}

/** Dates about the record itself are rarely part of an example. */
function isBack(field: Field, entity: Entity): boolean {
  const meaning = meaningIn(field, entity);
  return meaning === 'created' || meaning === 'updated' || meaning === 'born';
}

function personScore(piece: SplitField): number {
  if (piece.type === 'person') return 76;
  return piece.type === '' && !piece.named && isFullName(piece.piece) ? 55 : 0;
}

/** Two words or more, all with a capital: “Bruno Keller”. */
export function isFullName(piece: string): boolean {
  return /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)+$/u.test(piece);
}

/** How well words name a linked record: by its number or name, or by a word of it. */
function linkFit(words: string, { target }: Field, { model, pinned }: ExampleContext): Match {
  const other = byEntity(model).entity(target?.id ?? '');
  if (!other) return undefined;
  if (isNumberOf(other, words)) return { score: 91, value: words };
  const written = pinned.filter(({ entity }) => entity === other.id);
  const names = [
    ...other.examples.map((example) => example.split(',')[0] ?? ''),
    ...written.map(({ values }) => String(values[other.display ?? ''] ?? '')),
  ];
  if (names.some((name) => withoutArticle(name) === withoutArticle(words))) return { score: 91, value: words };
  return names.some((name) => shareWord(name, words)) ? { score: 35, value: words } : undefined;
}

/** Whether two names share a word: “Two drills in a row” is about a “Cordless drill”. */
export function shareWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map(
    (name) => new Set(wordsOfName(name).flatMap((word) => (word.length > 3 ? [word.replace(/s$/u, '')] : []))),
  );
  return [...(words ?? [])].some((word) => others?.has(word));
}

/** Words without their article, for comparing. */
export function withoutArticle(words: string): string {
  return foldCase(words).replace(/^(?:the|an?) /u, '');
}

const ADDRESSES: ReadonlyMap<Meaning, RegExp> = new Map<Meaning, RegExp>([
  ['email', /^\S+@\S+\.\S+$/u],
  ['phone', /^\+?[\d() /-]{6,}$/u],
  ['website', /^(?:https?:|www\.)\S+$/u],
]);
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label', 'called']);

/** Words that nothing else explains: the first ones name the record, others go to the next text field. */
function matchByOrder({ piece, at, of, telling: { entity } }: PieceContext, field: Field): Match {
  const type = knownValue(field.type);
  if (type !== undefined && type !== 'text') return undefined;
  const value = () => piece.piece;
  const meaning = meaningIn(field, entity);
  const form = meaning && ADDRESSES.get(meaning);
  if (form) return form.test(piece.piece) ? { score: 86, value } : undefined;
  if (meaning === 'person' && personScore(piece) > 0) return { score: 54, value };
  const last = wordsOfName(field.label).at(-1) ?? '';
  const isText = piece.type === '' || piece.type === 'person';
  if (at === 0 && isText && NAMES.has(last)) return { score: 60, value };
  if (of === 1 && isText && entity.display === field.id) return { score: 33, value };
  const isWords = piece.type === '' && !piece.named && /^\P{N}*\p{L}\P{N}*$/u.test(piece.piece);
  const isFree = meaning === undefined && type === 'text' && !isFullName(piece.piece);
  return isWords && isFree ? { score: 30, value } : undefined;
}
