import type { Piece } from './pieces.ts';
import type { Place } from './place.ts';
import { testView } from './test-view.ts';
import { valueView } from './value-view.ts';

/**
 * How a place is said, piece by piece, with everything that can be picked there. Why it follows the tree:
 * src/decisions/029-conditions-are-picked.md.
 */
export function viewOf(place: Place): readonly Piece[] {
  return place.wants === 'test' ? testView(place) : valueView(place);
}
