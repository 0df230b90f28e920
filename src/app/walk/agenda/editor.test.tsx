import { expect, test } from 'vitest';
import { agendaPlanOf } from '#core/agenda.ts';
import { type AgendaItem, openWorkspace } from '#core/index.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { story } from '#testing/core/story.ts';
import { AgendaEditor } from './editor.tsx';

const workspace = openWorkspace(story().snapshot);
const walk = { groups: [], minutes: 30 } as const;

function editorOf(agenda: readonly AgendaItem[]): string {
  const plan = agendaPlanOf(workspace, walk, agenda);
  return markupOf(workspace, <AgendaEditor plan={plan} onChange={() => undefined} />);
}

const PROBLEM: AgendaItem = { point: '1', questions: ['purpose.problem'], goal: 'Know it', minutes: 10 };
const RECORDS: AgendaItem = { point: '3', questions: ['entities.records'], goal: '', minutes: 5 };

test('the agenda stands in its order, with what for, how long and what is asked', () => {
  const html = editorOf([RECORDS, PROBLEM]);
  const asks = [RECORDS, PROBLEM].map(({ questions: [id = ''] }) => workspace.question(id)?.question.ask ?? '');
  const words = wordsOf(html);
  expect(words.indexOf(asks[0] ?? '')).toBeGreaterThan(-1);
  expect(words.indexOf(asks[0] ?? '')).toBeLessThan(words.indexOf(asks[1] ?? ''));
  expect(html).toContain('>Know it</textarea>');
  expect(html).toContain('value="10"');
});

test('more than there is time for is told as too much', () => {
  expect(editorOf([PROBLEM])).toContain('data-over="false"');
  expect(editorOf([{ ...PROBLEM, minutes: 31 }])).toContain('data-over="true"');
});

test('what is open and not on the agenda is left for later, and counted', () => {
  const open = workspace.questions.filter(({ status }) => status === 'open').length;
  const words = wordsOf(editorOf([PROBLEM]));
  expect(words).toContain(`Left for later ${open - 1}`);
});
