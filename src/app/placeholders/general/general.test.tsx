import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readSpec, standingQuestions } from '#core/parsing.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { General } from './general.tsx';
import { promptsFor } from './prompts.ts';

/** The screen of the last section of a document. */
function screenOf(text: string): string {
  const spec = readSpec(text, 'SPEC.md');
  const workspace = openWorkspace({ name: '', spec, facts: standingQuestions(spec), quarantined: [] });
  const view = workspace.points.at(-1);
  return view ? markupOf(workspace, <General view={view} />, { questions: view.questions }) : '';
}

const pinsIn = (html: string) =>
  [...html.matchAll(/data-pin="[^"]*"[^>]*>(\d+)<\/button>/g)].map(([, number]) => number);
const countOf = (words: string, html: string) =>
  wordsOf(html.replace(/aria-label="[^"]*"/g, '')).split(words).length - 1;

test('open questions have their pins in their own order, and none is printed twice', () => {
  const html = screenOf('# A\n\n## Open questions\n\n- Should we **keep** it?\n- If so, who cares?\n- How long?\n');
  expect(pinsIn(html)).toEqual(['1', '2', '3']);
  expect(wordsOf(html)).toMatch(/Should we keep it\? nobody has said 1 .*If so, who cares\? nobody has said 2 /);
  for (const ask of ['If so, who cares?', 'How long?']) expect(countOf(ask, html)).toBe(1);
  expect(html).toContain('<strong');
});

test('a TBD is a hole in its place, in a table too', () => {
  expect(wordsOf(screenOf('# A\n\n## B\n\nIt takes TBD seconds.\n'))).toMatch(/It takes TBD 1 .*seconds\./);
  const table = screenOf('# A\n\n## B\n\n| Name | Value |\n| - | - |\n| fork | TBD |\n| gas | 2 |\n');
  expect(table).toMatch(/<td[^>]*>fork<\/td><td[^>]*><span[^>]*data-look="hole"/);
});

test('a section that says nothing shows what a good one answers, and its question where the TBD is', () => {
  const html = screenOf('# A\n\n## Drawbacks\n\nTBD\n');
  expect(pinsIn(html)).toEqual(['1']);
  expect(wordsOf(html)).toContain('A good section on drawbacks answers: Why might we not do this?');
  expect(countOf('what should it say', html)).toBe(0);
});

test('an empty section and a template have their question below', () => {
  expect(pinsIn(screenOf('# A\n\n## Test plan\n'))).toEqual(['1']);
  expect(pinsIn(screenOf('# A\n\n## Test plan\n\n<!-- Describe the tests. -->\n'))).toEqual(['1']);
});

test.each([
  'Risks and Mitigations',
  'Drawbacks',
  'Alternatives',
  'Test Plan',
  'Upgrade / Downgrade Strategy',
  'How can a rollout or rollback fail?',
  'Security considerations',
  'Unresolved questions',
  'Anything else at all',
])('what is asked under %j is three to five questions', (title) => {
  const { prompts } = promptsFor(title);
  expect(prompts.length).toBeGreaterThanOrEqual(3);
  expect(prompts.length).toBeLessThanOrEqual(5);
  for (const prompt of prompts) expect(prompt).toMatch(/^[A-Z][^?]*\?$/);
});
