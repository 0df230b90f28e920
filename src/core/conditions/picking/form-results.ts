import { memoizeByDeps } from '../../base/memoize.ts';
import type { Tree } from '../parse/tree.ts';
import type { Vocabulary } from '../types.ts';
import { HOLE, hasNoComplaint, kindOfTree, probesIn } from './place.ts';
import { VALUE_FORMS, type ValueForm } from './value-forms.ts';

interface FormResults {
  readonly form: ValueForm;
  /** An example for each kind of value that it can come to. */
  readonly results: readonly Tree[];
}

/** What each way to work out a value can come to, with the values that there are in a place. */
export function formResults(scopes: readonly Vocabulary[]): readonly FormResults[] {
  const innermost = scopes.at(-1);
  return innermost
    ? resultsOf(innermost, scopes, () => VALUE_FORMS.map((form) => resultsWith(form, probesIn(scopes))))
    : [];
}

const resultsOf = memoizeByDeps<Vocabulary, readonly FormResults[]>();

function resultsWith(form: ValueForm, probes: readonly Tree[]): FormResults {
  const byKind = new Map<string, Tree>();
  for (const parts of partsFrom(form, probes)) {
    const tree = form.make(parts);
    if (hasNoComplaint(tree)) byKind.set(JSON.stringify(kindOfTree(tree)), tree);
  }
  return { form, results: [...byKind.values()] };
}

/** Values of all kinds for the parts of a form, which are two at most, apart from a condition. */
function partsFrom({ between, atLeast, test }: ValueForm, probes: readonly Tree[]): readonly (readonly Tree[])[] {
  const count = Math.max(atLeast ?? between.length - 1, 1);
  if (test !== undefined) return probes.map((probe) => [yesFrom(probes), probe, probe]);
  if (count === 1) return probes.map((probe) => [probe]);
  return probes.flatMap((one) => probes.map((other) => [one, other]));
}

function yesFrom(probes: readonly Tree[]): Tree {
  return probes.find((probe) => kindOfTree(probe).type === 'yes-no') ?? HOLE;
}
