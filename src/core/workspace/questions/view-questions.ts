import type { NamedItem } from '../../answers/naming.ts';
import { grouped } from '../../base/grouped.ts';
import { memoizeByInputs } from '../../base/memoize.ts';
import { shortName } from '../../english/short-name.ts';
import type { Called, Decision, Fact, Question, Reaction, Response } from '../../facts/types.ts';
import { hasThings, THING } from '../../slots/thing-column.ts';
import { parkedByText } from '../points/parked-by-text.ts';
import type { Place } from '../points/places.ts';
import type { QuestionView } from '../workspace.ts';
import { partsDecided, thingOfPart } from './answer-parts.ts';
import { whyGone } from './basis.ts';
import { itemNow } from './item-now.ts';
import { lifeCycle } from './life-cycle.ts';
import { rankQuestions } from './ranking.ts';
import { type Staleness, staleness } from './stale.ts';
import { type Asked, type Lookup, thingNow, thingOf } from './things.ts';

const BY_ITSELF = 'It is asked for each thing by itself; answer it to say the same for all.';
const FOR_ALL = 'It was said for all things; answer it if this one differs.';

/**
 * Parks what nobody has answered and nobody has to: a general question once its things are asked separately, a
 * question of one thing once it was settled for all, and all that an answer raised that is no longer said. An answer
 * takes it out again.
 *
 * @param known why what raised a question is gone, by its id; filled on the way
 */
function parkQuestions(all: readonly Asked[], from: Lookup, known: Map<string, string | null> = new Map()) {
  /** One sentence, by id of the question. */
  const because = new Map<string, string>();
  /** For a general question that is parked: ids of those that ask it of one thing each. */
  const instead = new Map<string, string[]>();
  for (const asked of all) {
    const { origin, id } = asked.question;
    if (origin.from !== 'answer') continue;
    const gone = whyGone(asked.question, from, known);
    if (gone !== null) {
      if (asked.status === 'open') because.set(id, gone);
    } else if (origin.like !== undefined) {
      const general = from.question(origin.like);
      if (general?.status === 'open') {
        const ids = instead.get(origin.like) ?? [];
        instead.set(origin.like, ids);
        ids.push(id);
      }
      if (asked.status === 'open' && general && saysItFor(asked, general, from)) because.set(id, FOR_ALL);
    }
  }
  for (const [id, ids] of instead) {
    ids.sort();
    because.set(id, BY_ITSELF);
  }
  return { because, instead };
}

/** Whether the settled answer for all things covers this one: a table with a column for them may leave it out. */
function saysItFor({ question }: Asked, general: Asked, from: Lookup): boolean {
  const { decision } = general;
  const thing = thingOf(question);
  if (!decision || decision.result.outcome === 'deferred') return false;
  if (!('value' in decision.result) || !hasThings(general.question.shape)) return true;
  return partsDecided(decision, general.question.shape).some((part) => {
    const isForAll = part.cells.every(({ column, text }) => column !== THING || text === '');
    return isForAll || thingOfPart(part, from)?.id === thing?.id;
  });
}

/** With what was said about each, each under its present point. */
export function viewQuestions(facts: readonly Fact[], places: ReadonlyMap<string, Place>) {
  const byQuestion = <T extends Response | Decision | Reaction>(said: readonly T[]) =>
    grouped(said, ({ question }) => question);
  const said = {
    responses: byQuestion(facts.filter((fact) => fact.fact === 'response')),
    decisions: byQuestion(facts.filter((fact) => fact.fact === 'decision')),
    stances: byQuestion(facts.filter((fact) => fact.fact === 'stance')),
  };
  const lives = facts
    .filter((fact) => fact.fact === 'question')
    .map((fact) => {
      const question = placed(fact, places);
      const { id } = question;
      const [responses, decisions] = [said.responses.get(id) ?? [], said.decisions.get(id) ?? []];
      return lifeCycle(question, responses, decisions, said.stances.get(id));
    });
  const byId = new Map(lives.map((life) => [life.question.id, life]));
  const from = { question: (id: string) => byId.get(id) };
  const gone = new Map<string, string | null>();
  const { because: byAnswers, instead } = parkQuestions(lives, from, gone);
  const because = new Map([...byAnswers, ...parkedByText(lives, places)]);
  const stales = new Map<string, Staleness>();
  for (const life of lives) {
    const stale = because.has(life.question.id) ? null : staleness(life, from, gone);
    if (stale) stales.set(life.question.id, stale);
  }
  const statusOf = ({ question, status }: Asked) =>
    because.has(question.id) ? 'parked' : stales.has(question.id) ? 'stale' : status;
  const ranks = rankQuestions(
    lives.map((life) => ({ question: life.question, status: statusOf(life) })),
    instead,
  );
  const views: QuestionView[] = [];
  // Written out: copying what is left of thousands of objects takes twice as long.
  for (const life of lives) {
    const { responses, replaced, decisions, decision, dissent, late, reactions } = life;
    const { id } = life.question;
    const rank = ranks.get(id);
    if (!rank) continue;
    views.push({
      question: inWordsOfToday(life.question, from),
      status: statusOf(life),
      parkedBecause: because.get(id) ?? null,
      stale: stales.get(id) ?? null,
      rank,
      responses,
      replaced,
      decisions,
      decision,
      dissent,
      late,
      reactions,
    });
  }
  return views;
}

const moved = memoizeByInputs<Question, Question>();

/** The question under its present point; the same object as long as that does not change. */
function placed(question: Question, places: ReadonlyMap<string, Place>): Question {
  const { point, section } = places.get(question.id) ?? question;
  if (point === question.point && section === question.section) return question;
  return moved(question, [point, section], () => ({
    ...question,
    point,
    ...(section !== undefined && { section }),
  }));
}

/** With the present names of things. */
function inWordsOfToday(question: Question, from: Lookup): Question {
  const ask = askOf(question, from);
  return ask === question.ask ? question : { ...question, ask };
}

/** The sentence of a question with today’s names: a raised question quotes what it is about. */
function askOf(question: Question, from: Lookup): string {
  const { origin, ask } = question;
  if (origin.from !== 'answer') return ask;
  const withThing = renamed(ask, origin.thing, origin.thing && thingNow(origin.thing, from), 'first');
  return renamed(withThing, origin.item, itemNow(question, from), 'last');
}

/** The thing is before the sentence, the item in it: where both had the same name, each finds its own. */
function renamed(ask: string, then: Called | undefined, now: NamedItem | undefined, which: 'first' | 'last') {
  if (!then || !now || then.label === now.label) return ask;
  const old = `“${shortName(then.label)}”`;
  const at = which === 'first' ? ask.indexOf(old) : ask.lastIndexOf(old);
  return at < 0 ? ask : `${ask.slice(0, at)}“${shortName(now.label)}”${ask.slice(at + old.length)}`;
}
