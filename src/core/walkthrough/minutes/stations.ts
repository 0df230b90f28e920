import type { Workspace } from '../../workspace.ts';
import { partsOfPlace } from '../place-parts.ts';
import type { WalkthroughView } from '../walkthrough-view.ts';
import type { Station } from './types.ts';

/** Where everybody stood, in order, and how long. Shown twice in a row is once. */
export function stationsOf({ shown, endedAt }: WalkthroughView, workspace: Workspace): readonly Station[] {
  const moved = shown.filter(({ place }, at) => place !== shown[at - 1]?.place);
  return moved.map(({ place, at }, index) => ({
    place,
    at,
    until: moved[index + 1]?.at ?? endedAt,
    ...partsOfPlace(place, workspace),
    words: wordsOf(place, workspace),
  }));
}

const PAGES: Readonly<Record<string, string>> = {
  '': 'The map',
  questions: 'The questions',
  spec: 'The specification',
  gaps: 'The gaps',
  walk: 'The walkthrough',
};

function wordsOf(place: string, workspace: Workspace): string {
  const { point, question } = partsOfPlace(place, workspace);
  const ask = question === null ? undefined : workspace.question(question)?.question.ask;
  const title = point === null ? undefined : workspace.point(point)?.point.title;
  if (ask !== undefined) return title === undefined ? ask : `${title}: ${ask}`;
  if (title !== undefined) return title;
  const [path = ''] = place.split('?');
  const [, page = '', ...rest] = path.split('/');
  if (page === 'prototype')
    return rest.length === 0 ? 'The prototype' : `The prototype at /${rest.join('/')}`;
  return PAGES[page] ?? place;
}

/** Whole minutes between two instants, at least one; null while the second has not come. */
export function minutesBetween(at: string, until: string | null): number | null {
  if (until === null) return null;
  return Math.max(1, Math.round((Date.parse(until) - Date.parse(at)) / 60_000));
}
