import type { Vocabulary } from '../types.ts';
import type { Tree } from './tree.ts';

/** The names within the record, or within each of the records, that a tree comes to; undefined for anything else. */
export function membersOf(tree: Tree): Vocabulary | undefined {
  switch (tree.node) {
    case 'name':
    case 'member':
      return tree.name.members?.();
    case 'where':
    case 'ordered':
      return membersOf(tree.of);
    case 'call':
      return CHOOSING.has(tree.functionName) && tree.args[0] ? membersOf(tree.args[0]) : undefined;
    default:
      return undefined;
  }
}

/** Id of the entity whose record, or records, a tree comes to; undefined for anything else. */
export function entityIn(tree: Tree): string | undefined {
  switch (tree.node) {
    case 'name':
    case 'member':
      return tree.name.of;
    case 'where':
    case 'ordered':
      return entityIn(tree.of);
    case 'call':
      return CHOOSING.has(tree.functionName) && tree.args[0] ? entityIn(tree.args[0]) : undefined;
    default:
      return undefined;
  }
}

const CHOOSING: ReadonlySet<string> = new Set(['first', 'last', 'distinct']);

/** Whether a tree comes to many records rather than one. */
export function areRecords(tree: Tree): boolean {
  switch (tree.node) {
    case 'name':
      return tree.name.type === 'records';
    case 'member':
      return tree.name.type === 'records' || (tree.name.type === 'record' && areRecords(tree.of));
    case 'where':
    case 'ordered':
      return true;
    case 'call':
      return tree.functionName === 'distinct' && tree.args[0] !== undefined && areRecords(tree.args[0]);
    default:
      return false;
  }
}
