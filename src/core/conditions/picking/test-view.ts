import { yesNo } from '../evaluate/values.ts';
import { membersOf } from '../parse/members.ts';
import type { LogicalOperator, Tree } from '../parse/tree.ts';
import type { Piece } from './pieces.ts';
import { HOLE, isHole, isPossible, kindOfTree, type Place, partOf } from './place.ts';
import { RELATIONS, type RelationForm } from './relations.ts';
import { isSameTree } from './same-tree.ts';
import { compare, joint, list, literal, not } from './trees.ts';

/** A condition as pieces: a group of conditions, or something that is said of a subject. */
export function testView(place: Place): readonly Piece[] {
  const group = groupIn(place.tree);
  return group ? groupView(place, group) : rowView(place);
}

const GROUPS = [
  { id: 'all', words: 'all of these', op: '&&', isDenied: false },
  { id: 'any', words: 'any of these', op: '||', isDenied: false },
  { id: 'none', words: 'none of these', op: '||', isDenied: true },
  { id: 'not all', words: 'not all of these', op: '&&', isDenied: true },
] as const;

interface Group {
  readonly kind: (typeof GROUPS)[number];
  readonly items: readonly Tree[];
}

/** The conditions that a tree joins, or denies; null where it says one thing. */
function groupIn(tree: Tree): Group | null {
  const isDenied = tree.node === 'not' && relationOf(tree).id === 'holds';
  const inner = isDenied && tree.node === 'not' ? tree.of : tree;
  if (inner.node !== 'joint') return isDenied ? { kind: GROUPS[2], items: [inner] } : null;
  const kind = GROUPS.find((one) => one.op === inner.op && one.isDenied === isDenied);
  return kind ? { kind, items: itemsIn(inner, inner.op) } : null;
}

function itemsIn(tree: Tree, op: LogicalOperator): readonly Tree[] {
  return tree.node === 'joint' && tree.op === op ? [...itemsIn(tree.left, op), tree.right] : [tree];
}

function joined({ op, isDenied }: Group['kind'], items: readonly Tree[]): Tree {
  const [first = HOLE, ...more] = items;
  const all = more.reduce((left, right) => joint(op, left, right), first);
  return isDenied && !isHole(all) ? not(all) : all;
}

function groupView(place: Place, { kind, items }: Group): readonly Piece[] {
  const rows = items.flatMap((tree, at): readonly Piece[] => {
    const put = (other: Tree) =>
      joined(
        kind,
        items.map((item, one) => (one === at ? other : item)),
      );
    const rest = items.filter((_, one) => one !== at);
    const inner = partOf(place, { tree, put, wants: 'test', joinedBy: kind.op });
    const removal = () => place.put(joined(kind, rest));
    return [{ is: 'place', label: `Condition ${at + 1}`, apart: true, place: inner, removal }];
  });
  return [
    {
      ...{ is: 'choices', label: 'How many of these must hold', chosen: GROUPS.indexOf(kind) },
      all: GROUPS.map((one) => ({ group: '', words: one.words, pick: () => place.put(joined(one, items)) })),
    },
    ...rows,
    {
      ...{ is: 'button', words: 'One more', label: 'One more condition' },
      pick: () => place.put(joined(kind, [...items, HOLE])),
    },
  ];
}

/** Something that is said of a subject: the subject, what is said, and what that needs. */
function rowView(place: Place): readonly Piece[] {
  const { tree } = place;
  if (isHole(tree)) return [subjectPiece(place, HOLE, (subject) => saidOf(place, subject))];
  const relation = relationOf(tree);
  const [subject = HOLE, ...objects] = relation.take(tree) ?? [];
  const offered = RELATIONS.filter((one) => one === relation || isOffered(place, one, subject));
  return [
    subjectPiece(place, subject, (other) =>
      isSameTree(other, subject) ? tree : saidOf(place, other, relation, objects),
    ),
    {
      ...{ is: 'choices', label: 'What is said of it', chosen: offered.indexOf(relation) },
      all: offered.map((one) => ({
        ...{ group: '', words: wordsOf(one, subject) },
        pick: () => place.put(withObjects(place, one, subject, objects)),
      })),
    },
    ...objectPieces(place, relation, subject, objects),
    ...joiningPieces(place),
  ];
}

function relationOf(tree: Tree): RelationForm {
  const found = RELATIONS.find(({ take }) => take(tree) !== null);
  if (!found) throw new Error('The last relation takes every tree.');
  return found;
}

