import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressions } from '#testing/core/model/expressions.ts';
import { LENDING } from '#testing/core/model/lending.ts';
import { howMuch } from '#testing/how-much.ts';
import type { Tree } from '../parse/tree.ts';
import { readCondition } from '../read-condition.ts';
import { childrenOf } from './children.ts';
import { picksIn, textOfPicks } from './pick-text.ts';
import type { Piece } from './pieces.ts';
import { HOLE, isDone, isHole, type Place, type Wanted, wholePlace } from './place.ts';
import { isSameTree } from './same-tree.ts';
import { viewOf } from './view.ts';
import type { Style } from './write-name.ts';
import { writeTree } from './write-tree.ts';

const exact = expressions
  .map((text) => ({ text, tree: picksIn(text, LENDING()) }))
  .filter((one): one is { text: string; tree: Tree } => one.tree !== null);

function wantedFor(text: string): Wanted {
  const condition = readCondition(text, LENDING());
  const type = condition.form === 'exact' ? condition.type : 'unknown';
  return type === 'yes-no' ? { is: 'test' } : type === 'records' ? { is: 'records' } : { is: 'value' };
}

/** All pieces of a place, and of the places within. */
function* piecesIn(place: Place): Generator<readonly [Piece, Place]> {
  for (const piece of viewOf(place)) {
    yield [piece, place];
    if (piece.is === 'place') yield* piecesIn(piece.place);
  }
}

describe('an exact text comes back', () => {
  test.each([
    ['Fee>=3 EUR&&State=="Out"', 'Fee is at least 3 EUR and State is Out'],
    ['Due date <= today() + 14 days', 'Due date <= today + 14 days'],
    ['!(Active || mine)', 'not (Active or mine)'],
    ['State in ["Out", "Not started"]', 'State is one of [Out, Not started]'],
    ['me.Blocked ? 0 EUR : Fee', 'if my Blocked then 0 EUR else Fee'],
    ['number of Lines where Paid is no', 'count(Lines where Paid is no)'],
    ['sum(Lines.Amount)', 'sum(Amount of Lines)'],
    ['all(Lines where Paid)', 'all(Lines where Paid)'],
    ['first(all Loans by Due date, newest).Fee', 'first(all Loans by Due date, newest first).Fee'],
    ['any(other Loans where overlaps(Lent at, Due date))', 'any(other Loans where overlaps(Lent at, Due date))'],
    ['Weight (kg) > 3', '`Weight (kg)` is more than 3'],
    ['Created within the last 30 days', 'Created is in the last 30 days'],
  ])('%s → %s', (text, written) => {
    const tree = picksIn(text, LENDING());
    expect(tree && textOfPicks(tree, LENDING())).toBe(written);
  });
});

describe('whatever is exact', () => {
  test('is written back as a text that says the same', () => {
    fc.assert(
      fc.property(exact, ({ text, tree }) => {
        expect(textOfPicks(tree, LENDING()), text).not.toBeNull();
      }),
      { numRuns: howMuch(400, 10_000) },
    );
  });

  test('is taken apart into places, each with what stands there chosen', () => {
    fc.assert(
      fc.property(exact, ({ text, tree }) => {
        const whole = wholePlace(tree, LENDING(), wantedFor(text));
        for (const [piece] of piecesIn(whole)) {
          if (piece.is === 'place')
            expect(
              isSameTree(piece.place.put(piece.place.tree), tree),
              `${text} ::: ${piece.label} ::: ${writeTree(piece.place.tree, MARKED)} ::: ${writeTree(piece.place.put(piece.place.tree), MARKED)}`,
            ).toBe(true);
          if (piece.is === 'choices' && !piece.label.startsWith('Go on')) {
            expect(piece.chosen, `${piece.label} of ${text}`).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: howMuch(60, 2_000) },
    );
  });
});

const hasHole = (tree: Tree): boolean => isHole(tree) || childrenOf(tree).some(hasHole);

/**
 * What a lot does in a place: something that can be picked there, or in a place within. Seven times of eight it goes on
 * to what is missing, and most often picks something for it. Only what lies on the way is worked out.
 */
function pickedIn(place: Place, lot: number): Tree {
  const pieces = viewOf(place);
  const within = pieces.flatMap((piece) => (piece.is === 'place' ? [piece.place] : []));
  const missing = lot % 8 > 0 ? within.filter(({ tree }) => hasHole(tree)) : [];
  const rest = Math.floor(lot / 8);
  const inner = missing.length > 0 ? missing : rest % 2 === 0 ? within : [];
  const next = inner[Math.floor(rest / 2) % Math.max(1, inner.length)];
  if (next) return pickedIn(next, Math.floor(rest / 3));
  const steps = pieces.flatMap((piece): readonly (() => Tree)[] => {
    if (piece.is === 'button') return [piece.pick];
    return piece.is === 'choices' ? piece.all.map((choice) => choice.pick) : [];
  });
  return steps[rest % steps.length]?.() ?? place.put(place.tree);
}

function picked(wanted: Wanted, picks: readonly number[]): Tree {
  let tree = HOLE;
  for (const pick of picks) {
    if (isDone(tree, LENDING(), wanted) && pick % 4 === 0) return tree;
    tree = pickedIn(wholePlace(tree, LENDING(), wanted), pick);
  }
  return tree;
}

const MARKED: Style = { names: 'marked', words: 'marked' };
const KEPT = new Set(['text', 'number', 'money', 'date', 'moment', 'yes-no', 'choice', 'state', 'duration', 'record']);
const wanted = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Wanted>({ is: 'test' }) },
  fc.constantFrom<Wanted>({ is: 'records' }, { is: 'value' }),
  fc
    .constantFrom(...LENDING().names.filter(({ type }) => KEPT.has(type)))
    .map((like): Wanted => ({ is: 'value', like })),
);

describe('whatever is picked', () => {
  test('is exact once nothing is missing', () => {
    fc.assert(
      fc.property(wanted, fc.array(fc.nat(1e6), { minLength: 12, maxLength: 40, size: 'max' }), (asked, picks) => {
        const tree = picked(asked, picks);
        if (!isDone(tree, LENDING(), asked)) return;
        const text = textOfPicks(tree, LENDING());
        expect(text, writeTree(tree, MARKED)).not.toBeNull();
      }),
      { numRuns: howMuch(100, 5_000) },
    );
  });
});
