import type { Row } from '../answers.ts';
import { partsOf, refsIn } from '../find.ts';
import { type Held, mapHeld } from '../held.ts';
import type { ScreensContext } from './context.ts';
import type { Landing } from './types.ts';

const SLOT = 'screens/landing';

/** Where each role arrives and what it does most; a row may speak of several roles. */
export function landingsOf(context: ScreensContext): Held<readonly Landing[]> {
  return mapHeld(context.answers.rows(SLOT), (rows) => rows.flatMap((row) => landingsIn(row, context)));
}

function landingsIn(row: Row, { answers, role, screen }: ScreensContext): readonly Landing[] {
  const rest = {
    screen: mapHeld(row.held('first'), screen),
    actions: mapHeld(row.held('actions'), partsOf),
    targets: mapHeld(answers.below(null, SLOT, row.id).rows('actions'), (targets) =>
      targets.map(({ cell }) => ({
        action: cell('action'),
        screen: screen(cell('target')),
        refused: cell('refused'),
      })),
    ),
  };
  return refsIn(role, row.label).map((to) => ({ role: to, ...rest }));
}
