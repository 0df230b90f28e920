import { finderOf } from '../../answers/find.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Ref } from '../../answers/things.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Model } from '../../model/types.ts';
import type { RuleKind } from '../../model/validation/types.ts';
import type { ErrorOf } from '../../slots/errors/messages.ts';
import type { Check, RuleProblem } from './types.ts';

/** What people read when a rule is broken, and the entry of the catalogue it is from. */
export function wordsFor(check: Check, model: Model, entity: string): Pick<RuleProblem, 'text' | 'error'> {
  const own = ownWords(check, model, entity);
  const entry = entryOf(check, own, model) ?? (own ? undefined : generalEntry(check, model));
  return entry ? { text: textOf(entry), error: entry.id } : { text: own?.label ?? null, error: null };
}

function entryOf(check: Check, own: Ref | undefined, model: Model): ErrorOf | undefined {
  const catalogue = knownValue(model.errors.catalogue) ?? [];
  const named = catalogue.find(({ id }) => id === own?.id);
  const { rule } = check;
  if (!rule) return named;
  const raised = catalogue.find(
    (entry) =>
      entry !== named &&
      (knownValue(entry.raisedBy) ?? []).some((by) => by.kind === 'rule' && by.id === rule.id),
  );
  if (!isBorrowed(check, model)) return named ?? raised;
  return raised ?? generalEntry(check, model) ?? named;
}

/** Whether an empty line, or one that is there twice, only has the words of a value that is not accepted. */
function isBorrowed({ kind, rule }: Check, { validation }: Model): boolean {
  if (!SPEAKS_OF[kind] || rule?.error.is !== 'known') return false;
  const { source } = rule.error;
  return validation.examples.some(({ words }) => words.is === 'known' && words.source === source);
}

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
  const catalogue = knownValue(errors.catalogue) ?? [];
  const kinds = new Map(validation.rules.map((rule) => [rule.id, knownValue(rule.kind)]));
  const isRaised = ({ raisedBy }: ErrorOf) =>
    (knownValue(raisedBy) ?? []).some((by) => {
      const raised = by.kind === 'rule' ? kinds.get(by.id ?? '') : undefined;
      return raised !== undefined && KINDS[kind]?.includes(raised);
    });
  const about = catalogue.filter(
    ({ label, trigger }) => speaks.test(label) || speaks.test(knownValue(trigger) ?? ''),
  );
  return theOnly(about) ?? theOnly(about.filter(isRaised)) ?? theOnly(catalogue.filter(isRaised));
}

function theOnly<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

function textOf({ text, texts }: ErrorOf): string | null {
  return knownValue(text) ?? texts.get('')?.text ?? null;
}

/** What stands at the rule itself, or what somebody gave for a value that is not accepted: an entry or the words. */
function ownWords({ rule, kind, fields }: Check, model: Model, entity: string): Ref | undefined {
  const error = rule && knownValue(rule.error);
  if (error && error.label.trim() !== '') return error;
  if (SPEAKS_OF[kind] || fields.length !== 1) return undefined;
  const { examples } = byEntity(model);
  const example = [...examples(entity), ...examples(null)].find(({ field }) => field.id === fields[0]);
  const words = example && knownValue(example.words);
  return words === undefined ? undefined : errorsIn(model)(words);
}

const errorsIn = memoizeByObject((model: Model) => finderOf(knownValue(model.errors.catalogue) ?? []));
