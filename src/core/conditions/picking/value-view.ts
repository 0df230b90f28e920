import { formatDay, formatTimestamp, parseDay, parseTimestamp } from '../../base/dates.ts';
import type { Tree } from '../parse/tree.ts';
import { fittingUnits, type ValueChoice, valueChoices } from './choices.ts';
import type { Choice, Piece, Typed } from './pieces.ts';
import { HOLE, isHole, type Place, partOf } from './place.ts';
import { isSaidAsTest } from './said-as-test.ts';
import { isSameTree } from './same-tree.ts';
import { onward, type Step, stepView } from './steps-view.ts';
import { amount, literal, text } from './trees.ts';
import { VALUE_FORMS, type ValueForm } from './value-forms.ts';

/** A value as pieces: what it begins with, then one step after the other. */
export function valueView(place: Place): readonly Piece[] {
  const [base, ...steps] = chainOf(place.tree);
  const atBase = { ...place, tree: base ?? place.tree };
  const withSteps = (tree: Tree) => steps.reduce((of, step) => stepFrom(of, step), tree);
  return [
    ...baseView(atBase, valueChoices(place), withSteps),
    ...steps.flatMap((step) => stepView(place, step, withAfter(steps, step))),
    ...onward(place),
  ];
}

function isStep(tree: Tree): tree is Step {
  return tree.node === 'member' || tree.node === 'where' || tree.node === 'ordered' || tree.node === 'part';
}

/** What a value begins with, then each tree that goes on from the one before. */
function chainOf(tree: Tree): readonly [Tree, ...Step[]] {
  if (!isStep(tree)) return [tree];
  const [base, ...steps] = chainOf(tree.of);
  return [base, ...steps, tree];
}

const stepFrom = (of: Tree, step: Step): Tree => ({ ...step, of });

/** Puts the steps that follow one after another tree. */
function withAfter(steps: readonly Step[], step: Step): (tree: Tree) => Tree {
  const after = steps.slice(steps.indexOf(step) + 1);
  return (tree) => after.reduce((of, next) => stepFrom(of, next), tree);
}

function baseView(place: Place, choices: readonly ValueChoice[], withSteps: (tree: Tree) => Tree): readonly Piece[] {
  const { tree } = place;
  const form = VALUE_FORMS.find(({ take }) => take(tree) !== null);
  const typed = typedIn(place, withSteps);
  const word = choices.find((choice) => choice.id.startsWith('word ') && isSameTree(choice.pick(), tree));
  const id = word?.id ?? idOf(tree, form, typed);
  const chosen = choices.findIndex((choice) => choice.id === id);
  const shown = chosen < 0 && !isHole(tree) ? [sayingItself(tree, id), ...choices] : choices;
  const select: Piece = {
    ...{ is: 'choices', label: place.isSubject ? 'Of what' : 'Which value' },
    all: shown.map((choice) => choiceOf(place, choice)),
    chosen: chosen < 0 && !isHole(tree) ? 0 : chosen,
  };
  if (form) return formView(partOf(place, { tree, put: withSteps }), form, select);
  if (typed !== null && !id.startsWith('word ')) return [select, { is: 'typed', label: 'The value', typed }];
  if (!isSaidAsTest(tree)) return [select];
  const test = partOf(place, { tree, put: withSteps, wants: 'test' });
  return [select, { is: 'place', label: 'The condition', apart: true, place: test }];
}

function choiceOf(place: Place, { group, words, pick }: ValueChoice): Choice {
  return { group, words, pick: () => place.put(pick()) };
}

function idOf(tree: Tree, form: ValueForm | undefined, typed: Typed | null): string {
  if (form) return `form ${form.id}`;
  if (typed) return typed.as;
  if (tree.node === 'name') return `name ${tree.level} ${tree.name.label}`;
  if (tree.node === 'call') return tree.functionName;
  if (isSaidAsTest(tree)) return 'condition';
  if (tree.node !== 'literal') return '';
  if (tree.value.is === 'yes-no') return `yes-no ${tree.value.yes}`;
  return tree.value.is === 'text' && tree.value.text === '' ? 'nothing' : '';
}

