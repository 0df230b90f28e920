import type { FunctionName } from '../evaluate/functions.ts';
import type { Tree } from '../parse/tree.ts';
import { HOLE } from './place.ts';
import { call, choose, list, minus, sum } from './trees.ts';

/** A way to work out a value. */
export interface ValueForm {
  readonly id: string;
  /** As it is offered. */
  readonly label: string;
  /** What stands between its parts: as many as there are parts, and one after the last. */
  readonly between: readonly string[];
  /** The part that is a condition, if one is. */
  readonly test?: number;
  /** Parts that say by which words the others are chosen. */
  readonly alike?: true;
  /** There may be more parts, or fewer down to this number, all said alike. */
  readonly atLeast?: number;
  readonly make: (parts: readonly Tree[]) => Tree;
  /** The parts of a tree of this form; null where it has another. */
  readonly take: (tree: Tree) => readonly Tree[] | null;
}

/** A function with as many values as there are dots in its words. */
function called(name: FunctionName, said: string): ValueForm {
  const between = said.split('…').map((words) => words.trim());
  return {
    ...{ id: `${name} ${between.length - 1}`, label: said.trim(), between },
    make: (parts) => call(name, ...parts),
    take: (tree) =>
      tree.node === 'call' && tree.functionName === name && tree.args.length === between.length - 1 ? tree.args : null,
  };
}

function severalOf(name: 'min' | 'max', label: string): ValueForm {
  return {
    ...{ id: `${name} of several`, label: `${label} several values`, between: [label, 'and', ''], atLeast: 2 },
    alike: true,
    make: (parts) => call(name, ...parts),
    take: (tree) => (tree.node === 'call' && tree.functionName === name && tree.args.length > 1 ? tree.args : null),
  };
}

const CHOICE: ValueForm = {
  ...{ id: 'choose', label: 'if … then … otherwise …', between: ['if', 'then', 'otherwise', ''], test: 0, alike: true },
  make: ([condition = HOLE, yes = HOLE, no = HOLE]) => choose(condition, yes, no),
  take: (tree) => (tree.node === 'choose' ? [tree.condition, tree.yes, tree.no] : null),
};

const LIST: ValueForm = {
  ...{ id: 'list', label: 'a row of values', between: ['', 'and', ''], atLeast: 0 },
  make: (parts) => list(...parts),
  take: (tree) => (tree.node === 'list' ? tree.items : null),
};

const MINUS: ValueForm = {
  ...{ id: 'minus', label: 'minus …', between: ['minus', ''] },
  make: ([of = HOLE]) => minus(of),
  take: (tree) => (tree.node === 'minus' && tree.of.node !== 'literal' ? [tree.of] : null),
};

const CALCULATIONS = (
  [
    ['+', 'plus'],
    ['-', 'less'],
    ['*', 'times'],
    ['/', 'divided by'],
    ['%', 'what is left after dividing by'],
  ] as const
).map(
  ([op, words]): ValueForm => ({
    ...{ id: `sum ${op}`, label: `… ${words} …`, between: ['', words, ''] },
    make: ([left = HOLE, right = HOLE]) => sum(op, left, right),
    take: (tree) => (tree.node === 'sum' && tree.op === op ? [tree.left, tree.right] : null),
  }),
);

/** Everything by which a value can be worked out, in the order in which it is offered. */
export const VALUE_FORMS: readonly ValueForm[] = [
  called('count', 'the number of …'),
  called('sum', 'the total of …'),
  called('average', 'the average of …'),
  called('min', 'the smallest of …'),
  called('max', 'the largest of …'),
  called('first', 'the first of …'),
  called('last', 'the last of …'),
  called('distinct', 'the different ones of …'),
  called('join', '… in one line'),
  called('join', '… in one line, with … between'),
  CHOICE,
  ...CALCULATIONS,
  severalOf('min', 'the smallest of'),
  severalOf('max', 'the largest of'),
  MINUS,
  called('round', '… rounded'),
  called('round', '… rounded to … places'),
  called('percent', '… as a percentage'),
  called('date', 'the day of …'),
  called('days', '… in days'),
  called('hours', '… in hours'),
  called('minutes', '… in minutes'),
  called('weeks', '… in weeks'),
  called('months', '… in months'),
  called('years', '… in years'),
  called('length', 'how many letters … has'),
  called('size', 'how long … is'),
  called('upper', '… in capitals'),
  called('lower', '… in small letters'),
  called('trim', '… without blanks around it'),
  called('slug', '… as in an address'),
  called('left', 'of … the first … letters'),
  called('text', '… as text'),
  LIST,
];
