import type { QuestionView } from '#core/index.ts';
import { statedRows } from '../answers/stated-rows.ts';
import type { HeadedQuestions } from '../pieces/side-questions.tsx';
import { valuesIn } from './verdicts.ts';

const FIELD_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['Name', 'validation.required'],
  ['Born', 'validation.examples'],
  ['Quantity', 'validation.severity'],
  ['Until', 'validation.across'],
  ['Customer number', 'validation.unique'],
]);

/** Id of the question pinned to a made-up field; settled fields have none. */
export function questionAtField({ field, settled }: FormField): string | undefined {
  return settled ? undefined : FIELD_QUESTIONS.get(field);
}

const SIDE_HEADS: HeadedQuestions = [
  ['validation.examples', 'Good, bad, just on the edge'],
  ['validation.severity', 'Stop, warn or let go on'],
  ['validation.required', 'What must not be empty'],
  ['validation.across', 'What has to fit together'],
  ['validation.unique', 'What may be there only once'],
  ['validation.moment', 'When does it look?'],
  ['validation.existing', 'And the 12 400 old ones?'],
  ['validation.source', 'Says who?'],
];

export const SHOWN_QUESTIONS = SIDE_HEADS.map(([id]) => id);

export function sideHeads(fields: readonly FormField[]): HeadedQuestions {
  const pinned = fields.map(questionAtField);
  return SIDE_HEADS.filter(([id]) => !pinned.includes(id));
}

export interface FormField {
  readonly field: string;
  readonly nonsense: string;
  /** Decided, rather than made up by the screen. */
  readonly settled: boolean;
}

/** Made-up fields, named after what most rules are about. */
const MADE_UP_FIELDS: readonly FormField[] = [
  { field: 'Name', nonsense: '😀', settled: false },
  { field: 'Born', nonsense: '31 February 2091', settled: false },
  { field: 'Mail', nonsense: 'x', settled: false },
  { field: 'Quantity', nonsense: '-3', settled: false },
  { field: 'From', nonsense: 'Friday', settled: false },
  { field: 'Until', nonsense: 'the Monday before', settled: false },
  { field: 'Customer number', nonsense: '7, like two others', settled: false },
];

/** The known fields, each with a rejected example as its value; else the made-up ones. */
export function formFields(examples: QuestionView | undefined): readonly FormField[] {
  const knownFields = statedRows(examples).map(({ cell, settled }) => ({
    field: cell('field'),
    nonsense: valuesIn(cell('rejected'))[0] ?? valuesIn(cell('borderline'))[0] ?? '😀',
    settled,
  }));
  return knownFields.length > 0 ? knownFields : MADE_UP_FIELDS;
}
