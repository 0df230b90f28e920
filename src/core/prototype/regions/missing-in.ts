import { inQuotes } from '../../english/lists.ts';
import { hasPlaces } from './placing.ts';
import type { RegionView } from './types.ts';

const BOUND: ReadonlySet<RegionView['kind']> = new Set([
  'table',
  'cards',
  'feed',
  'record',
  'form',
  'calendar',
  'timetable',
  'map',
  'chart',
]);

/** What a part lacks so that it could show something, and so that its buttons did something; one sentence each. */
export function missingIn(view: RegionView): readonly string[] {
  return [...emptyParts(view), ...deadButtons(view)];
}

function emptyParts({ kind, data, region, holds, menu, texts, problems, breakdown }: RegionView): readonly string[] {
  const name = inQuotes(region.label);
  if (kind === null) return [`nobody has said what kind of part ${name} is.`];
  if (kind === 'tabs' && holds.length === 0) return [`the tabs ${name} hold no part; name the parts under “Shows”.`];
  if (kind === 'menu' && menu?.groups.length === 0 && problems.length === 0)
    return [`the menu ${name} leads nowhere; name its screens under “Shows”.`];
  if (kind === 'text' && texts.length === 0) return [`nobody has said what ${name} says.`];
  if (BOUND.has(kind) && data.is === 'nothing' && breakdown === null && problems.length === 0)
    return [`${name} is of nothing; say under “Of” whose records it shows.`];
  return [];
}

/** Whatever the button of a form is called, it saves. */
function deadButtons({ kind, actions, region, timetable }: RegionView): readonly string[] {
  if (kind === 'form') return [];
  return actions.flatMap(({ label, does, to }) => {
    const on = `${inQuotes(label)} on ${inQuotes(region.label)}`;
    if (does.is === 'unsaid' && !to) return [`nobody has said what ${on} does; name a move, or “→” a screen.`];
    if (does.is === 'place' && timetable && !hasPlaces(timetable))
      return [`${on} changes nothing: its columns and its times are worked out.`];
    return [];
  });
}
