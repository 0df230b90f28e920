import type { TreeOf } from '../parse/tree.ts';
import { isTime } from '../units.ts';
import { DONE } from '../work/sums.ts';
import { type Check, type Checked, type Checking, tell } from './checking.ts';
import { familyOf, spokenKind, UNKNOWN } from './kinds.ts';
import { kindOfSum } from './sum-kinds.ts';

export function checkSum(tree: TreeOf<'sum'>, to: Checking, check: Check): Checked {
  const left = check(tree.left, to);
  const right = check(tree.right, to);
  const kind = kindOfSum(tree.op, left.kind, right.kind);
  if (kind === null) tell(to, tree, () => cannotBe(DONE[tree.op], left, right, to));
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: kind ?? UNKNOWN };
}

function cannotBe(done: string, left: Checked, right: Checked, to: Checking): string {
  const [one, other] = [to.typed(left.tree), to.typed(right.tree)];
  const families = [familyOf(left.kind), familyOf(right.kind)];
  const bare = [left, right].find(({ kind }) => familyOf(kind) === 'amount' && !isTime(kind.unit));
  if (bare !== undefined && families.includes('time') && bare.kind.unit === '') {
    return `“${to.typed(bare.tree)}” has no unit of time; say of what it is, like 14 days.`;
  }
  return `“${one}” and “${other}” cannot be ${done}: ${spokenKind(left.kind)} and ${spokenKind(right.kind)}.`;
}
