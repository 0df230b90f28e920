import type { QuestionView } from '#core/index.ts';
import { statedRows } from '../answers/answer-value.ts';
import type { RowEntry } from '../answers/draft-writer.ts';
import { useUndoable } from '../things/use-undoable.ts';

const NO_VERDICTS: readonly Verdict[] = [];

export type Verdicts = ReturnType<typeof useVerdicts>;

/** Rulings are undone one by one; for typed words there is the browser's own undo. */
export function useVerdicts() {
  const { now: verdicts, step, amend, undo } = useUndoable<readonly Verdict[]>(NO_VERDICTS);
  return {
    verdicts,
    rule: (field: string, value: string, ruling: Ruling) => {
      const words = verdictOn(verdicts, field, value)?.words ?? '';
      step(withVerdict(verdicts, { field, value, ruling, words }));
    },
    say: (verdict: Verdict, words: string) => {
      // Editing the words of a ruling decided elsewhere makes it one of this screen.
      const worded = withVerdict(verdicts, { ...verdict, words });
      if (verdicts.includes(verdict)) amend(worded);
      else step(worded);
    },
    undo,
  };
}

export type Ruling = 'stop' | 'warn' | 'allow';

export const RULINGS: readonly Ruling[] = ['stop', 'warn', 'allow'];

export interface Verdict {
  readonly field: string;
  readonly value: string;
  readonly ruling: Ruling;
  /** The error message; empty if unknown. */
  readonly words: string;
}

export type FormValues = readonly { readonly field: string; readonly value: string }[];

export type SaveResult = ReturnType<typeof saveResult>;

export function verdictOn(verdicts: readonly Verdict[], field: string, value: string): Verdict | undefined {
  return verdicts.findLast((verdict) => verdict.field === field && verdict.value.trim() === value.trim());
}

/** Adds a verdict; it replaces an earlier one on the same value. */
export function withVerdict(verdicts: readonly Verdict[], verdict: Verdict): readonly Verdict[] {
  const old = verdictOn(verdicts, verdict.field, verdict.value);
  return [...verdicts.filter((other) => other !== old), verdict];
}

/** The known examples as verdicts: rejected ones stop, accepted ones are allowed. */
export function knownVerdicts(examples: QuestionView | undefined): readonly Verdict[] {
  return statedRows(examples).flatMap(({ cell }) => {
    const field = cell('field');
    const verdict = (values: string, ruling: Ruling) =>
      valuesIn(values).map((value) => ({ field, value, ruling, words: '' }));
    return [...verdict(cell('accepted'), 'allow'), ...verdict(cell('rejected'), 'stop')];
  });
}

/** The outcome of Save: values without a verdict get in. */
export function saveResult(filled: FormValues, verdicts: readonly Verdict[]) {
  const met = filled.flatMap(({ field, value }) => verdictOn(verdicts, field, value) ?? []);
  const stopped = met.filter(({ ruling }) => ruling === 'stop');
  return { stopped, warned: met.filter(({ ruling }) => ruling === 'warn'), ok: stopped.length === 0 };
}

const EXAMPLE_COLUMN: Readonly<Record<Ruling, string>> = {
  stop: 'rejected',
  warn: 'borderline',
  allow: 'accepted',
};

/** Verdicts as rows of the examples answer, one per field. */
export function exampleEntries(verdicts: readonly Verdict[]): readonly RowEntry[] {
  const fields = [...new Set(verdicts.map(({ field }) => field))];
  return fields.map((field) => {
    const ofField = verdicts.filter((verdict) => verdict.field === field);
    const cells = RULINGS.map((ruling) => {
      const matching = ofField.filter((verdict) => verdict.ruling === ruling);
      return [EXAMPLE_COLUMN[ruling], matching.map(valueWords).join('; ')];
    });
    return { field, ...Object.fromEntries(cells.filter(([, said]) => said !== '')) };
  });
}

/** Verdicts as rows of the severity answer. The name of a rule is its error message, if there is one. */
export function severityEntries(verdicts: readonly Verdict[]): readonly RowEntry[] {
  return verdicts.map((verdict) => ({
    rule: verdict.words.trim() || `${verdict.field}: “${valueWords(verdict)}”`,
    we: verdict.ruling === 'allow' ? 'allow with a reason' : verdict.ruling,
  }));
}

const EMPTY_WORD = 'empty';

function valueWords({ value }: Verdict): string {
  return value.trim() || EMPTY_WORD;
}

/** The values in a cell of examples, separated by semicolons. */
export function valuesIn(cell: string): readonly string[] {
  const values = cell.split(';').map((value) => value.trim());
  return values.filter((value) => value !== '').map((value) => (value === EMPTY_WORD ? '' : value));
}
