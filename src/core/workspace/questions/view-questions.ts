import { ENTITY_COLUMN, hasEntityColumn, type NamedItem } from '../../answers/naming.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import { shortName } from '../../english/short-name.ts';
import type { Decision, Fact, ItemRef, Question, Quote, Reaction, Response } from '../../facts/types.ts';
import { askingPlaces } from '../../kinds/asking-places.ts';
import { parkedByText } from '../points/parked-by-text.ts';
import type { QuestionPlacement } from '../points/question-placements.ts';
import type { QuestionView } from '../workspace.ts';
import { currentItem } from './current-item.ts';
import { decidedRows, entityOfRow } from './decided-rows.ts';
import { whyGone } from './follow-up-basis.ts';
import { givenOf } from './given-answers.ts';
import { kindsSaid } from './kinds-said.ts';
import {
  type AskedQuestion,
  currentNameOf,
  entityOfQuestion,
  namingOfQuestion,
  type QuestionLookup,
  RECORDS_QUESTION,
} from './question-lookup.ts';
import { questionStateOf } from './question-state.ts';
import { rankQuestions } from './ranking.ts';
import { type Staleness, staleness } from './staleness.ts';
import { withdrawnIn } from './withdrawn.ts';

const ASKED_FOR_EACH = 'It is asked for each thing separately; answer it here to say the same for all.';
const SAID_FOR_ALL = 'It was answered for all things; answer it here if this one differs.';

/**
 * Parks what nobody has answered and nobody has to: a general question once its entities are asked separately, a
 * question of one entity once it was settled for all, and what is asked only if something else was said.
 * Answering it unparks it. Also parks what an answer raised that no longer says so; what was answered to it is kept.
 *
 * @param goneCache why questions of this workspace are gone, by id; filled as they are looked up
 */
function parkQuestions(
  all: readonly AskedQuestion[],
  from: QuestionLookup,
  goneCache: Map<string, string | null> = new Map(),
) {
  /** One sentence, by id of the question. */
  const because = new Map<string, string>();
  /** For a general question that is parked: ids of those that ask it of one entity each. */
  const instead = new Map<string, string[]>();
  /** For a question that waits for what it is given: the id of that. */
  const waits = new Map<string, string>();
  for (const asked of all) {
    const { origin, id } = asked.question;
    const given = givenOf(asked.question, from);
    if (given?.is === 'unsaid') waits.set(id, given.question);
    if (given?.is === 'otherwise' && asked.status === 'open') because.set(id, given.because);
    if (origin.from !== 'answer') continue;
    const gone = whyGone(asked.question, from, goneCache);
    if (gone !== null) {
      because.set(id, gone);
    } else if (origin.like !== undefined) {
      const general = from.question(origin.like);
      if (general?.status === 'open') {
        const ids = instead.get(origin.like) ?? [];
        instead.set(origin.like, ids);
        ids.push(id);
      }
      if (asked.status === 'open' && general && isCovered(asked, general, from)) because.set(id, SAID_FOR_ALL);
    }
  }
  for (const [id, ids] of instead) {
    ids.sort();
    because.set(id, ASKED_FOR_EACH);
  }
  return { because, instead, waits };
}

/** Whether the settled answer for all things covers this one: a table with a column for them may leave it out. */
function isCovered({ question }: AskedQuestion, general: AskedQuestion, from: QuestionLookup): boolean {
  const { decision } = general;
  const entity = entityOfQuestion(question);
  if (!decision || decision.result.outcome === 'deferred') return false;
  if (!('value' in decision.result) || !hasEntityColumn(general.question.shape)) return true;
  return decidedRows(decision, general.question.shape).some((row) => {
    const isForAll = row.cells.every(({ column, text }) => column !== ENTITY_COLUMN || text === '');
    return isForAll || entityOfRow(row, from)?.id === entity?.id;
  });
}

const NO_QUOTES: readonly Quote[] = [];

