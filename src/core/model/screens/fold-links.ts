import { inWords, orNone, type Row } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { isEveryScreen, type ScreensContext } from './context.ts';
import type { ScreenLink } from './types.ts';

/** Where people can go next; a link from “every screen” is one from each, but not to itself. */
export function linksOf(context: ScreensContext): Held<readonly ScreenLink[]> {
  return mapHeld(context.answers.rows('screens/links'), (rows) =>
    rows.flatMap((row) => linksIn(row, context)),
  );
}

function linksIn(row: Row, { screen, screens }: ScreensContext): readonly ScreenLink[] {
  const to = screen(row.cell('to'));
  const control = row.held('control');
  const condition = inWords(orNone(row.held('condition')));
  const from = screen(row.cell('from'));
  const isFromAll = from.id === null && isEveryScreen(from.label) && screens.length > 0;
  const starts = isFromAll ? screens.filter(({ id }) => id !== to.id) : [from];
  return starts.map((start) => ({ from: start, to, control, condition }));
}
