import { memoizeByObject, type QuestionView, type Workspace } from '#core/index.ts';
import { findEntries, workspaceEntries } from '../keys/palette.tsx';

/** How many questions are offered for a sentence. */
const OFFERED = 6;
const WORD = /[\p{L}\p{N}]{4,}/gu;

/** The beginning of each longer word: “lend”, “lends” and “lending” are the same. */
function stemsOf(words: string): ReadonlySet<string> {
  return new Set((words.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, 5)));
}

/** The stems of each question, and how many questions have a stem. */
const indexOf = memoizeByObject(({ questions }: Workspace) => {
  const asked = questions.filter(({ status }) => status !== 'parked');
  const entries = asked.map((view) => ({ view, stems: stemsOf(`${view.question.ask} ${view.question.why}`) }));
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { entries, counts };
});

/** Below it, a sentence shares only words with a question that many have. */
const LEAST_SHARED = 0.08;

/** The questions that share rare words with a sentence, the rarest first. */
function likelyQuestions(sentence: string, workspace: Workspace): readonly QuestionView[] {
  const { entries, counts } = indexOf(workspace);
  const words = [...stemsOf(sentence)];
  const scored = entries.map(({ view, stems }) => {
    const shared = words.filter((stem) => stems.has(stem));
    return { view, score: shared.reduce((sum, stem) => sum + 1 / (counts.get(stem) ?? 1), 0) };
  });
  return scored
    .filter(({ score }) => score >= LEAST_SHARED)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, OFFERED)
    .map(({ view }) => view);
}

/** Questions by some of their words; while nothing is typed, those that a sentence is likely about. */
export function questionsFor(sentence: string, typed: string, workspace: Workspace): readonly QuestionView[] {
  if (typed.trim() === '') return likelyQuestions(sentence, workspace);
  const entries = workspaceEntries(workspace).filter(({ id }) => id.startsWith('/questions/'));
  const found = findEntries(entries, typed).first.slice(0, OFFERED);
  return found.flatMap(({ id }) => workspace.question(id.slice('/questions/'.length)) ?? []);
}
