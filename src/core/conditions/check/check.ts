import { membersOf } from '../parse/members.ts';
import type { Tree, TreeOf } from '../parse/tree.ts';
import { checkCall } from './call.ts';
import { checkPair } from './check-pair.ts';
import { checkCompare, checkWithin, isEmptyText } from './compare.ts';
import {
  areComparable,
  type CheckedTree,
  type CheckerContext,
  familyOf,
  isInFamily,
  kindInWords,
  kindOf,
  kindOfEach,
  kindOfName,
  kindOfValue,
  report,
  UNKNOWN,
  YES_NO,
} from './kinds.ts';
import { checkSum } from './sum.ts';

/** Checks a tree against the vocabulary its names come from; what does not fit is reported once. */
export function checkTree(tree: Tree, context: CheckerContext): CheckedTree {
  switch (tree.node) {
    case 'name':
      context.mentions.add(tree.name.label);
      return { tree, kind: kindOfName(tree.name) };
    case 'literal':
      return { tree, kind: kindOfValue(tree.value) };
    case 'broken':
      return { tree, kind: UNKNOWN };
    case 'word':
      return checkWord(tree, context);
    case 'list':
      return {
        tree: { ...tree, items: tree.items.map((item) => checkTree(item, context).tree) },
        kind: kindOf('list'),
      };
    case 'call':
      return checkCall(tree, context, checkTree);
    case 'member':
      return checkMember(tree, context);
    case 'part':
      return checkPart(tree, context);
    case 'where':
      return checkWhere(tree, context);
    case 'ordered':
      return checkOrdered(tree, context);
    case 'not':
      return { tree: { ...tree, of: checkYesNo(tree.of, context) }, kind: YES_NO };
    case 'minus':
      return checkMinus(tree, context);
    case 'compare':
      return checkCompare(tree, context, checkTree);
    case 'within':
      return checkWithin(tree, context, checkTree);
    case 'sum':
      return checkSum(tree, context, checkTree);
    case 'joint':
      return {
        tree: { ...tree, left: checkYesNo(tree.left, context), right: checkYesNo(tree.right, context) },
        kind: YES_NO,
      };
    case 'choose':
      return checkChoose(tree, context);
  }
}

function checkWord(tree: TreeOf<'word'>, context: CheckerContext): CheckedTree {
  report(context, tree, () => context.unknown(tree.text));
  return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: UNKNOWN };
}

function checkMinus(tree: TreeOf<'minus'>, context: CheckerContext): CheckedTree {
  const { tree: of, kind } = checkTree(tree.of, context);
  if (!isInFamily(kind, 'amount')) {
    report(context, of, () => `“${context.typed(of)}” is ${kindInWords(kind)} and cannot be negative.`);
  }
  return { tree: { ...tree, of }, kind };
}

function checkYesNo(tree: Tree, context: CheckerContext): Tree {
  const { tree: checked, kind } = checkTree(tree, context);
  if (!isInFamily(kind, 'yes-no')) {
    const wanted = 'compare it with something, so that it is yes or no';
    report(context, tree, () => `“${context.typed(tree)}” is ${kindInWords(kind)}; ${wanted}.`);
  }
  return checked;
}

function checkChoose(tree: TreeOf<'choose'>, context: CheckerContext): CheckedTree {
  const condition = checkYesNo(tree.condition, context);
  const isOpen = isEmptyText(tree.yes) || isEmptyText(tree.no);
  const [yes, no] = isOpen
    ? [checkTree(tree.yes, context), checkTree(tree.no, context)]
    : checkPair(tree.yes, tree.no, context, checkTree);
  const fit = isOpen || areComparable(yes.kind, no.kind, false);
  if (!fit) {
    report(context, tree.no, () => {
      const [one, other] = [context.typed(tree.yes), context.typed(tree.no)];
      return `“${one}” is ${kindInWords(yes.kind)} and “${other}” ${kindInWords(no.kind)}; both must be of the same type.`;
    });
  }
  const kind = yes.kind.type === 'unknown' || isEmptyText(tree.yes) ? no.kind : yes.kind;
  return {
    tree: { ...tree, condition, yes: yes.tree, no: no.tree },
    kind: fit ? kindOf(kind.type, kind.unit) : UNKNOWN,
  };
}

function checkPart(tree: TreeOf<'part'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const members = membersOf(tree.of);
  if (members !== undefined) {
    report(context, tree, () => context.unknown(tree.part, members));
  } else if (!isInFamily(of.kind, 'record')) {
    report(context, tree, () => `“${context.typed(tree.of)}” is ${kindInWords(of.kind)} and has no “${tree.part}”.`);
  }
  return { tree: { ...tree, of: of.tree }, kind: UNKNOWN };
}

function checkMember(tree: TreeOf<'member'>, context: CheckerContext): CheckedTree {
  const of = within(tree.of, context);
  const path = labelOf(tree);
  if (path !== null) context.mentions.add(path);
  const own = kindOfName(tree.name);
  return { tree: { ...tree, of: of.tree }, kind: familyOf(of.kind) === 'list' ? kindOfEach(own) : own };
}

/** What a path goes through is not mentioned by itself: “Tool.Deposit” mentions no “Tool”. */
function within(of: Tree, context: CheckerContext): CheckedTree {
  return checkTree(of, of.node === 'name' || of.node === 'member' ? { ...context, mentions: new Set() } : context);
}

/** “Tool.Deposit”; null where it does not begin with a name. */
function labelOf(tree: Tree): string | null {
  if (tree.node === 'name') return tree.name.label;
  if (tree.node === 'where' || tree.node === 'ordered') return labelOf(tree.of);
  const of = tree.node === 'member' ? labelOf(tree.of) : null;
  return of !== null && tree.node === 'member' ? `${of}.${tree.name.label}` : null;
}

function checkWhere(tree: TreeOf<'where'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const condition = checkInside(tree.of, context, (inside) => checkYesNo(tree.condition, inside));
  return { tree: { ...tree, of: of.tree, condition }, kind: of.kind };
}

/** Checks what is read within each of the records; it is mentioned as a part of them. */
function checkInside<T>(records: Tree, context: CheckerContext, check: (inside: CheckerContext) => T): T {
  const members = membersOf(records);
  const inside: CheckerContext = {
    ...context,
    mentions: new Set(),
    unknown: (words, others) => context.unknown(words, others ?? members),
  };
  const checked = check(inside);
  const path = labelOf(records);
  for (const label of inside.mentions) context.mentions.add(path === null ? label : `${path}.${label}`);
  return checked;
}

/** Whatever has an order can be sorted by, also yes or no: no comes first. */
function checkOrdered(tree: TreeOf<'ordered'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const by = checkInside(tree.of, context, (inside) => checkTree(tree.by, inside));
  if (isInFamily(by.kind, 'list') && by.kind.type !== 'unknown')
    report(context, tree.by, () => `Many values have no order; sort by one, as in “by ${context.typed(tree.by)}”.`);
  return { tree: { ...tree, of: of.tree, by: by.tree }, kind: of.kind };
}
