import {
  ANONYMOUS_SPEAKER,
  type ConsentLevel,
  type Fact,
  type Outcome,
  type Question,
  type Reply,
  type Speaker,
} from '#core/facts/types.ts';
import type { SessionEventBody } from '#core/facts/walkthrough/types.ts';
import type { Value } from '#core/shapes/types.ts';
import { followUps } from '#core/workspace/questions/follow-ups.ts';
import type { Snapshot } from '#core/workspace/workspace.ts';
import { opened, walked } from './walked.ts';

export const KIM: Speaker = { name: 'Kim', role: 'Product' };
export const ANN: Speaker = { name: 'Ann', role: 'Finance' };
export const BOB: Speaker = { name: 'Bob', role: 'Operations' };

/** A story told fact by fact, one a minute. Each way of telling goes on from what was told. */
export interface Story {
  readonly facts: readonly Fact[];
  readonly snapshot: Snapshot;
  readonly start: (id: string, more?: { groups?: readonly string[]; title?: string }) => Story;
  readonly moment: (what: SessionEventBody, by?: Speaker) => Story;
  readonly joined: (by: Speaker) => Story;
  /** An answer: words are a value. */
  readonly said: (by: Speaker, question: string, reply: string | Reply, supersedes?: string) => Story;
  readonly saidWithoutName: (question: string, value: Value) => Story;
  readonly reaction: (by: Speaker, on: string, stand: ConsentLevel, reason?: string) => Story;
  /** A decision, and what it raises. */
  readonly decided: (question: string, result: string | Outcome, by?: Speaker) => Story;
  readonly parked: (id: string, by?: Speaker) => Story;
  readonly ended: () => Story;
  /** Id of the newest fact that has one. */
  readonly last: string;
}

/** The nine points with their questions, and nothing said. */
export function story(): Story {
  return storyOf(walked().facts, 0, null);
}

function storyOf(facts: readonly Fact[], told: number, walking: string | null): Story {
  const at = new Date(Date.UTC(2026, 10, 22, 9, told)).toISOString();
  const id = `fact-${String(told).padStart(4, '0')}`;
  const during = walking === null ? {} : { during: walking };
  const add = (fact: Fact, walk = walking) => storyOf([...facts, fact], told + 1, walk);
  const moment = (what: SessionEventBody, by = KIM) =>
    add({ fact: 'moment', id, walkthrough: walking ?? '', by, at, what }, what.happened === 'ended' ? null : walking);
  const decided = (question: string, result: string | Outcome, by = KIM) => {
    const view = opened(facts).question(question);
    const outcome = typeof result === 'string' ? ({ outcome: 'decided', value: result } as const) : result;
    const said = view?.responses ?? [];
    const isSo = (reply: Reply) =>
      reply.says === 'value' && 'value' in outcome && JSON.stringify(reply.value) === JSON.stringify(outcome.value);
    const next: Fact = {
      fact: 'decision',
      id,
      question,
      number: (view?.decisions.length ?? 0) + 1,
      by,
      at: seconds(at),
      result: outcome,
      restsOn: said.filter(({ reply }) => isSo(reply)).map((one) => one.id),
      against: said.filter(({ reply }) => !isSo(reply)).map((one) => one.id),
      ...during,
    };
    const known = new Set(facts.flatMap((fact) => (fact.fact === 'question' ? [fact.id] : [])));
    const raised = followUps(opened([...facts, next])).filter((one) => !known.has(one.id));
    return storyOf([...facts, next, ...raised], told + 1, walking);
  };
  return {
    facts,
    snapshot: { name: 'test', spec: opened([]).spec, facts, quarantined: [] },
    last: `fact-${String(told - 1).padStart(4, '0')}`,
    start: (walk, { groups = [], title = 'A walk' } = {}) =>
      add({ fact: 'walkthrough', id: walk, by: KIM, at, title, minutes: 60, groups, agenda: [] }, walk),
    moment,
    joined: (by) => moment({ happened: 'joined', as: 'stakeholder' }, by),
    said: (by, question, reply, supersedes) =>
      add({
        fact: 'response',
        id,
        question,
        by,
        at: seconds(at),
        reply: typeof reply === 'string' ? { says: 'value', value: reply } : reply,
        ...(supersedes === undefined ? {} : { supersedes }),
        ...during,
      }),
    saidWithoutName: (question, value) =>
      add({
        fact: 'response',
        id,
        question,
        by: ANONYMOUS_SPEAKER,
        at: roundOf(facts, question),
        reply: { says: 'value', value },
        ...during,
        anonymous: { seal: 'a'.repeat(64) },
      }),
    reaction: (by, on, stand, reason = '') =>
      add({ fact: 'stance', id, question: questionOf(facts, on), on, by, at, stand, reason, ...during }),
    decided,
    parked: (question, by = ANN) => add(raisedBy(question, by, { at: seconds(at), ...during })),
    ended: () => moment({ happened: 'ended' }),
  };
}

/** Responses and decisions bear no smaller part of a second. */
function seconds(at: string): string {
  return at.replace(/\.\d+/, '');
}

function roundOf(facts: readonly Fact[], question: string): string {
  const put = facts.findLast(
    (fact) => fact.fact === 'moment' && fact.what.happened === 'put' && fact.what.question === question,
  );
  return put?.fact === 'moment' ? put.at : '2026-11-22T00:00:00Z';
}

function questionOf(facts: readonly Fact[], response: string): string {
  const found = facts.find((fact) => fact.fact === 'response' && fact.id === response);
  return found?.fact === 'response' ? found.question : '';
}

function raisedBy(id: string, by: Speaker, when: { readonly at: string; readonly during?: string }): Question {
  return {
    fact: 'question',
    id,
    point: '1',
    kind: 'purpose',
    slot: null,
    origin: { from: 'hand', by, ...when },
    ask: `What about ${id}?`,
    why: 'It came up.',
    shape: { shape: 'text' },
    who: ['Operations'],
    needs: [],
    blocks: [],
    minutes: 3,
    reversal: 2,
  };
}
