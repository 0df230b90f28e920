import { useNavigate } from 'react-router';
import { useKeys } from '../../keys/use-keys.ts';
import { WALL } from '../wall/wall-window.tsx';
import type { Way } from '../way/way.ts';
import type { BarParts } from './bar-parts.ts';
import type { Moves } from './use-moves.ts';

interface Running extends BarParts {
  readonly moves: Moves;
  readonly way: Way;
  readonly end: () => void;
}

/** What the facilitator does by keyboard, from any page. What cannot be taken back has no key of its own. */
export function useFacilitatorKeys({ at, follow, tellFollow, park, moves, way, end }: Running): void {
  const go = useNavigate();
  const { next, previous } = way;
  const group = 'Walk';
  useKeys([
    {
      keys: ']',
      label: 'Take everybody to the next stop',
      group,
      run: () => next && void moves.show(next.place),
      when: () => next !== undefined,
    },
    {
      keys: '[',
      label: 'Take everybody to the stop before',
      group,
      run: () => previous && void moves.show(previous.place),
      when: () => previous !== undefined,
    },
    {
      keys: 'b',
      label: 'Bring everybody here',
      group,
      run: () => void moves.show(at),
      when: () => moves.isAway,
    },
    {
      keys: 'u',
      label: `Undo the last move of everybody${moves.undoTo === null ? '' : `, back to ${moves.undoTo}`}`,
      group,
      run: () => void moves.undo(),
      when: () => moves.undoTo !== null,
    },
    {
      keys: 'j',
      label: 'Go where everybody is',
      group,
      run: () => tellFollow({ happened: 'rejoined' }),
      when: () => !follow.following && follow.place !== null,
    },
    { keys: 'p', label: 'Park a question', group, run: () => park?.(), when: () => park !== null },
    { label: 'Open the view for the wall', group, run: () => void window.open(WALL.href, WALL.target) },
    { label: 'Invite others', group, run: () => void go('/walk/invite') },
    { label: 'End the walkthrough …', group, run: end },
  ]);
}
