import { memoizeByObject, type QuestionView, singularWords, type Workspace } from '#core/index.ts';
import { findEntries, workspaceEntries } from '../keys/palette.tsx';
import { topicsOf } from './sentence-topics.ts';

/** How many questions are offered for a sentence. */
const OFFERED = 6;
const WORD = /[\p{L}\p{N}]{4,}/gu;
/** Words of any sentence, which say nothing of what it is about. */
const COMMON: ReadonlySet<string> = new Set(
  `about after again also been before being does done each else from gets given goes have having into just like made make
  more most much need only other over same says some such take taken than that their them then there these they thing
  things this those until very want were what when where whether which while will with would your`.split(/\s+/),
);

/** The beginning of each longer word: “lend”, “lends” and “lending” are the same. */
function stemsOf(words: string): ReadonlySet<string> {
  const all = words.toLowerCase().match(WORD) ?? [];
  return new Set(all.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)));
}

/** The stems of each question and of its reason, how many questions have a stem, and the thing that each is about. */
const indexOf = memoizeByObject(({ questions }: Workspace) => {
  const asked = questions.filter(({ status }) => status !== 'parked');
  const entries = asked.map((view) => {
    const { id, ask, why } = view.question;
    const about = singularWords(id.split('.').slice(1, -1).join(' ')).join(' ');
    return { view, ask: stemsOf(ask), why: stemsOf(why), about };
  });
  const counts = new Map<string, number>();
  for (const { ask, why } of entries)
    for (const stem of new Set([...ask, ...why])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { entries, counts };
});

/** Below it, a sentence shares only words with a question that many have. */
const LEAST_SHARED = 0.08;
/** Part of what the likeliest question counts; one that counts less is not offered beside it. */
const OF_BEST = 1 / 3;
/** What the reason of a question counts beside its words, and what it counts to ask about the topic, or about the thing. */
const OF_REASON = 0.4;
const OF_TOPIC = 1;
const OF_THING = 0.5;

/** The questions that ask about the topic and the thing of a sentence and share rare words with it, the likeliest first. */
function likelyQuestions(sentence: string, workspace: Workspace): readonly QuestionView[] {
  const { entries, counts } = indexOf(workspace);
  const stems = [...stemsOf(sentence)];
  const isOnTopic = topicsOf(sentence);
  const words = ` ${singularWords(sentence).join(' ')} `;
  const scored = entries.map(({ view, ask, why, about }) => {
    const shared = stems.reduce((sum, stem) => {
      const weight = ask.has(stem) ? 1 : why.has(stem) ? OF_REASON : 0;
      return sum + weight / (counts.get(stem) ?? 1);
    }, 0);
    const topic = isOnTopic(view.question.id) ? OF_TOPIC : 0;
    const isAbout = about !== '' && words.includes(` ${about} `);
    const score = shared + topic;
    // What is asked of another thing is asked of this one as well.
    return { view, score: about === '' ? score : isAbout ? score + (score > 0 ? OF_THING : 0) : score / 2 };
  });
  const least = Math.max(LEAST_SHARED, OF_BEST * Math.max(...scored.map(({ score }) => score)));
  return scored
    .filter(({ score }) => score >= least)
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
