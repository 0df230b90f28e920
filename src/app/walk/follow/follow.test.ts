import { describe, expect, test } from 'vitest';
import { destinationOf, type FollowEvent, initialFollowState, reduceFollow, resumedFollowState } from './follow.ts';

let moves = 0;

/** One event a word: "shown:/a", "went:/a", "typed", "saved", "rested", "rejoined", "stayed". */
function eventOf(said: string): FollowEvent {
  const [happened = '', place = ''] = said.split(':');
  if (happened === 'shown') return { happened, place, move: `move-${++moves}` };
  if (happened === 'went') return { happened, to: place, taken: false };
  if (happened === 'saved' || happened === 'rested') return { happened: 'rested', saved: happened === 'saved' };
  if (happened === 'typed' || happened === 'rejoined' || happened === 'led' || happened === 'stayed')
    return { happened };
  throw new Error(said);
}

/** The state after these events, beginning at /a. Destinations are navigated to at once, as the page does. */
function stands(events: string, following = true) {
  let state = initialFollowState('/a', following);
  const been: string[] = [];
  for (const said of events.split(' ').filter(Boolean)) {
    state = reduceFollow(state, eventOf(said));
    for (let goal = destinationOf(state); goal !== null; goal = destinationOf(state)) {
      been.push(goal);
      state = reduceFollow(state, { happened: 'went', to: goal, taken: true });
      if (been.length > 20) throw new Error('round and round');
    }
  }
  return { ...state, been: been.join(' ') };
}

describe('following', () => {
  test.each([
    ['a move takes one along', 'shown:/b', '/b'],
    ['and the next', 'shown:/b shown:/c', '/b /c'],
    ['to a question on the same screen', 'shown:/a?q=1 shown:/a?q=2', '/a?q=1 /a?q=2'],
    ['a move to where one is goes nowhere', 'shown:/a', ''],
    ['taken back, one goes back', 'shown:/b shown:/a', '/b /a'],
    ['whoever goes away is let go', 'shown:/b went:/x shown:/c', '/b'],
    ['another question of the same screen lets nobody go', 'shown:/b went:/b?q=1 shown:/c', '/b /c'],
    ['whoever comes back follows again', 'shown:/b went:/x went:/b shown:/c', '/b /c'],
    ['and is taken to the question of all', 'shown:/b?q=1 went:/x went:/b', '/b?q=1 /b?q=1'],
    ['unless they have opened another', 'shown:/b?q=1 went:/x went:/b?q=2 shown:/c', '/b?q=1 /c'],
    ['whoever stands where all are brought follows again', 'shown:/b went:/x shown:/x shown:/c', '/b /c'],
    ['rejoining goes to where all are', 'shown:/b went:/x shown:/c rejoined shown:/d', '/b /c /d'],
    ['whoever leads from elsewhere goes to the next place alone', 'shown:/b went:/x led shown:/c', '/b /c'],
    ['and stays where they bring the others', 'shown:/b went:/x led shown:/x shown:/c', '/b /c'],
    ['going about before the first move lets nobody go', 'went:/x went:/y shown:/b', '/b'],
    ['closing a question does not bring it back', 'shown:/b?q=1 went:/b', '/b?q=1'],
  ])('%s', (_what, events, been) => {
    expect(stands(events).been).toBe(been);
  });

  test('the same move told again takes nobody back', () => {
    const shown = { happened: 'shown', place: '/b?q=1', move: 'm' } as const;
    const there = [
      shown,
      { happened: 'went', to: '/b?q=1', taken: true },
      { happened: 'went', to: '/b?q=2', taken: false },
      shown,
    ] as const;
    const state = there.reduce<ReturnType<typeof initialFollowState>>(reduceFollow, initialFollowState('/a', true));
    expect([destinationOf(state), state.following]).toEqual([null, true]);
  });

  test('a move that is taken back while one is still on the way takes one back too', () => {
    const events: readonly FollowEvent[] = [
      { happened: 'shown', place: '/b', move: '1' },
      { happened: 'shown', place: '/a', move: '2' },
      { happened: 'went', to: '/b', taken: true },
    ];
    expect(destinationOf(events.reduce(reduceFollow, initialFollowState('/a', true)))).toBe('/a');
  });

  test('loaded again, one keeps the question opened since the move, and is taken where one was still to go', () => {
    const told = { happened: 'shown', place: '/b?q=1', move: 'm' } as const;
    const again = (at: string, following: boolean) =>
      reduceFollow(reduceFollow(resumedFollowState(at, following, 'm', '/b?q=1'), told), {
        happened: 'went',
        to: at,
        taken: false,
      });
    expect(again('/b?q=2', true)).toMatchObject({ following: true, pendingPlace: null });
    expect(destinationOf(again('/a', true))).toBe('/b?q=1');
    expect(again('/a', false)).toMatchObject({ following: false, pendingPlace: null });
  });

  test('whoever was not following is only offered to', () => {
    expect(stands('shown:/b', false)).toMatchObject({ been: '', following: false, place: '/b' });
  });

  test.each([
    ['typing holds one back', 'typed shown:/b', ''],
    ['until it is saved', 'typed shown:/b saved', '/b'],
    ['or one rests', 'typed shown:/b rested', '/b'],
    ['or wants to go', 'typed shown:/b rejoined', '/b'],
    ['the last of many moves counts', 'typed shown:/b shown:/c saved', '/c'],
    ['staying is for good', 'typed shown:/b stayed saved shown:/c', ''],
    ['another question on the screen that one has not left', 'typed shown:/b went:/a?q=2 saved', '/b'],
    ['going away while it is due lets go', 'typed shown:/b went:/x saved', ''],
    ['a move that is taken back is not due any more', 'typed shown:/b shown:/a saved', ''],
    ['typing again after the move', 'shown:/b typed shown:/c saved', '/b /c'],
  ])('%s', (_what, events, been) => {
    expect(stands(events).been).toBe(been);
  });

  test('what was left unsaved is kept in sight until one is back', () => {
    expect(stands('typed shown:/b rested').unsavedAt).toBe('/a');
    expect(stands('typed shown:/b saved').unsavedAt).toBeNull();
    expect(stands('typed rested shown:/b').unsavedAt).toBeNull();
    expect(stands('typed shown:/b rested went:/a').unsavedAt).toBeNull();
    expect(stands('typed shown:/b rested shown:/c').unsavedAt).toBe('/a');
  });
});
