import type { ErrorOf } from '../../model/errors/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type { Rule, RuleKind } from '../../model/validation/types.ts';
import type { Check, RuleProblem } from './types.ts';

/** What people read when a rule is broken, and the entry of the catalogue it is from. */
export function wordsFor(check: Check, model: Model): Pick<RuleProblem, 'text' | 'error'> {
  const entry = entryOf(check, model);
  if (entry) return { text: textOf(entry), error: entry.id };
  const own = ownWords(check, model);
  const general = own === null ? generalEntry(check, model) : undefined;
  return general ? { text: textOf(general), error: general.id } : { text: own, error: null };
}

function entryOf(check: Check, model: Model): ErrorOf | undefined {
  const { rule } = check;
  if (!rule) return undefined;
  const catalogue = heldValue(model.errors.catalogue) ?? [];
  const id = heldValue(rule.error)?.id ?? null;
  const named = catalogue.find((entry) => entry.id === id);
  const raised = catalogue.find(
    (entry) =>
      entry !== named &&
      (heldValue(entry.raisedBy) ?? []).some((by) => by.kind === 'rule' && by.id === rule.id),
  );
  if (!BORROWS.has(rule.madeOf)) return named ?? raised;
  return raised ?? generalEntry(check, model) ?? named;
}

/** Rules that name no error themselves: the one they have is for a value that is not accepted. */
const BORROWS: ReadonlySet<Rule['madeOf']> = new Set(['required', 'unique']);

/** Words of an entry for what goes wrong in general, by what it is about. */
const SPEAKS_OF: Partial<Readonly<Record<Check['kind'], RegExp>>> = {
  required: /\b(?:missing|empty|blank|required|mandatory|obligatory|fill(?:ed)? in|left out|not given)\b/iu,
  unique: /\b(?:already|twice|duplicate|taken|exists)\b/iu,
};
const KINDS: Partial<Readonly<Record<Check['kind'], readonly RuleKind[]>>> = {
  required: ['required', 'conditional'],
  unique: ['unique'],
};

/** The one entry that is about such a thing: by its words, or as other rules of the kind bring it up. */
function generalEntry({ kind }: Check, { errors, validation }: Model): ErrorOf | undefined {
  const speaks = SPEAKS_OF[kind];
  if (!speaks) return undefined;
  const catalogue = heldValue(errors.catalogue) ?? [];
  const kinds = new Map(validation.rules.map((rule) => [rule.id, heldValue(rule.kind)]));
  const isRaised = ({ raisedBy }: ErrorOf) =>
    (heldValue(raisedBy) ?? []).some((by) => {
      const raised = by.kind === 'rule' ? kinds.get(by.id ?? '') : undefined;
      return raised !== undefined && KINDS[kind]?.includes(raised);
    });
  const about = catalogue.filter(
    ({ label, trigger }) => speaks.test(label) || speaks.test(heldValue(trigger) ?? ''),
  );
  return theOnly(about) ?? theOnly(about.filter(isRaised)) ?? theOnly(catalogue.filter(isRaised));
}

function theOnly<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
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