/** What stands in the place and would not be offered there. */
function sayingItself(tree: Tree, id: string): ValueChoice {
  const words = tree.node === 'name' ? tree.name.label : id;
  return { id, group: 'Now', words, pick: () => tree };
}

/** A form as a sentence; what it was picked by stands for its first words. */
function formView(
  place: Place,
  { between, take, make, test, alike, atLeast }: ValueForm,
  select: Piece,
): readonly Piece[] {
  const parts = take(place.tree) ?? [];
  const first = atLeast === undefined ? between.findIndex((words) => words !== '') : 0;
  const wordsAt = (at: number) => (atLeast !== undefined && at > 0 ? between[1] : between[at]) ?? '';
  const pieces = parts.flatMap((tree, at): readonly Piece[] => {
    const others = parts.filter((_, other) => other !== at && other !== test);
    const beside = alike ? (others.find((other) => !isHole(other)) ?? null) : null;
    const put = (other: Tree) => make(parts.map((part, one) => (one === at ? other : part)));
    const wants = at === test ? 'test' : 'value';
    const inner = partOf(place, { tree, put, wants, beside, mayBeNothing: test !== undefined && at !== test });
    const rest = parts.filter((_, one) => one !== at);
    const isRemovable = atLeast !== undefined && rest.length >= Math.max(atLeast, 1);
    const removal = isRemovable ? { removal: () => place.put(make(rest)) } : {};
    const label = between.join(' … ').trim();
    const before = at === first ? [select] : wordsPiece(wordsAt(at));
    const [open, close] = isCalculation(place.tree) && isCalculation(tree) ? ['(', ')'] : ['', ''];
    return [
      ...before,
      ...wordsPiece(open),
      { is: 'place', label, apart: wants === 'test', place: inner, ...removal },
      ...wordsPiece(close),
    ];
  });
  if (atLeast === undefined) {
    const isLast = first === between.length - 1;
    return [...pieces, ...(isLast ? [select] : wordsPiece(between.at(-1) ?? ''))];
  }
  const add: Piece = {
    is: 'button',
    words: 'one more',
    label: 'One more value',
    pick: () => place.put(make([...parts, HOLE])),
  };
  return parts.length === 0 ? [select, add] : [...pieces, add];
}

/** Whether a value needs brackets inside another one of these. */
function isCalculation({ node }: Tree): boolean {
  return node === 'sum' || node === 'choose' || node === 'minus';
}

function wordsPiece(words: string): readonly Piece[] {
  return words === '' ? [] : [{ is: 'words', words }];
}

/** The value of a place where it is one that is typed. */
function typedIn(place: Place, withSteps: (tree: Tree) => Tree): Typed | null {
  const { tree } = place;
  const isNegative = tree.node === 'minus' && tree.of.node === 'literal';
  const held = isNegative ? tree.of : tree;
  if (held.node !== 'literal') return null;
  const { value } = held;
  const pick = (other: Tree) => place.put(withSteps(other));
  switch (value.is) {
    case 'amount': {
      const units = [...new Set([value.unit, ...fittingUnits(place)])];
      const number = isNegative ? -value.amount : value.amount;
      return { as: 'number', value: number, unit: value.unit, units, pick: (typed, unit) => pick(amount(typed, unit)) };
    }
    case 'date':
      return { as: 'date', value: formatDay(value.day), pick: (typed) => pick(dayTree(parseDay(typed))) };
    case 'moment':
      return {
        as: 'moment',
        value: formatTimestamp(value.at),
        pick: (typed) => pick(momentTree(parseTimestamp(typed))),
      };
    case 'text':
      return place.mayBeNothing && value.text === ''
        ? null
        : { as: 'text', value: value.text, pick: (typed) => pick(text(typed)) };
    default:
      return null;
  }
}

const dayTree = (day: number | null): Tree => (day === null ? HOLE : literal({ is: 'date', day }));
const momentTree = (at: number | null): Tree => (at === null ? HOLE : literal({ is: 'moment', at }));
