import { checksum } from '../checksum.ts';
import type { Fact, SectionChange } from '../facts/types.ts';
import type { Point } from '../spec/types.ts';
import { changesIn, fatesIn } from './fates-in.ts';
import { findSections } from './find-sections.ts';

/** Sections of which one file tells. */
const AT_ONCE = 1_000;

/**
 * What has become of the sections of questions since they were read last, as facts to be kept, so that what was found
 * once holds however the specification changes after that. The same specification and facts give the same bytes on every
 * branch.
 */
export function sectionChanges(points: readonly Point[], facts: readonly Fact[]): readonly SectionChange[] {
  if (points.length === 0) return [];
  const questions = facts.filter((fact) => fact.fact === 'question');
  const { fates } = findSections(points, questions, fatesIn(facts));
  const said = new Map(fates.map((fate) => [JSON.stringify(fate), fate]));
  const texts = [...said.keys()].sort();
  const changes: SectionChange[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = texts.slice(from, from + AT_ONCE);
    const number = (changesIn(facts).at(-1)?.number ?? 0) + changes.length + 1;
    const id = `${String(number).padStart(4, '0')}-${checksum(part.join('\n'))}`;
    changes.push({ fact: 'section', id, number, fates: part.flatMap((text) => said.get(text) ?? []) });
  }
  return changes;
}
