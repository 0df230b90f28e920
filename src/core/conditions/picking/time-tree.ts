import type { FunctionName } from '../evaluate/functions.ts';
import type { Tree } from '../parse/tree.ts';

/** Whether a tree surely comes to a day or a moment, so that others are before or after it. */
export function isTimeTree(tree: Tree): boolean {
  switch (tree.node) {
    case 'name':
    case 'member':
      return tree.name.type === 'date' || tree.name.type === 'moment';
    case 'literal':
      return tree.value.is === 'date' || tree.value.is === 'moment';
    case 'sum':
      return isTimeTree(tree.left) && !isTimeTree(tree.right);
    case 'choose':
      return isTimeTree(tree.yes);
    case 'call':
      return TIMES.has(tree.functionName) || (CHOOSING.has(tree.functionName) && tree.args.some(isTimeTree));
    default:
      return false;
  }
}

const TIMES: ReadonlySet<FunctionName> = new Set<FunctionName>(['today', 'now', 'date']);
const CHOOSING: ReadonlySet<FunctionName> = new Set<FunctionName>(['min', 'max', 'first', 'last']);
