import type { Kind } from '../check/kinds.ts';
import type { Tree, TreeOf } from '../parse/tree.ts';
import type { Outcome, Scope } from '../types.ts';
import { compared, within } from './compare.ts';
import { called } from './functions.ts';
import { valueOfName, valueOfPart } from './given.ts';
import { negative, summed } from './sums.ts';
import { failure, plainValue, type Result, spoken, type Value, yesNo } from './values.ts';

/** Works out a checked tree for one record at one moment. */
export function run(tree: Tree, kind: Kind, scope: Scope): Outcome {
  const result = worked(tree, scope);
  return result.is === 'failure'
    ? { ok: false, sentence: result.sentence }
    : { ok: true, value: plainValue(result, kind.unit) };
}

function worked(tree: Tree, scope: Scope): Result {
  switch (tree.node) {
    case 'name':
      return valueOfName(scope.value(tree.name.label), tree.name);
    case 'literal':
      return tree.value;
    case 'list':
      return listed(tree, scope);
    case 'call':
      return called(
        tree.calls,
        tree.args.map((arg) => worked(arg, scope)),
        scope,
      );
    case 'part':
      return partOf(tree, scope);
    case 'not':
      return withOne(tree.of, scope, (value) => needYesNo(value, (yes) => yesNo(!yes)));
    case 'minus':
      return withOne(tree.of, scope, negative);
    case 'compare':
      return withBoth(tree, scope, (left, right) => compared(tree.op, left, right));
    case 'within':
      return withBoth(tree, scope, within);
    case 'sum':
      return withBoth(tree, scope, (left, right) => summed(tree.op, left, right));
    case 'joint':
      return joint(tree, scope);
    case 'choose':
      return withOne(tree.condition, scope, (value) =>
        needYesNo(value, (yes) => worked(yes ? tree.yes : tree.no, scope)),
      );
    case 'word':
    case 'broken':
      return failure('This cannot be worked out.');
  }
}

function withOne(tree: Tree, scope: Scope, work: (value: Value) => Result): Result {
  const value = worked(tree, scope);
  return value.is === 'failure' ? value : work(value);
}

interface Pair {
  readonly left: Tree;
  readonly right: Tree;
}

function withBoth({ left, right }: Pair, scope: Scope, work: (left: Value, right: Value) => Result): Result {
  return withOne(left, scope, (one) => withOne(right, scope, (other) => work(one, other)));
}

function needYesNo(value: Value, work: (yes: boolean) => Result): Result {
  return value.is === 'yes-no' ? work(value.yes) : failure(`${spoken(value)} is not yes or no.`);
}

/**
 * Either side alone can settle it, as in the Common Expression Language: with one side empty, `&&` is still no where
 * the other is no, and `||` still yes where the other is yes.
 */
function joint({ op, left, right }: TreeOf<'joint'>, scope: Scope): Result {
  const settles = op === '||';
  const one = operand(left, scope);
  if (one.is === 'yes-no' && one.yes === settles) return one;
  const other = operand(right, scope);
  if (other.is === 'yes-no' && other.yes === settles) return other;
  return one.is === 'failure' ? one : other;
}

function operand(tree: Tree, scope: Scope): Result {
  return withOne(tree, scope, (value) => needYesNo(value, yesNo));
}

function listed({ items }: TreeOf<'list'>, scope: Scope): Result {
  const values: Value[] = [];
  for (const item of items) {
    const value = worked(item, scope);
    if (value.is === 'failure') return value;
    values.push(value);
  }
  return { is: 'list', items: values };
}

function partOf({ of, part }: TreeOf<'part'>, scope: Scope): Result {
  return withOne(of, scope, (value) => {
    if (value.is !== 'record') return failure(`${spoken(value)} has no “${part}”.`);
    return valueOfPart(ownValue(value.of, part), of.node === 'name' ? `${of.name.label}.${part}` : part);
  });
}

function ownValue(of: object, part: string): unknown {
  return of instanceof Map ? of.get(part) : Object.getOwnPropertyDescriptor(of, part)?.value;
}
