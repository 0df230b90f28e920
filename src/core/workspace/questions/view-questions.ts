import { keptWhile } from '../../base/remembered.ts';
import type { Decision, Fact, Question, Response, Stance } from '../../facts/types.ts';
import { parkedByText } from '../points/parked-by-text.ts';
import type { Place } from '../points/places.ts';
import type { QuestionView } from '../workspace.ts';
import { askOf } from './ask-now.ts';
import { lifeCycle } from './life-cycle.ts';
import { parkQuestions } from './parking.ts';
import { rankQuestions } from './ranking.ts';
import { staleness } from './stale.ts';
import type { Asked, Lookup } from './things.ts';

/** The questions among the facts, with what was said about each, each where it stands by now. */
export function viewQuestions(
  facts: readonly Fact[],
  places: ReadonlyMap<string, Place>,
): readonly QuestionView[] {
  const responses = new Map<string, Response[]>();
  const decisions = new Map<string, Decision[]>();
  const stances = new Map<string, Stance[]>();
  const questions: Question[] = [];
  for (const fact of facts) {
    if (fact.fact === 'question') questions.push(placed(fact, places));
    else if (fact.fact === 'response') push(responses, fact);
    else if (fact.fact === 'decision') push(decisions, fact);
    else if (fact.fact === 'stance') push(stances, fact);
  }
  const lives = questions.map((question) => ({
    question,
    ...lifeCycle(
      question,
      responses.get(question.id) ?? [],
      decisions.get(question.id) ?? [],
      stances.get(question.id),
    ),
  }));
  const byId = new Map(lives.map((life) => [life.question.id, life]));
  const from = { question: (id: string) => byId.get(id) };
  const gone = new Map<string, string | null>();
  const { because: byAnswers, instead } = parkQuestions(lives, from, gone);
  const because = new Map([...byAnswers, ...parkedByText(lives, places)]);
  const stales = new Map(
    lives.flatMap((life) => {
      const stale = because.has(life.question.id) ? null : staleness(life, from, gone);
      return stale ? [[life.question.id, stale] as const] : [];
    }),
  );
  const statusOf = ({ question, status }: Asked) =>
    because.has(question.id) ? 'parked' : stales.has(question.id) ? 'stale' : status;
  const ranks = rankQuestions(
    lives.map((life) => ({ question: life.question, status: statusOf(life) })),
    instead,
  );
  const views: QuestionView[] = [];
  for (const life of lives) {
    const { responses, replaced, decisions, decision, dissent, late, stances } = life;
    const rank = ranks.get(life.question.id);
    if (!rank) continue;
    views.push({
      question: inWordsOfToday(life.question, from),
      status: statusOf(life),
      parkedBecause: because.get(life.question.id) ?? null,
      stale: stales.get(life.question.id) ?? null,
      rank,
      responses,
      replaced,
      decisions,
      decision,
      dissent,
      late,
      stances,
    });
  }
  return views;
}

const moved = keptWhile<Question, Question>();

/** The question under the point where it stands by now; the same object as long as it stands there. */
function placed(question: Question, places: ReadonlyMap<string, Place>): Question {
  const { point, section } = places.get(question.id) ?? question;
  if (point === question.point && section === question.section) return question;
  return moved(question, [point, section], () => ({
    ...question,
    point,
    ...(section !== undefined && { section }),
  }));
}

/** The question as it reads when things are called what they are called now. */
function inWordsOfToday(question: Question, from: Lookup): Question {
  const ask = askOf(question, from);
  return ask === question.ask ? question : { ...question, ask };
}

function push<F extends Response | Decision | Stance>(map: Map<string, F[]>, fact: F): void {
  const list = map.get(fact.question);
  if (list) list.push(fact);
  else map.set(fact.question, [fact]);
}
