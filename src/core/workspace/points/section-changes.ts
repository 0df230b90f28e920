import { checksum } from '../../base/checksum.ts';
import type { Fact, SectionChange } from '../../facts/types.ts';
import type { Point } from '../../spec/types.ts';
import { changesIn, fatesIn } from './fates-in.ts';
import { findInPlace } from './find-in-place.ts';
import { findSections } from './find-sections.ts';
import { orderBefore, orderToKeep } from './section-order.ts';

/** Sections of which one file tells. */
const AT_ONCE = 1_000;

/**
 * What has become of the sections of questions since they were read last, and how sections stand now, as facts to be
 * kept, so that what was found once holds however the specification changes after that. The same specification and facts
 * give the same bytes on every branch.
 */
export function sectionChanges(points: readonly Point[], facts: readonly Fact[]): readonly SectionChange[] {
  if (points.length === 0) return [];
  const questions = facts.filter((fact) => fact.fact === 'question');
  const before = orderBefore(facts);
  const inPlace = before && findInPlace(before, points);
  const { homes, fates } = findSections(points, questions, fatesIn(facts), inPlace);
  const said = new Map(fates.map((fate) => [JSON.stringify(fate), fate]));
  const texts = [...said.keys()].sort();
  const told: Omit<SectionChange, 'number' | 'id'>[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = texts.slice(from, from + AT_ONCE);
    told.push({ fact: 'section', fates: part.flatMap((text) => said.get(text) ?? []) });
  }
  const order = orderToKeep(points, homes, before);
  if (order) told.push({ fact: 'section', fates: [], order });
  const last = changesIn(facts).at(-1)?.number ?? 0;
  return told.map((change, at) => numbered(change, last + 1 + at));
}

function numbered(change: Omit<SectionChange, 'number' | 'id'>, number: number): SectionChange {
  const { fates, order } = change;
  const text = [...fates.map((fate) => JSON.stringify(fate)), ...(order ? [JSON.stringify(order)] : [])];
  return { ...change, id: `${String(number).padStart(4, '0')}-${checksum(text.join('\n'))}`, number };
}
