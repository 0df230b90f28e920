import { areRecords, membersOf } from '../parse/members.ts';
import type { Tree, TreeOf } from '../parse/tree.ts';
import { memberChoices, type ValueChoice } from './choices.ts';
import type { Choice, Piece } from './pieces.ts';
import { HOLE, isHole, type Place, partOf } from './place.ts';
import { ordered, where } from './trees.ts';

/** A step from a record, or from many: what it says, fewer of them, or all in an order. */
export type Step = TreeOf<'member' | 'where' | 'ordered' | 'part'>;

/** One step as pieces; `after` puts the steps that follow it after another tree. */
export function stepView(place: Place, step: Step, after: (tree: Tree) => Tree): readonly Piece[] {
  const without = () => place.put(after(step.of));
  switch (step.node) {
    case 'part':
      return [
        { is: 'words', words: `’s ${step.part}` },
        { is: 'button', words: '×', label: `Without ${step.part}`, pick: without },
      ];
    case 'member':
      return memberView(place, step, after);
    case 'where': {
      const put = (condition: Tree) => after({ ...step, condition });
      const test = partOf(place, { tree: step.condition, put, wants: 'test', scope: membersOf(step.of) });
      return [
        { is: 'words', words: 'only those where' },
        { is: 'place', label: 'Only those where', apart: true, place: test, removal: without },
      ];
    }
    case 'ordered': {
      const put = (by: Tree) => after({ ...step, by });
      const key = partOf(place, { tree: step.by, put, scope: membersOf(step.of), isSubject: true });
      const ways = ORDERS.map((words, at): Choice => {
        return { group: '', words, pick: () => place.put(after({ ...step, down: at === 1 })) };
      });
      return [
        { is: 'words', words: 'sorted by' },
        { is: 'place', label: 'Sorted by', apart: false, place: key },
        {
          ...{ is: 'choices', label: 'In which order', chosen: Number(step.down) },
          all: [...ways, { group: '', words: 'in no order', pick: without }],
        },
      ];
    }
  }
}

const ORDERS = ['the lowest or oldest first', 'the highest or newest first'] as const;

function memberView(place: Place, step: TreeOf<'member'>, after: (tree: Tree) => Tree): readonly Piece[] {
  const { of, name } = step;
  const put = (tree: Tree) => place.put(after(tree));
  const offered = memberChoices(of, place);
  const chosen = offered.findIndex(({ id }) => id === `member ${name.label}`);
  const own: readonly ValueChoice[] =
    chosen < 0 ? [{ id: '', group: '', words: name.label, pick: () => step }, ...offered] : offered;
  const itself = areRecords(of) ? 'nothing of them: they themselves' : 'nothing of it: it itself';
  const bare: readonly Choice[] = place.fits(after(of)) ? [{ group: '', words: itself, pick: () => put(of) }] : [];
  return [
    { is: 'words', words: areRecords(of) ? 'their' : '’s' },
    {
      ...{ is: 'choices', label: 'What it says', chosen: Math.max(chosen, 0) },
      all: [...own.map(({ group, words, pick }) => ({ group, words, pick: () => place.put(pick()) })), ...bare],
    },
  ];
}

/** How one can go on from a record, or from many. */
export function onward(place: Place): readonly Piece[] {
  const { tree } = place;
  if (isHole(tree)) return [];
  const narrowed: readonly ValueChoice[] = areRecords(tree)
    ? [
        { id: 'where', group: 'Fewer, or in an order', words: 'only those where …', pick: () => where(tree, HOLE) },
        { id: 'ordered', group: 'Fewer, or in an order', words: 'sorted by …', pick: () => ordered(tree, HOLE, false) },
      ]
    : [];
  const all = [...memberChoices(tree, place), ...narrowed].map(
    ({ group, words, pick }): Choice => ({ group, words, pick: () => place.put(pick()) }),
  );
  return all.length === 0
    ? []
    : [{ is: 'choices', label: place.fits(tree) ? 'Go on' : 'Go on, which', all, chosen: -1 }];
}
