import { memoizeByObject } from '../../base/memoize.ts';
import type { ValueKind } from '../check/kinds.ts';
import { yesNo } from '../evaluate/values.ts';
import { areRecords, membersOf } from '../parse/members.ts';
import type { Tree } from '../parse/tree.ts';
import type { VocabularyName } from '../types.ts';
import { isTimeUnit } from '../units.ts';
import { formResults } from './form-results.ts';
import { namesHere } from './names-here.ts';
import { HOLE, isHole, kindOfTree, NOWHERE, type Place, unitsIn } from './place.ts';
import { amount, call, compare, literal, text } from './trees.ts';
import type { ValueForm } from './value-forms.ts';

/** A thing that can stand in a place for a value; `id` tells it from the others. */
export interface ValueChoice {
  readonly id: string;
  readonly group: string;
  readonly words: string;
  readonly pick: () => Tree;
}

/** Everything that can stand in a place, the likeliest first. */
export function valueChoices(place: Place): readonly ValueChoice[] {
  return [
    ...wordsOfChoice(place),
    ...(place.isSubject ? [] : plainValues(place)),
    ...namesThatFit(place),
    ...CLOCKS.filter(({ pick }) => place.fits(pick())),
    ...formChoices(place),
  ];
}

/** The words that the value beside it is chosen from. */
function wordsOfChoice({ beside, fits }: Place): readonly ValueChoice[] {
  const kind = beside ? kindOfTree(beside) : null;
  return (kind?.options ?? [])
    .map((word) => ({ id: `word ${word}`, group: 'One of its words', words: word, pick: () => text(word) }))
    .filter(({ pick }) => fits(pick()));
}

const VALUES = 'A value';

function plain(id: string, group: string, words: string, tree: Tree): ValueChoice {
  return { id, group, words, pick: () => tree };
}

/** Any day: people put in theirs. */
const DAY = 20_454;

const YES = plain('yes-no true', VALUES, 'yes', literal(yesNo(true)));
const PLAIN: readonly ValueChoice[] = [
  YES,
  plain('yes-no false', VALUES, 'no', literal(yesNo(false))),
  plain('date', VALUES, 'a date …', literal({ is: 'date', day: DAY })),
  plain('moment', VALUES, 'a day and time …', literal({ is: 'moment', at: DAY * 864e5 })),
  plain('text', VALUES, 'a text …', text('…')),
];
const NOTHING = plain('nothing', VALUES, 'nothing', text(''));
const CLOCKS: readonly ValueChoice[] = [
  plain('today', 'Now', 'today', call('today')),
  plain('now', 'Now', 'this moment', call('now')),
];

function plainValues(place: Place): readonly ValueChoice[] {
  const all = place.mayBeNothing ? [...PLAIN, NOTHING] : PLAIN;
  return [...numberChoice(place), ...all.filter(({ pick }) => place.fits(pick()))];
}

function numberChoice(place: Place): readonly ValueChoice[] {
  const units = fittingUnits(place);
  const [unit] = units;
  if (unit === undefined) return [];
  const words = units.every(isTimeUnit) ? 'a length of time …' : 'a number …';
  return [plain('number', VALUES, words, amount(1, unit))];
}

/** The units that a number can have in a place; that of the value beside it first, and none before others. */
export function fittingUnits(place: Place): readonly string[] {
  const own = place.beside ? kindOfTree(place.beside).unit : '';
  return [...new Set([own, '', ...unitsIn(place.scopes)])].filter((unit) => place.fits(amount(1, unit)));
}

/** What fits in a place, found out once for all values of a kind. */
interface Fitting {
  readonly fits: (tree: Tree) => boolean;
  /** Whether something within a record, or within what that leads to, fits. */
  readonly leads: (tree: Tree) => boolean;
}

/** How many links a value may be away, so that the first of them is offered. */
const FAR = 2;

const fittingIn = memoizeByObject((place: Place): Fitting => {
  const fits = memoizeBy(kindKey, place.fits);
  const leadsAt = [1, FAR].map((far) =>
    memoizeBy(kindKey, (tree: Tree): boolean =>
      ownMembers(tree).some((member) => fits(member) || (far > 1 && leadsAt[far - 2]?.(member) === true)),
    ),
  );
  return { fits, leads: (tree) => leadsAt.at(-1)?.(tree) ?? false };
});

function memoizeBy(keyOf: (tree: Tree) => string, work: (tree: Tree) => boolean): (tree: Tree) => boolean {
  const known = new Map<string, boolean>();
  return (tree) => {
    const key = keyOf(tree);
    const found = known.get(key) ?? work(tree);
    known.set(key, found);
    return found;
  };
}

function kindKey(tree: Tree): string {
  return [...kindWords(kindOfTree(tree)), areRecords(tree)].join(' ');
}

function kindWords({ type, unit, of = '', options = [], items }: ValueKind): readonly string[] {
  return [type, unit, of, ...options, ...(items ? kindWords(items) : [])];
}

const GROUPS = { these: 'What it says', this: 'What this record says', product: 'Of the whole product' } as const;

function namesThatFit(place: Place): readonly ValueChoice[] {
  const { fits, leads } = fittingIn(place);
  return namesHere(place.scopes).flatMap(({ tree, label, of }): readonly ValueChoice[] => {
    if (!fits(tree) && !leads(tree)) return [];
    const level = tree.node === 'name' ? tree.level : 0;
    return [plain(`name ${level} ${label}`, GROUPS[of], label, tree)];
  });
}

/** What is said within a record, or within each of many. */
function ownMembers(of: Tree): readonly Tree[] {
  const names = membersOf(of)?.names ?? [];
  return names.filter(({ outermost }) => !outermost).map((name) => memberTree(of, name));
}

const memberTree = (of: Tree, name: VocabularyName): Tree => ({ node: 'member', of, name, ...NOWHERE });

/** The members of a record, or of each of many, that fit in a place or lead to something that does. */
export function memberChoices(of: Tree, place: Place): readonly ValueChoice[] {
  const { fits, leads } = fittingIn(place);
  const group = areRecords(of) ? 'What each of them says' : 'What it says';
  return ownMembers(of).flatMap((tree): readonly ValueChoice[] => {
    if (tree.node !== 'member' || (!fits(tree) && !leads(tree))) return [];
    return [plain(`member ${tree.name.label}`, group, tree.name.label, tree)];
  });
}

/** Ways to work a value out; what stands in the place already becomes their first part where it can. */
function formChoices(place: Place): readonly ValueChoice[] {
  const { fits } = fittingIn(place);
  const forms = formResults(place.scopes).flatMap(({ form, results }): readonly ValueChoice[] => {
    if (!results.some(fits)) return [];
    return [{ id: `form ${form.id}`, group: 'Worked out', words: form.label, pick: () => begun(place, form) }];
  });
  const condition: ValueChoice = {
    ...{ id: 'condition', group: 'Worked out', words: 'whether a condition holds …' },
    pick: () => compare('==', HOLE, HOLE),
  };
  return fits(YES.pick()) ? [...forms, condition] : forms;
}

function begun({ tree, fits }: Place, { between, atLeast, test, make }: ValueForm): Tree {
  const holes = Array.from({ length: Math.max(atLeast ?? between.length - 1, 1) }, () => HOLE);
  const kept = make([tree, ...holes.slice(1)]);
  return test === undefined && !isHole(tree) && fits(kept) ? kept : make(holes);
}
