import { knownValue } from '../../answers/sourced.ts';
import type { Wanted } from '../../conditions/picking/place.ts';
import type { Vocabulary } from '../../conditions/types.ts';
import { nameCalled, vocabularyIndexOf } from '../../conditions/vocabulary.ts';
import type { Question } from '../../facts/types.ts';
import type { Product } from '../../product/product.ts';
import { columnsIn } from '../../shapes/columns.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { frameOf } from '../regions/regions-of.ts';
import { readOnScreen, screenVocabulary } from '../regions/screen-scope.ts';
import { screensOf } from '../screens-of.ts';
import { SPAN_READERS, type SpanReaderName } from './expression-spans.ts';

/** A place in an answer where a condition or a formula stands, or can stand. */
export interface ExpressionAt {
  /** The names it may mention. */
  readonly vocabulary: Vocabulary;
  readonly wanted: Wanted;
  /** Where in the text it stands. */
  readonly start: number;
  readonly end: number;
  /** What comes before and after it once it is there. */
  readonly before: string;
  readonly after: string;
}

/** What a cell is of: its column, and the other cells of its row by column. */
interface CellPlace {
  readonly product: Product;
  readonly question: Question;
  /** The entity that the question is about. */
  readonly entity: string | null;
  readonly cell: (column: string) => string;
}

interface ExpressionColumn {
  readonly stands: SpanReaderName;
  readonly is: Wanted['is'];
  readonly names: (place: CellPlace) => Vocabulary | null;
}

const ofEntity = ({ product, entity, cell }: CellPlace): Vocabulary => {
  const thing = cell('thing');
  return product.model.vocabulary(entity ?? product.index.entities.called(thing)?.id ?? null);
};
const ofProduct = ({ product }: CellPlace): Vocabulary => product.model.vocabulary(null);

function screenIn({ product, question }: CellPlace) {
  const id = question.slot?.split('/')[1];
  const frame = frameOf(product);
  return [...screensOf(product), ...(frame ? [frame] : [])].find((screen) => screen.id === id);
}

const aroundScreen = (place: CellPlace): Vocabulary | null => {
  const screen = screenIn(place);
  return screen ? screenVocabulary(place.product)(screen) : null;
};

/** The names of the records that a part of a screen shows. */
const ofPart = (place: CellPlace): Vocabulary | null => {
  const screen = screenIn(place);
  if (!screen) return null;
  const read = readOnScreen(place.product, screen, place.cell('of'));
  return read.form === 'exact' && read.of !== undefined ? place.product.model.vocabulary(read.of) : aroundScreen(place);
};

const fromScreen = ({ product, cell }: CellPlace): Vocabulary => {
  const about = product.index.screens.called(cell('from'))?.about;
  return product.model.vocabulary(knownValue(about)?.id ?? null);
};

const CHECKED = ['fits together', 'only sometimes', 'must be filled in'];
const ofRule = (place: CellPlace): Vocabulary | null =>
  CHECKED.includes(foldCase(place.cell('kind'))) ? ofEntity(place) : null;

/** The names of the records that an action is about, as the rights name it: “delete a loan”. */
const ofAction = ({ product, entity, cell }: CellPlace): Vocabulary => {
  const action = foldCase(cell('action'));
  const named = product.model.roles.permissions.find(({ words }) => foldCase(words) === action);
  return product.model.vocabulary(entity ?? named?.entity?.id ?? null);
};

const test = (names: ExpressionColumn['names'], stands: SpanReaderName = 'whole'): ExpressionColumn => ({
  ...{ stands, is: 'test', names },
});

/** The columns in which conditions and formulas stand, by part, last segment of the slot and id. */
const COLUMNS: ReadonlyMap<string, ExpressionColumn> = new Map([
  ['states.transitions.guard', test(ofEntity)],
  ['states.reversal.if', test(ofEntity)],
  ['states.effects.effect', test(ofEntity, 'clauses')],
  ['screens.links.condition', test(fromScreen)],
  ['screens.parts.of', { stands: 'whole', is: 'records', names: aroundScreen }],
  ['screens.parts.where', test(ofPart)],
  ['screens.parts.shows', test(ofPart, 'brackets')],
  ['screens.parts.press', test(ofPart, 'brackets')],
  ['screens.figures.from', { stands: 'whole', is: 'value', names: ofProduct }],
  ['entities.fields.required', test(ofEntity)],
  ['entities.fields.changed', test(ofEntity)],
  ['entities.fields.default', { stands: 'whole', is: 'value', names: ofEntity }],
  ['entities.formula.', { stands: 'whole', is: 'value', names: ofEntity }],
  ['entities.put-away.', test(ofEntity)],
  ['validation.rules.limit', test(ofRule)],
  ['validation.across.condition', test(ofEntity)],
  ['validation.unique.within', test(ofEntity)],
  ['roles.conditions.condition', test(ofAction)],
  ['roles.permissions.if', test(ofAction)],
  ['calls.gives.when', test(ofProduct)],
]);

export interface CellText {
  /** Id of the column; empty for an answer that is one text, the word before it in a cell of a matrix. */
  readonly column: string;
  readonly row: readonly string[];
  readonly text: string;
  readonly caret: number;
}

/** Whether conditions or formulas can stand in a column of an answer. */
export function takesExpressions({ slot }: Question, column: string): boolean {
  return columnOf(slot, column) !== undefined;
}

/** The expression at the caret of a cell, or a place for a new one; null where none can stand. */
export function expressionAt(
  product: Product,
  question: Question,
  { column, row, text, caret }: CellText,
): ExpressionAt | null {
  const found = columnOf(question.slot, column);
  const [, subject] = question.slot?.split('/') ?? [];
  if (!found) return null;
  const ids = columnIds(question);
  const place: CellPlace = {
    ...{ product, question },
    entity: subject !== undefined && product.index.entities.has(subject) ? subject : null,
    cell: (id) => row[ids.indexOf(id)] ?? '',
  };
  const vocabulary = found.names(place);
  if (!vocabulary) return null;
  const { spansIn, addition } = SPAN_READERS[found.stands];
  const spans = spansIn(text);
  const at =
    spans.find(({ start, end }) => start <= caret && caret <= end) ?? (found.stands === 'whole' ? spans[0] : undefined);
  const field = at?.field ?? (column === 'default' ? row[0] : undefined);
  const wanted = wantedAs(at && found.stands !== 'whole' ? at.is : found.is, field, vocabulary);
  if (at) return { vocabulary, wanted, start: at.start, end: at.end, before: '', after: '' };
  return { vocabulary, wanted, start: text.length, end: text.length, ...addition };
}

function wantedAs(is: Wanted['is'], field: string | undefined, vocabulary: Vocabulary): Wanted {
  const like = field === undefined ? undefined : nameCalled(vocabularyIndexOf(vocabulary), foldCase(field));
  return is === 'value' && like ? { is, like } : { is };
}

/** The two ends of an edge stand before its columns; a cell of a matrix has a row and a column, such as an action. */
export function columnIds({ shape }: Question): readonly string[] {
  if (shape.shape === 'matrix') return ['row', 'action'];
  const ids = columnsIn(shape).map(({ id }) => id);
  return shape.shape === 'edges' && !ids.includes('from') ? ['from', 'to', ...ids] : ids;
}

function columnOf(slot: string | null, column: string): ExpressionColumn | undefined {
  const [part = '', ...rest] = slot?.split('/') ?? [];
  return COLUMNS.get(`${part}.${rest.at(-1)}.${column}`);
}
