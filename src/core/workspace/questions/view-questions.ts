import { grouped } from '../../base/grouped.ts';
import { memoizeByInputs } from '../../base/memoize.ts';
import type { Decision, Fact, Question, Reaction, Response } from '../../facts/types.ts';
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
  const byQuestion = ({ question }: Response | Decision | Reaction) => question;
  const said = {
    responses: grouped(
      facts.filter((fact) => fact.fact === 'response'),
      byQuestion,
    ),
    decisions: grouped(
      facts.filter((fact) => fact.fact === 'decision'),
      byQuestion,
    ),
    stances: grouped(
      facts.filter((fact) => fact.fact === 'stance'),
      byQuestion,
    ),
  };
  const lives = facts
    .filter((fact) => fact.fact === 'question')
    .map((fact) => {
      const question = placed(fact, places);
      const { id } = question;
      const [responses, decisions] = [said.responses.get(id) ?? [], said.decisions.get(id) ?? []];
      return { question, ...lifeCycle(question, responses, decisions, said.stances.get(id)) };
    });
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
  return lives.flatMap((life): readonly QuestionView[] => {
    const { question: asked, status: _status, ...said } = life;
    const rank = ranks.get(asked.id);
    if (!rank) return [];
    const [question, status] = [inWordsOfToday(asked, from), statusOf(life)];
    const parkedBecause = because.get(asked.id) ?? null;
    return [{ question, status, parkedBecause, stale: stales.get(asked.id) ?? null, rank, ...said }];
  });
}

const moved = memoizeByInputs<Question, Question>();

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
