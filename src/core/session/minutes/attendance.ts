import { speakerKey } from '../../facts/speaker.ts';
import type { Fact, Speaker } from '../../facts/types.ts';
import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import { walkOf } from './facts-until.ts';
import type { Present } from './types.ts';

/** Who runs it, who came in, and who spoke under their name without coming in. */
export function attendanceOf(view: WalkthroughView, facts: readonly Fact[]): readonly Present[] {
  const { walkthrough, people } = view;
  const runs: Present = { ...walkthrough.by, as: 'facilitator', at: walkthrough.at };
  const came = people.map(({ name, role, as, at }): Present => ({ name, role, as, at }));
  const spoke = facts
    .flatMap((fact) => speakerIn(fact, walkthrough.id) ?? [])
    .map(({ name, role }): Present => ({ name, role, as: null, at: null }));
  const known = new Map<string, Present>();
  for (const one of [...came, runs, ...spoke.sort(byName)]) {
    const key = speakerKey(one);
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()].sort(byArrival);
}

function speakerIn(fact: Fact, walkthrough: string): Speaker | null {
  if (fact.fact === 'walkthrough' || fact.fact === 'moment') return null;
  if (fact.fact === 'source' || fact.fact === 'section') return null;
  if (walkOf(fact) !== walkthrough) return null;
  if (fact.fact === 'question') return fact.origin.from === 'hand' ? fact.origin.by : null;
  return 'anonymous' in fact && fact.anonymous ? null : fact.by;
}

function byName(a: Speaker, b: Speaker): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.role < b.role ? -1 : 1;
}

function byArrival(a: Present, b: Present): number {
  const [one, other] = [a.at ?? LAST, b.at ?? LAST];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Sorts behind every time. */
const LAST = '~';
