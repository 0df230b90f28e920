import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factFile } from '../facts/fact-file.ts';
import type { Decision, Response } from '../facts/types.ts';
import { readSpec } from '../spec/read.ts';
import { NAMED_KINDS } from '../spec/types.ts';
import { fillSpec, unfillSpec } from '../spec/write-managed-blocks.ts';
import { decidedTexts } from '../texts/decided/decided-texts.ts';
import { ledgerText } from '../texts/ledger.ts';
import { standingQuestions } from './questions/standing-questions.ts';
import { readWorkspace } from './read-workspace.ts';
import { openWorkspace } from './workspace.ts';

const SPEC = readFileSync('SPEC.md', 'utf8');
const bare = unfillSpec(SPEC);
const raised = standingQuestions(readSpec(bare, 'SPEC.md'));
const files = [{ path: 'SPEC.md', text: bare }, ...raised.map((fact) => factFile(fact))];

function opened(more: readonly { path: string; text: string }[] = []) {
  return openWorkspace(readWorkspace([...files, ...more], 'demo'));
}

function records(id: string) {
  const shape = raised.find((question) => question.id === id)?.shape;
  if (!shape) throw new Error(`no question ${id}`);
  return shape;
}

const said: Response = {
  fact: 'response',
  id: 'a1b2c3d4',
  question: 'purpose.problem',
  by: { name: 'Dana', role: 'Finance' },
  at: '2026-11-20T09:30:00Z',
  reply: { says: 'value', value: 'Bills go out late | <script>alert(1)</script>\n# and twice' },
};
const other: Response = {
  ...said,
  id: 'b1b2c3d4',
  by: { name: 'Lee', role: 'IT' },
  reply: { says: 'value', value: 'Nothing' },
};
const decided: Decision = {
  fact: 'decision',
  id: 'c1b2c3d4',
  question: 'purpose.problem',
  number: 1,
  by: { name: 'Kim', role: '' },
  at: '2026-11-21T09:30:00Z',
  result: { outcome: 'decided', value: said.reply.says === 'value' ? said.reply.value : '' },
  restsOn: [said.id],
  against: [other.id],
};
const answers = [factFile(said, records('purpose.problem')), factFile(other, records('purpose.problem'))];

describe('the specification of this repository', () => {
  test('has nine unanswered points, one of each kind, in order', () => {
    const { points } = opened();
    expect(points.map(({ point }) => point.kind)).toEqual(NAMED_KINDS);
    expect(points.map(({ point }) => point.id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(points.map(({ status }) => status)).toEqual(NAMED_KINDS.map(() => 'unanswered'));
  });

  test('shows what was seen under 2, 7, 8 and 9, and nowhere else', () => {
    const seen = opened().points.map(({ point }) => point.evidence.length);
    expect(seen).toEqual([0, 1, 0, 0, 0, 0, 2, 1, 1]);
  });

  test('raises every question of the bank, each read back from its file as it was', () => {
    const { questions } = opened();
    expect(questions.length).toBeGreaterThanOrEqual(71);
    expect([...questions].map(({ question }) => question).sort(byId)).toEqual([...raised].sort(byId));
  });

  test('is asked about from its purpose on', () => {
    const frontier = opened().questions.filter(({ rank }) => rank.isAskable);
    expect(frontier.length).toBeGreaterThan(0);
    expect(opened().questions[0]?.question.kind).toBe('purpose');
  });
});

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

describe('an answer and a decision', () => {
  test('two answers that clash are contested', () => {
    expect(opened(answers).question('purpose.problem')?.status).toBe('contested');
  });

  const closed = () => opened([...answers, factFile(decided, records('purpose.problem'))]);

  test('the decision lifts the point, opens the frontier and names the dissent', () => {
    const view = closed().question('purpose.problem');
    expect(view?.status).toBe('decided');
    expect(view?.dissent.map(({ by }) => by.name)).toEqual(['Lee']);
    expect(closed().point('1')?.status).toBe('partial');
    expect(closed().latestDecisions).toEqual([decided]);
  });

  test('its text stands in the specification with who decided, on whose word, and who disagrees; markup stays text', () => {
    const { text } = fillSpec(bare, decidedTexts(closed()));
    expect(text).toContain('Decided by Kim on 2026-11-21; based on what Dana (Finance) said; Lee (IT) disagrees');
    expect(text).not.toMatch(/(?<!\\)<script>/);
    expect(readSpec(text, 'SPEC.md').points.map(({ id }) => id)).toEqual(
      readSpec(bare, 'SPEC.md').points.map(({ id }) => id),
    );
    expect(unfillSpec(text)).toBe(bare);
  });

  test('the ledger has one line per question, by point and id', () => {
    const lines = ledgerText(closed())
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(raised.length);
    expect(lines[0]).toMatch(
      /^- \*\*open\*\* · \[purpose\.constraints\]\(questions\/purpose\.constraints\/question\.md\) · /,
    );
    expect(lines.filter((line) => line.startsWith('- **decided**'))).toHaveLength(1);
  });
});

describe('what stands beside', () => {
  test('a file that cannot be read is named and everything else works', () => {
    const workspace = opened([
      { path: 'questions/purpose.problem/responses/a1b2c3d4.md', text: 'hello' },
      { path: 'questions/purpose.problem/reponses/a1b2c3d4.md', text: 'hello' },
    ]);
    expect(workspace.quarantined.map(({ path }) => path)).toEqual([
      'questions/purpose.problem/reponses/a1b2c3d4.md',
      'questions/purpose.problem/responses/a1b2c3d4.md',
    ]);
    expect(workspace.question('purpose.problem')?.status).toBe('open');
  });

  test('a question whose section has gone keeps its answers and its line in the ledger', () => {
    const without = files.map((file) =>
      file.path === 'SPEC.md' ? { ...file, text: bare.replace(/## 3\.[^#]*/, '') } : file,
    );
    const workspace = openWorkspace(readWorkspace(without, 'demo'));
    expect(workspace.point('3')).toBeUndefined();
    expect(ledgerText(workspace)).toContain('## No longer in the specification');
  });
});

describe('a document of others', () => {
  const text = [
    '- Start: 2016',
    '## Open questions',
    '- Should we keep it?',
    '- If so, who looks after it?',
    '- How long?',
    '- At whose cost?',
    '## Checklist',
    '- [x] tests',
    '- [ ] docs',
  ].join('\n');
  const asked = standingQuestions(readSpec(text, 'SPEC.md'));
  const source = { fact: 'source', id: '0001-aaaaaaaa', path: '../0001-keep.md', sha256: '', at: '' } as const;
  // As they come from a folder: by the names of their files.
  const workspace = openWorkspace({
    name: '',
    spec: readSpec(text, 'SPEC.md'),
    facts: [...asked.toSorted(byId), source],
    quarantined: [],
  });
  const asks = ['Should we keep it?', 'If so, who looks after it?', 'How long?', 'At whose cost?'];

  test('is asked about in its own order, on its page and in what to ask next', () => {
    expect(asked.toSorted(byId).map(({ ask }) => ask)).not.toEqual(asks);
    expect(workspace.points[0]?.questions.map(({ question }) => question.ask)).toEqual(asks);
    // What begins with “If so” waits until that is settled.
    const [first = '', after = '', ...others] = asks;
    expect(workspace.questions.map(({ question }) => question.ask)).toEqual([first, ...others, after]);
  });

  test('is called like its file where it has no title', () => {
    expect(workspace.spec.title).toBe('0001-keep');
  });

  test('has not said all while a box is not ticked', () => {
    expect(workspace.points.map(({ status }) => status)).toEqual(['partial', 'partial']);
  });
});
