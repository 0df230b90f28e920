import { expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { readWorkspace, type WorkspaceFile } from '../../workspace/read-workspace.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { overviewOf } from './overview-of.ts';
import { summaryOf } from './summary-of.ts';
import type { Overview } from './types.ts';

const TODAY = '2026-03-10';

/** The overview of documents by path; what has files below `questions/` is a workspace. */
function looked(documents: Readonly<Record<string, string | readonly WorkspaceFile[]>>): Overview {
  const summaries = Object.entries(documents).map(([path, given]) => {
    const files = typeof given === 'string' ? [{ path: 'SPEC.md', text: given }] : given;
    const workspace = openWorkspace(readWorkspace(files, path));
    return summaryOf({ path, workspace, isWorkspace: typeof given !== 'string' });
  });
  return overviewOf(summaries, TODAY);
}

const question = (id: string, point: string): WorkspaceFile => ({
  path: `questions/${id}/question.md`,
  text: `---\npoint: "${point}"\n---\n\nHow is it named?\n`,
});
const decision = (id: string, head: string): WorkspaceFile => ({
  path: `questions/${id}/decisions/0001.md`,
  text: `---\n${head}by: Kim\nat: 2026-03-01T09:30:00Z\n---\n\nBy year.\n`,
});

test('a document is as far as its points say; its title and headings with only sub-headings do not count', () => {
  const { documents } = looked({
    'a.md':
      '# Permits\n\nFor all who park.\n\n## 1. Purpose\n\nResidents park near their door.\n\n## 2. Screens\n\nTBD\n\n## 3. More\n\n### 3.1 Extras\n\n### 3.2 Limits\n\nNot applicable.\n',
  });
  expect(documents).toEqual([
    {
      path: 'a.md',
      title: 'Permits',
      points: 4,
      answered: 1,
      partial: 0,
      unanswered: 2,
      notApplicable: 1,
      marks: 1,
      gaps: 2,
      done: 0.5,
      questions: null,
    },
  ]);
});

test('a text without headings has no points, and is not called done', () => {
  expect(looked({ 'a.md': 'Just words.\n' }).documents[0]).toMatchObject({ points: 0, gaps: 0, done: null });
});

test('in a workspace decisions lift the points, and its questions are counted', () => {
  const spec = { path: 'SPEC.md', text: '# Tools\n\n## 1. Naming\n\n## 2. Limits\n\n## 3. Other\n' };
  const { documents } = looked({
    'w/SPEC.md': [
      spec,
      question('naming', '1'),
      question('limits', '2'),
      question('other', '3'),
      decision('naming', ''),
      {
        path: 'questions/limits/responses/by-hand-1.md',
        text: '---\nby: Ada\nat: 2026-03-01T09:30:00Z\n---\n\nTen.\n',
      },
    ],
  });
  expect(documents[0]).toMatchObject({
    answered: 1,
    unanswered: 2,
    questions: { open: 2, answered: 1, decided: 1 },
  });
});

test('a heading is the same whatever its number, case and spacing; what nobody answers comes first', () => {
  const { sections } = looked({
    'a.md': '# A\n\n## 1. Rollback plan\n\n## Risks\n\nTBD\n\n## Goal\n\nPark.\n\n## Cost\n\nTen.\n',
    'b.md': '# B\n\n## 4) ROLLBACK  Plan:\n\n## Risks\n\nIt may rain.\n\n## Goal\n\nMend.\n\n## Cost\n\n',
    'c.md': '# C\n\n## Risks\n\n## Alone\n\n## Risks\n\nFire.\n',
  });
  expect(sections).toEqual([
    { heading: 'Rollback plan', documents: 2, answered: 0, partial: 0, unanswered: ['a.md', 'b.md'] },
    { heading: 'Cost', documents: 2, answered: 1, partial: 0, unanswered: ['b.md'] },
    { heading: 'Risks', documents: 3, answered: 2, partial: 0, unanswered: ['a.md'] },
  ]);
});

test('a gap waits once, for whom its mark names or the first of a section that says nothing, else for those whom the document belongs to', () => {
  const { owners } = looked({
    'a.md':
      '---\nowners: [Kim, "@Lee"]\n---\n# A\n\n## One\n\nTODO(lee, 2026-03-09): ask\n\nTODO(ann): ask\n\n## Two\n\nSaid.\n\nTODO(@LEE): count\n\n## Three\n\n## Four\n',
  });
  expect(owners).toEqual([
    { name: 'lee', open: 4, marks: 2, deferred: 0, gaps: 2, overdue: 1, documents: ['a.md'] },
    { name: 'Kim', open: 2, marks: 0, deferred: 0, gaps: 2, overdue: 0, documents: ['a.md'] },
  ]);
});

test('a deferred question waits for whom it was deferred to, until it is decided', () => {
  const files = [{ path: 'SPEC.md', text: '# Tools\n\n## 1. Naming\n' }, question('naming', '1')];
  const deferred = decision('naming', 'outcome: deferred\nowner: Ann\nuntil: 2026-03-01\n');
  expect(looked({ 'w/SPEC.md': [...files, deferred] }).owners).toEqual([
    { name: 'Ann', open: 1, marks: 0, deferred: 1, gaps: 0, overdue: 1, documents: ['w/SPEC.md'] },
  ]);
  const decided = { ...decision('naming', ''), path: 'questions/naming/decisions/0002.md' };
  expect(looked({ 'w/SPEC.md': [...files, deferred, decided] }).owners).toEqual([]);
});

test('three documents of thousands of sections are looked over', () => {
  const sections = howMuch(6_000, 30_000);
  const text = (many: number) => Array.from({ length: many }, (_, at) => `## Part ${at}\n\n`).join('');
  const workspace = openWorkspace(readWorkspace([{ path: 'SPEC.md', text: `# One\n\n${text(sections)}` }], 'one'));
  const summaries = Array.from({ length: 3 }, (_, at) =>
    summaryOf({ path: `${at}.md`, workspace, isWorkspace: false }),
  );
  expect(overviewOf(summaries, TODAY).sections).toHaveLength(sections);
});
