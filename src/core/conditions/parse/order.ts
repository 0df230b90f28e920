import { foldCase } from '../../shapes/normalize-text.ts';
import { vocabularyIndexOf } from '../vocabulary.ts';
import { areRecords, membersOf } from './members.ts';
import { BINDING_POWER } from './operators.ts';
import { consume, findName, type Reader, skipSpace } from './reader.ts';
import type { Tree } from './tree.ts';

const BY = /(?:(?:sorted |ordered |in order )?by)(?![\p{L}\p{M}\p{N}_])/uy;
const DIRECTION =
  /,?\s*(?:the )?(?:(newest|latest|most recent|highest|largest|longest|most|descending|z to a)|oldest|earliest|lowest|smallest|shortest|least|ascending|a to z)(?: (?:one|ones))?(?: first)?(?![\p{L}\p{M}\p{N}_])/uy;

/**
 * `Messages by Sent, newest first`: records in an order, for a function that takes many. Without “by”, the newest are
 * those that were made last. In “Sender of Messages, newest first” it is the messages that are in that order.
 */
export function parseOrder(reader: Reader, of: Tree, expression: (reader: Reader, power: number) => Tree): Tree {
  const said = orderedIn(of);
  if (said === undefined) return of;
  const by = matches(reader, BY) ? readBy(reader, of, expression) : undefined;
  const direction = matches(reader, DIRECTION);
  if (by === undefined && !direction) return of;
  const key = by ?? { records: said, tree: createdOf(reader, said) };
  if (key.tree === undefined) return of;
  return replaced(of, key.records, {
    ...{ node: 'ordered', of: key.records, by: key.tree, down: direction?.[1] !== undefined },
    ...{ start: key.records.start, end: reader.last.end },
  });
}

function matches(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  skipSpace(reader);
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.low);
  if (found === null || pattern.lastIndex > reader.end) return null;
  consume(reader, pattern.lastIndex);
  return found;
}

/** What a key is a member of: the records themselves, else those that they are read from. */
function readBy(reader: Reader, of: Tree, expression: (reader: Reader, power: number) => Tree) {
  const { at, last, scopes } = reader;
  const candidates = [...chainOf(of)];
  for (const records of candidates) {
    const members = membersOf(records);
    if (members === undefined) continue;
    reader.scopes = [...scopes, vocabularyIndexOf(members)];
    const isLast = records === candidates.at(-1);
    const tree = expression(reader, BINDING_POWER.plus);
    reader.scopes = scopes;
    if (isLast || tree.node !== 'word') return { records, tree };
    Object.assign(reader, { at, last });
  }
  return undefined;
}

function createdOf(reader: Reader, records: Tree): Tree | undefined {
  const members = membersOf(records);
  const { scopes } = reader;
  reader.scopes = members ? [...scopes, vocabularyIndexOf(members)] : scopes;
  const found = findName(reader, foldCase('created'));
  reader.scopes = scopes;
  return found && { node: 'name', ...found, ...reader.last };
}

/** The records, then those that they, or what is said of them, are read from. */
function* chainOf(tree: Tree): Generator<Tree> {
  if (areRecords(tree)) yield tree;
  if (tree.node === 'member' && areRecords(tree.of)) yield* chainOf(tree.of);
}

function orderedIn(tree: Tree): Tree | undefined {
  return [...chainOf(tree)].at(-1);
}

function replaced(tree: Tree, part: Tree, by: Tree): Tree {
  if (tree === part) return by;
  return tree.node === 'member' ? { ...tree, of: replaced(tree.of, part, by) } : tree;
}
