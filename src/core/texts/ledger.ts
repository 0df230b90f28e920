import { compareTexts } from '../base/texts.ts';
import { questionPath } from '../facts/paths.ts';
import { decidedByWords, writerOf } from '../facts/speaker.ts';
import { escapeMarkdown } from '../spec/escape.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';

/** Where a browser finds the screens of a workspace served with defaults; fixed, as the file is in Git. */
const SERVED_AT = 'http://127.0.0.1:4747';

const HEADER = `# Open questions

Written by Specwalk from \`questions/\`, one line for each question; change the facts, not this file.

A link “screen” works while Specwalk serves this folder on your machine at its usual port, 4747; if it serves it at another
port, put that into the address. Elsewhere, as on GitHub, open the question by its name.
`;

/**
 * The text of SPEC_GAPS.md: one line for each question, by point and id, with links to the question's folder and its
 * screen. No totals or dates, so that branches that answer different questions merge without a conflict.
 */
export function ledgerText(workspace: Workspace): string {
  const points = workspace.points.map(({ point, questions }) => ({
    title: /^\d/.test(point.id) ? `${point.id}. ${escapeMarkdown(point.title)}` : escapeMarkdown(point.title),
    questions,
  }));
  const homeless = workspace.questions.filter((view) => !workspace.point(view.question.point));
  const sections = [...points, { title: 'No longer in the specification', questions: homeless }]
    .filter(({ questions }) => questions.length > 0)
    .map(
      ({ title, questions }) => `## ${title}\n\n${[...questions].sort(byId).map(questionLine(workspace)).join('\n')}\n`,
    );
  return [HEADER, ...sections].join('\n');
}

function byId(a: QuestionView, b: QuestionView): number {
  return compareTexts(a.question.id, b.question.id);
}

function questionLine({ point }: Workspace): (view: QuestionView) => string {
  return ({ question, status, decision }) => {
    const { id, ask } = question;
    const screen = point(question.point)
      ? `${SERVED_AT}/points/${encodeURIComponent(question.point)}?q=${id}`
      : `${SERVED_AT}/questions/${id}`;
    const by = decision && writerOf(decision) ? ` · decided by ${escapeMarkdown(decidedByWords(decision))}` : '';
    return `- **${status}** · [${id}](${questionPath(id)}) · ${escapeMarkdown(ask)} · [screen](${screen})${by}`;
  };
}
