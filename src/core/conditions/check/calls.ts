import { plural } from '../../english/plural.ts';
import type { TreeOf } from '../parse/tree.ts';
import { functionRule } from '../work/functions.ts';
import { type Check, type Checked, type Checking, tell } from './checking.ts';
import { isOf, spokenKind, UNKNOWN } from './kinds.ts';

/** A function that is called: as many arguments as it takes, of types that it takes. */
export function checkCall(tree: TreeOf<'call'>, to: Checking, check: Check): Checked {
  const { written, takes, count, gives } = functionRule(tree.calls);
  const [least, most] = count;
  const args = tree.args.map((arg) => check(arg, to));
  const checked = { ...tree, args: args.map((arg) => arg.tree) };
  if (args.length < least || args.length > most) {
    tell(to, tree, () => `${written}() takes ${countOf(least, most)}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const wrong = args.find(({ kind }, at) => !isOf(kind, ...(takes[Math.min(at, takes.length - 1)] ?? [])));
  if (wrong !== undefined) {
    const is = spokenKind(wrong.kind);
    tell(to, wrong.tree, () => `${written}() cannot be used with “${to.typed(wrong.tree)}”, which is ${is}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const kind = gives(args.map((arg) => arg.kind));
  if (typeof kind !== 'string') return { tree: checked, kind };
  tell(to, tree, () => kind);
  return { tree: checked, kind: UNKNOWN };
}

function countOf(least: number, most: number): string {
  if (most === 0) return 'nothing between its brackets';
  if (least === most) return plural(least, 'one value', '# values');
  return `${least} to ${most} values`;
}