/** All questions with what was said about them, under their present points. */
export function viewQuestions(facts: readonly Fact[], placements: ReadonlyMap<string, QuestionPlacement>) {
  const withdrawn = withdrawnIn(facts);
  const byQuestion = <T extends Response | Decision | Reaction | Quote>(facts: readonly T[]) =>
    groupBy(facts, ({ question }) => question);
  const factsByQuestion = {
    responses: byQuestion(facts.filter((fact) => fact.fact === 'response').filter(({ id }) => !withdrawn.has(id))),
    decisions: byQuestion(facts.filter((fact) => fact.fact === 'decision')),
    reactions: byQuestion(facts.filter((fact) => fact.fact === 'stance')),
    quotes: byQuestion(facts.filter((fact) => fact.fact === 'quote').filter(({ id }) => !withdrawn.has(id))),
  };
  const states = facts
    .filter((fact) => fact.fact === 'question')
    .map((fact) => {
      const question = withPlacement(fact, placements);
      const { id } = question;
      const [responses, decisions] = [factsByQuestion.responses.get(id) ?? [], factsByQuestion.decisions.get(id) ?? []];
      return questionStateOf(question, responses, decisions, factsByQuestion.reactions.get(id));
    });
  const byId = new Map(states.map((state) => [state.question.id, state]));
  const from = { question: (id: string) => byId.get(id) };
  const gone = new Map<string, string | null>();
  const { because: byAnswers, instead, waits } = parkQuestions(states, from, gone);
  const because = new Map([...byAnswers, ...parkedByText(states, placements)]);
  const stales = new Map<string, Staleness>();
  for (const state of states) {
    const { id } = state.question;
    const stale = because.has(id) && !gone.get(id) ? null : staleness(state, from, gone);
    if (stale) stales.set(id, stale);
  }
  const statusOf = ({ question, status }: AskedQuestion) =>
    because.has(question.id) ? 'parked' : stales.has(question.id) ? 'stale' : status;
  const ranks = rankQuestions(
    states.map((state) => ({ question: withNeed(state.question, waits), status: statusOf(state) })),
    askingPlaces(kindsSaid(from)),
    instead,
    thingsNamed(from),
  );
  const views: QuestionView[] = [];
  // Written out: a rest pattern on thousands of objects takes twice as long.
  for (const state of states) {
    const { responses, replaced, decisions, decision, dissent, late, reactions } = state;
    const { id } = state.question;
    const rank = ranks.get(id);
    if (!rank) continue;
    views.push({
      question: withCurrentNames(state.question, from),
      status: statusOf(state),
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
      quotes: factsByQuestion.quotes.get(id) ?? NO_QUOTES,
    });
  }
  return views;
}

/** Ids of the things, in the order in which they were named. */
function thingsNamed(from: QuestionLookup): readonly string[] {
  const records = from.question(RECORDS_QUESTION);
  return records ? namingOfQuestion(records).items.map(({ id }) => id) : [];
}

/** A question that also needs what it is given. */
function withNeed(question: Question, waits: ReadonlyMap<string, string>): Question {
  const need = waits.get(question.id);
  return need === undefined || question.needs.includes(need)
    ? question
    : { ...question, needs: [...question.needs, need] };
}

const questionCache = memoizeByDeps<Question, Question>();

/** The question under its present point; the same object as long as that does not change. */
function withPlacement(question: Question, placements: ReadonlyMap<string, QuestionPlacement>): Question {
  const { point, section } = placements.get(question.id) ?? question;
  if (point === question.point && section === question.section) return question;
  return questionCache(question, [point, section], () => ({
    ...question,
    point,
    ...(section !== undefined && { section }),
  }));
}

/** With the present names of entities and items. */
function withCurrentNames(question: Question, from: QuestionLookup): Question {
  const ask = askOf(question, from);
  return ask === question.ask ? question : { ...question, ask };
}

/** The sentence of a question with today’s names: a raised question quotes what it is about. */
function askOf(question: Question, from: QuestionLookup): string {
  const { origin, ask } = question;
  if (origin.from !== 'answer') return ask;
  const withThing = replaceName(ask, origin.thing, origin.thing && currentNameOf(origin.thing, from), 'first');
  return replaceName(withThing, origin.item, currentItem(question, from), 'last');
}

/** The entity is named before the sentence, the item in it: where both had the same name, each replaces its own. */
function replaceName(
  ask: string,
  before: ItemRef | undefined,
  current: NamedItem | undefined,
  which: 'first' | 'last',
) {
  if (!before || !current || before.label === current.label) return ask;
  const old = `“${shortName(before.label)}”`;
  const at = which === 'first' ? ask.indexOf(old) : ask.lastIndexOf(old);
  return at < 0 ? ask : `${ask.slice(0, at)}“${shortName(current.label)}”${ask.slice(at + old.length)}`;
}
