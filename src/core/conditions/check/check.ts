import type { Tree, TreeOf } from '../parse/tree.ts';
import { checkCall } from './calls.ts';
import { type Checked, type Checking, tell } from './checking.ts';
import { checkCompare, checkWithin } from './comparisons.ts';
import { comparable, isOf, kindOf, kindOfName, kindOfValue, spokenKind, UNKNOWN, YES_NO } from './kinds.ts';
import { matched } from './match.ts';
import { checkSum } from './sums.ts';

/** Checks a tree against the vocabulary its names come from; what does not fit is a trouble, told once. */
export function check(tree: Tree, to: Checking): Checked {
  switch (tree.node) {
    case 'name':
      to.mentions.add(tree.name.label);
      return { tree, kind: kindOfName(tree.name) };
    case 'literal':
      return { tree, kind: kindOfValue(tree.value) };
    case 'broken':
      return { tree, kind: UNKNOWN };
    case 'word':
      return checkWord(tree, to);
    case 'list':
      return {
        tree: { ...tree, items: tree.items.map((item) => check(item, to).tree) },
        kind: kindOf('list'),
      };
    case 'call':
      return checkCall(tree, to, check);
    case 'part':
      return checkPart(tree, to);
    case 'not':
      return { tree: { ...tree, of: yesOrNo(tree.of, to) }, kind: YES_NO };
    case 'minus':
      return checkMinus(tree, to);
    case 'compare':
      return checkCompare(tree, to, check);
    case 'within':
      return checkWithin(tree, to, check);
    case 'sum':
      return checkSum(tree, to, check);
    case 'joint':
      return {
        tree: { ...tree, left: yesOrNo(tree.left, to), right: yesOrNo(tree.right, to) },
        kind: YES_NO,
      };
    case 'choose':
      return checkChoose(tree, to);
  }
}

function checkWord(tree: TreeOf<'word'>, to: Checking): Checked {
  tell(to, tree, () => to.unknown(tree.text));
  return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: UNKNOWN };
}

function checkMinus(tree: TreeOf<'minus'>, to: Checking): Checked {
  const { tree: of, kind } = check(tree.of, to);
  if (!isOf(kind, 'amount')) {
    tell(to, of, () => `“${to.typed(of)}” is ${spokenKind(kind)} and has no negative.`);
  }
  return { tree: { ...tree, of }, kind };
}

function yesOrNo(tree: Tree, to: Checking): Tree {
  const { tree: checked, kind } = check(tree, to);
  if (!isOf(kind, 'yes-no')) {
    const wanted = 'compare it with something, so that it is yes or no';
    tell(to, tree, () => `“${to.typed(tree)}” is ${spokenKind(kind)}; ${wanted}.`);
  }
  return checked;
}

function checkChoose(tree: TreeOf<'choose'>, to: Checking): Checked {
  const condition = yesOrNo(tree.condition, to);
  const [yes, no] = matched(tree.yes, tree.no, to, check);
  const fit = comparable(yes.kind, no.kind, false);
  if (!fit) {
    tell(to, tree.no, () => {
      const [one, other] = [to.typed(tree.yes), to.typed(tree.no)];
      return `“${one}” is ${spokenKind(yes.kind)} and “${other}” ${spokenKind(no.kind)}; both must be of one type.`;
    });
  }
  const { type, unit } = yes.kind.type === 'unknown' ? no.kind : yes.kind;
  return {
    tree: { ...tree, condition, yes: yes.tree, no: no.tree },
    kind: fit ? kindOf(type, unit) : UNKNOWN,
  };
}

function checkPart(tree: TreeOf<'part'>, to: Checking): Checked {
  const of = check(tree.of, to);
  if (tree.of.node === 'name' && to.hasParts(tree.of.name.label)) {
    tell(to, tree, () => to.unknown(to.typed(tree)));
  }
  if (!isOf(of.kind, 'record')) {
    tell(to, tree, () => `“${to.typed(tree.of)}” is ${spokenKind(of.kind)} and has no “${tree.part}”.`);
  }
  return { tree: { ...tree, of: of.tree }, kind: UNKNOWN };
}