function wordsOf({ words, ofTime = words }: RelationForm, subject: Tree): string {
  const { type } = kindOfTree(subject);
  return type === 'date' || type === 'moment' ? ofTime : words;
}

function isOffered(place: Place, relation: RelationForm, subject: Tree): boolean {
  if (!relation.of(kindOfTree(subject), subject)) return false;
  return place.fits(relation.make(subject, holesFor(relation)));
}

const holesFor = ({ objects }: RelationForm): readonly Tree[] => objects.map(() => HOLE);

/** Something can be said of anything that is right by itself. */
function subjectPiece(place: Place, tree: Tree, put: (tree: Tree) => Tree): Piece {
  const fits = (other: Tree) => isPossible(other, place.scopes);
  return { is: 'place', label: 'Of what', apart: false, place: partOf(place, { tree, put, isSubject: true, fits }) };
}

/** Another subject with the same said of it where that can be; else with the first thing that can. */
function saidOf(place: Place, subject: Tree, relation?: RelationForm, objects: readonly Tree[] = []): Tree {
  if (isHole(subject)) return HOLE;
  const same = relation?.of(kindOfTree(subject), subject) ? withObjects(place, relation, subject, objects) : null;
  if (same && place.fits(same)) return same;
  if (kindOfTree(subject).type === 'yes-no') return compare('==', subject, literal(yesNo(true)));
  const first = RELATIONS.find((one) => isOffered(place, one, subject));
  return first ? first.make(subject, holesFor(first)) : subject;
}

/** Something said of a subject with the objects that something else had, as far as they fit. */
function withObjects(place: Place, relation: RelationForm, subject: Tree, objects: readonly Tree[]): Tree {
  const kept = relation.objects.map(({ is }, at) => {
    const object = objects[at];
    if (!object) return HOLE;
    if (is === 'values' && object.node !== 'list') return list(object);
    return is === 'value' && object.node === 'list' ? (object.items[0] ?? HOLE) : object;
  });
  const tree = relation.make(subject, kept);
  return place.fits(tree) ? tree : relation.make(subject, holesFor(relation));
}

function objectPieces(place: Place, relation: RelationForm, subject: Tree, objects: readonly Tree[]): readonly Piece[] {
  return relation.objects.flatMap(({ is, words }, at): readonly Piece[] => {
    const tree = objects[at] ?? HOLE;
    const put = (other: Tree) =>
      relation.make(
        subject,
        objects.map((object, one) => (one === at ? other : object)),
      );
    const before: readonly Piece[] = words ? [{ is: 'words', words }] : [];
    if (is === 'values') return [...before, ...valuesPieces(place, subject, tree, put)];
    const isTest = is === 'test within';
    const inner = isTest
      ? partOf(place, { tree, put, wants: 'test', scope: membersOf(subject) })
      : partOf(place, { tree, put, beside: subject });
    return [...before, { is: 'place', label: isTest ? 'What they meet' : 'With what', apart: isTest, place: inner }];
  });
}

/** Several values, each a place, with buttons for more and fewer. */
function valuesPieces(place: Place, subject: Tree, tree: Tree, put: (tree: Tree) => Tree): readonly Piece[] {
  const items = tree.node === 'list' ? tree.items : [tree];
  const putItems = (all: readonly Tree[]) => put(list(...all));
  const values = items.flatMap((item, at): readonly Piece[] => {
    const inner = partOf(place, {
      ...{ tree: item, beside: subject },
      put: (other) => putItems(items.map((one, place) => (place === at ? other : one))),
    });
    const fewer = items.filter((_, one) => one !== at);
    const removal = items.length > 1 ? { removal: () => place.put(putItems(fewer)) } : {};
    return [{ is: 'place', label: `Value ${at + 1}`, apart: false, place: inner, ...removal }];
  });
  return [
    ...values,
    { is: 'button', words: 'one more', label: 'One more value', pick: () => place.put(putItems([...items, HOLE])) },
  ];
}

/** How one condition becomes several: joined with “and”, or in a group with the other word. */
function joiningPieces(place: Place): readonly Piece[] {
  const op = place.joinedBy === '&&' ? '||' : '&&';
  const words = op === '&&' ? 'and …' : 'or …';
  const label = op === '&&' ? 'And another condition' : 'Or another condition';
  return [{ is: 'button', words, label, pick: () => place.put(joint(op, place.tree, HOLE)) }];
}
