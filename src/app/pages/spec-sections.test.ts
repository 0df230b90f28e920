import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readSpec, standingQuestions } from '#core/parsing.ts';
import { closedExample } from '../../examples/example.ts';
import { sectionsOf } from './spec-sections.ts';

const EXAMPLE = sectionsOf(openWorkspace(await closedExample()));

test('every passage of decided text has its own anchor, and its heading is no longer in its text', () => {
  const passages = EXAMPLE.flatMap(({ passages }) => passages);
  const ids = passages.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(60);
  expect(passages.filter(({ text }) => /^\*\*[^*\n]+\*\*$/m.test(text))).toEqual([]);
  expect(EXAMPLE.map(({ below }) => below?.length ?? 0).every((count) => count > 0)).toBe(true);
});

test('every decision is in the margin of some passage, or in the text', async () => {
  const workspace = openWorkspace(await closedExample());
  const shown = new Set(
    EXAMPLE.flatMap(({ passages, asked }) =>
      [...passages.flatMap(({ views }) => views), ...asked.map(({ view }) => view)].map(({ question }) => question.id),
    ),
  );
  const settled = workspace.questions.filter(({ decision, status }) => decision && status !== 'deferred');
  expect(settled.filter(({ question }) => !shown.has(question.id)).map(({ question }) => question.id)).toEqual([]);
});

const TEXT = '# Doc\n\n## Fees\n\nA fee of TBD.\n\n## Costs\n\nTBD\n\n## Rest\n\n- TBD\n';

/** The sections once Kim has decided one question. */
function decided(id: string, value: string) {
  const spec = readSpec(TEXT, 'SPEC.md');
  const [question] = standingQuestions(spec).filter((one) => one.id.startsWith(id));
  if (!question) throw new Error(`Nobody asks ${id}.`);
  const said = { by: { name: 'Kim', role: '' }, at: '2026-01-02T00:00:00Z', question: question.id };
  const decision = {
    ...said,
    fact: 'decision',
    id: 'd',
    number: 1,
    result: { outcome: 'decided', value },
    restsOn: [],
    against: [],
  } as const;
  return sectionsOf(openWorkspace({ name: '', spec, facts: [...standingQuestions(spec), decision], quarantined: [] }));
}

test('what was decided about a mark stands in its place, and nowhere else', () => {
  const [fees] = decided('mark.fees', '3 EUR');
  expect(fees?.asked.map(({ view }) => view.status)).toEqual(['decided']);
  expect(fees?.passages).toEqual([]);
});

test.each(['costs', 'rest'])('what was decided about a section takes the place of its TBD: %s', (id) => {
  const section = decided(`point.${id}`, '3 EUR').find((one) => one.id === id);
  expect(section?.text).toBe('');
  expect(section?.passages.map(({ text, ask }) => [text, ask])).toEqual([['3 EUR', undefined]]);
});
