import type { ErrorOf } from '../../model/errors/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type { Check, RuleProblem } from './types.ts';

/** What people read when a rule is broken, and the entry of the catalogue it is from. */
export function wordsFor(check: Check, model: Model): Pick<RuleProblem, 'text' | 'error'> {
  const entry = entryOf(check, model);
  if (entry) return { text: textOf(entry), error: entry.id };
  return { text: ownWords(check, model), error: null };
}

function entryOf({ rule }: Check, { errors }: Model): ErrorOf | undefined {
  if (!rule) return undefined;
  const catalogue = heldValue(errors.catalogue) ?? [];
  const named = heldValue(rule.error)?.id ?? null;
  if (named !== null) return catalogue.find(({ id }) => id === named);
  return catalogue.find(({ raisedBy }) =>
    (heldValue(raisedBy) ?? []).some(({ kind, id }) => kind === 'rule' && id === rule.id),
  );
}

function textOf({ text, texts }: ErrorOf): string | null {
  return heldValue(text) ?? texts.get('')?.text ?? null;
}

/** Words that stand at the rule itself, or that somebody gave for a value that is not accepted. */
function ownWords({ rule, kind, fields }: Check, { validation }: Model): string | null {
  const error = rule && heldValue(rule.error);
  if (error && error.label.trim() !== '') return error.label;
  if (kind === 'required' || kind === 'unique' || fields.length !== 1) return null;
  const example = validation.examples.find(({ field }) => field.id === fields[0]);
  return (example && heldValue(example.words)) ?? null;
}
