import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  mergeSketches,
  reduceSketch,
  type SketchAction,
  type StatesAndTransitions,
} from './lifecycle-sketch.ts';

const NEW: StatesAndTransitions = { states: [{ name: 'New', end: false, source: 'guess' }], transitions: [] };

const then = (from: string, to: string, event = ''): SketchAction => ({
  turn: 'then',
  from,
  to,
  event,
  by: 'a person',
});
const lived = (...turns: readonly SketchAction[]) => mergeSketches(NEW, turns.reduce(reduceSketch, EMPTY_HISTORY).now);
const names = (...turns: readonly SketchAction[]) => lived(...turns).states.map(({ name }) => name);

describe('the play of one record', () => {
  test('begins new, and grows by a chip and a button with each answer', () => {
    expect(lived()).toMatchObject({ at: 'New', gone: false });
    const play = lived(then('New', 'Paid', 'the money comes'), then('Paid', 'Sent'));
    expect(play.states.map(({ name }) => name)).toEqual(['New', 'Paid', 'Sent']);
    expect(play.transitions.map(({ from, to, event }) => [from, to, event])).toEqual([
      ['New', 'Paid', 'the money comes'],
      ['Paid', 'Sent', ''],
    ]);
    expect(play.at).toBe('Sent');
  });

  test('goes back to a state that is there instead of drawing it twice', () => {
    const play = lived(then('New', 'Paid'), then('Paid', ' new '), then('New', 'PAID'));
    expect(play.states.map(({ name }) => name)).toEqual(['New', 'Paid']);
    expect(play.transitions).toHaveLength(2);
    expect(play.at).toBe('Paid');
  });

  test('branches from where the record stands', () => {
    const play = lived(then('New', 'Paid'), { turn: 'stand', at: 'New' }, then('New', 'Cancelled'));
    expect(play.transitions.map(({ from, to }) => `${from}-${to}`)).toEqual(['New-Paid', 'New-Cancelled']);
  });

  test('keeps an end until something comes after it all the same', () => {
    const end: SketchAction = { turn: 'end', at: 'Paid' };
    expect(lived(then('New', 'Paid'), end).states.at(1)?.end).toBe(true);
    expect(lived(then('New', 'Paid'), end, then('Paid', 'Sent')).states.at(1)?.end).toBe(false);
  });

  test('deletes whatever the state, and undo brings it back', () => {
    const turns = [then('New', 'Paid'), { turn: 'delete' }] as const;
    expect(lived(...turns).gone).toBe(true);
    expect(lived(...turns, { turn: 'undo' })).toMatchObject({ gone: false, at: 'Paid' });
  });

  test('does not remember a turn that says nothing', () => {
    expect(reduceSketch(EMPTY_HISTORY, then('New', '  '))).toBe(EMPTY_HISTORY);
    expect(reduceSketch(EMPTY_HISTORY, { turn: 'undo' })).toBe(EMPTY_HISTORY);
  });

  test('takes words that mean something to JavaScript as names', () => {
    expect(names(then('New', 'constructor'), then('constructor', '__proto__'))).toEqual([
      'New',
      'constructor',
      '__proto__',
    ]);
  });

  test('undoes any play, turn by turn, back to its beginning', () => {
    const name = fc.constantFrom('New', 'Paid', 'paid', 'Sent', '');
    const turn: fc.Arbitrary<SketchAction> = fc.oneof(
      fc.tuple(name, name, name).map(([from, to, event]) => then(from, to, event)),
      name.map((at) => ({ turn: 'stand', at }) as const),
      name.map((at) => ({ turn: 'end', at }) as const),
      fc.constant({ turn: 'delete' } as const),
    );
    fc.assert(
      fc.property(fc.array(turn), (turns) => {
        const game = turns.reduce(reduceSketch, EMPTY_HISTORY);
        const back = game.past.reduce((held) => reduceSketch(held, { turn: 'undo' }), game);
        expect(back).toEqual(EMPTY_HISTORY);
      }),
    );
  });
});
