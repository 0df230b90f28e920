import { plural } from '../../english/plural.ts';
import { type FunctionName, functionDefinition } from '../evaluate/functions.ts';
import type { Tree, TreeOf } from '../parse/tree.ts';
import {
  type CheckedTree,
  type CheckerContext,
  type CheckTree,
  isInFamily,
  kindInWords,
  report,
  UNKNOWN,
} from './kinds.ts';

/** A call of a function: how many values it takes, and of which kinds. */
export function checkCall(tree: TreeOf<'call'>, context: CheckerContext, check: CheckTree): CheckedTree {
  const rewritten = REWRITES.get(tree.functionName)?.(tree, context);
  if (rewritten !== undefined) return check(rewritten, context);
  const { name: written, parameters, arity, resultKind } = functionDefinition(tree.functionName);
  const [least, most] = arity;
  const adds = ADDING.has(tree.functionName);
  const args = tree.args.map((arg) => check((adds && amountsOf(arg)) || arg, context));
  const checked = { ...tree, args: args.map((arg) => arg.tree) };
  if (args.length < least || args.length > most) {
    report(context, tree, () => `${written}() takes ${countOf(least, most)}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const wrong = args.find(
    ({ kind }, at) => !isInFamily(kind, ...(parameters[Math.min(at, parameters.length - 1)] ?? [])),
  );
  if (wrong !== undefined) {
    const is = kindInWords(wrong.kind);
    report(
      context,
      wrong.tree,
      () => `${written}() cannot be used with “${context.typed(wrong.tree)}”, which is ${is}.`,
    );
    return { tree: checked, kind: UNKNOWN };
  }
  const kind = resultKind(args.map((arg) => arg.kind));
  if (typeof kind !== 'string') return { tree: checked, kind };
  report(context, tree, () => kind);
  return { tree: checked, kind: UNKNOWN };
}

type Rewrite = (call: TreeOf<'call'>, context: CheckerContext) => Tree | undefined;

/** Calls that stand for another expression. */
const REWRITES: ReadonlyMap<FunctionName, Rewrite> = new Map<FunctionName, Rewrite>([
  ['all', allAsCounts],
  ['overlaps', overlapWithOuter],
]);

/** All records meet a condition where as many meet it as there are. */
function allAsCounts(call: TreeOf<'call'>, context: CheckerContext): Tree | undefined {
  const [where, another] = call.args;
  const { start, end } = call;
  if (where?.node !== 'where' || another !== undefined) {
    report(context, call, () => 'all() needs records with a condition, as in all(Lines where Paid is yes).');
    return { node: 'broken', start, end };
  }
  const count = (of: Tree): Tree => ({ node: 'call', functionName: 'count', args: [of], start, end });
  return { node: 'compare', op: '==', left: count(where), right: count(where.of), start, end };
}

/** `overlaps(From, Until)` of other records compares with the same two of the record itself. */
function overlapWithOuter({ args, ...call }: TreeOf<'call'>): Tree | undefined {
  if (args.length !== 2) return undefined;
  const outer = args.map((arg): Tree => (arg.node === 'name' && arg.level > 0 ? { ...arg, level: 0 } : arg));
  return { ...call, args: [...args, ...outer] };
}

const ADDING: ReadonlySet<FunctionName> = new Set<FunctionName>(['sum', 'average', 'min', 'max']);

/** Where records are added up, the member that counts for each. */
function amountsOf(arg: Tree): Tree | undefined {
  const records = arg.node === 'where' ? arg.of : arg;
  const { addsUp, members } = records.node === 'name' || records.node === 'member' ? records.name : {};
  const name = members?.().names.find(({ label }) => label === addsUp);
  return addsUp !== undefined && name ? { node: 'member', of: arg, name, start: arg.start, end: arg.end } : undefined;
}

function countOf(least: number, most: number): string {
  if (most === 0) return 'nothing between its brackets';
  if (least === most) return plural(least, 'one value', '# values');
  return `${least} to ${most} values`;
}
