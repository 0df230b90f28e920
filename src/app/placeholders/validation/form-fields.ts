import type { QuestionView } from '#core/index.ts';
import { statedRows } from '../answers/stated-rows.ts';
import { valuesIn } from './verdicts.ts';

const FIELD_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['Name', 'validation.required'],
  ['Born', 'validation.examples'],
  ['Until', 'validation.across'],
  ['Customer number', 'validation.unique'],
]);

/** Id of the question pinned to a made-up field; settled fields have none. */
export function questionAtField({ field, settled }: FormField): string | undefined {
  return settled ? undefined : FIELD_QUESTIONS.get(field);
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
  { field: 'Quantity', nonsense: '-3', settled: false },
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
