import type { QuestionView } from '#core/index.ts';
import { knownRows } from '../known/known-rows.ts';
import { valuesIn } from './verdicts.ts';

export interface FormLine {
  readonly field: string;
  readonly nonsense: string;
  /** Decided, rather than made up by the screen. */
  readonly settled: boolean;
}

/** The made-up lines. Their names are what the rules of a spec are mostly about. */
const NONSENSE: readonly FormLine[] = [
  { field: 'Name', nonsense: '😀', settled: false },
  { field: 'Born', nonsense: '31 February 2091', settled: false },
  { field: 'Mail', nonsense: 'x', settled: false },
  { field: 'Quantity', nonsense: '-3', settled: false },
  { field: 'From', nonsense: 'Friday', settled: false },
  { field: 'Until', nonsense: 'the Monday before', settled: false },
  { field: 'Customer number', nonsense: '7, like two others', settled: false },
];

/** The lines that were decided or said, each with what was not accepted in it; else the made-up ones. */
export function formLines(examples: QuestionView | undefined): readonly FormLine[] {
  const known = knownRows(examples).map(({ cell, settled }) => ({
    field: cell('field'),
    nonsense: valuesIn(cell('rejected'))[0] ?? valuesIn(cell('borderline'))[0] ?? '😀',
    settled,
  }));
  return known.length > 0 ? known : NONSENSE;
}
