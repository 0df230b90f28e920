import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import type { Decision } from '../../facts/types.ts';
import { readSpec } from '../../spec/read.ts';
import { fillSpec, unfillSpec } from '../../spec/write-managed-blocks.ts';
import { decidedTexts } from '../../texts/decided/decided-texts.ts';
import { standingQuestions } from '../questions/standing-questions.ts';
import { openWorkspace } from '../workspace.ts';

const TITLES = ['Hours', 'Bells', 'Doors', 'Keys', 'Night', 'Dogs'];

/** Each section with all its lines, with new numbers. */
const renumbered = (sections: readonly string[]) =>
  sections.map((text, at) => text.replace(/^## \d+\./, `## ${at + 1}.`)).join('');

const sectionsIn = (text: string) => text.split(/(?=^## )/mu);

/** Sections in another order, and one more in front of some place. */
function edited(text: string, order: readonly number[], place: number): string {
  const [head = '', ...sections] = sectionsIn(text);
  const moved = sections
    .map((section, at) => ({ section, by: order[at] ?? 0 }))
    .sort((a, b) => a.by - b.by)
    .map(({ section }) => section);
  moved.splice(place % (moved.length + 1), 0, '## 0. New\n\nSomething new stands here.\n\n');
  return head + renumbered(moved);
}

test('what was decided moves with its section; filled twice is filled once, unfilled it is the source to the byte', () => {
  fc.assert(
    fc.property(
      fc.subarray(TITLES, { minLength: 1 }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      fc.nat(),
      fc.constantFrom('\n', '\r\n'),
      (titles, order, place, lineBreak) => {
        const source = `# Sheet\n\n${titles.map((title, at) => `## ${at + 1}. ${title}\n\n  \n\n`).join('')}`;
        const facts = standingQuestions(readSpec(source, 'SPEC.md')).flatMap((question) => [
          question,
          decided(question.id, `All about ${question.section}.`),
        ]);
        const fill = (text: string) => {
          const spec = readSpec(text, 'SPEC.md');
          const workspace = openWorkspace({ name: '', spec, facts, quarantined: [] });
          return fillSpec(text, decidedTexts(workspace)).text;
        };
        const byHand = (text: string) => edited(text, order, place).replaceAll('\n', lineBreak);
        const filled = fill(byHand(fill(source)));
        expect(unfillSpec(filled)).toBe(byHand(source));
        expect(fill(filled)).toBe(filled);
        for (const section of sectionsIn(filled.replaceAll(lineBreak, '\n')).slice(1)) {
          const title = /^## \d+\. (\w+)/.exec(section)?.[1];
          expect(section.match(/All about \w+/g) ?? []).toEqual(title === 'New' ? [] : [`All about ${title}`]);
        }
      },
    ),
    { numRuns: howMuch(50, 100) },
  );
});

function decided(question: string, value: string): Decision {
  return {
    fact: 'decision',
    id: `decision-of-${question}`,
    question,
    number: 1,
    by: { name: 'Kim', role: '' },
    at: '2026-11-20T09:30:00Z',
    result: { outcome: 'decided', value },
    restsOn: [],
    against: [],
  };
}
