import { namingOf } from '#core/answers/naming.ts';
import type { Decision, Fact, Origin, Outcome, Question, Renaming, Response } from '#core/facts/types.ts';
import { foldModel } from '#core/model/fold.ts';
import type { Model } from '#core/model/types.ts';
import { parseValue } from '#core/shapes/index.ts';
import type { ShapeSpec, Value } from '#core/shapes/types.ts';
import { bankQuestion } from '#core/slots/bank.ts';
import { NAMED_KINDS, type NamedKind, type Point } from '#core/spec/types.ts';
import { openWorkspace, type Workspace } from '#core/workspace/workspace.ts';
import { type Asked, askedBy } from './asked.ts';

export { tableText } from './table-text.ts';

/**
 * What became of a question: an answer that was decided, in the file form of its shape (`| A | B |…`, "- a\n- b",
 * "14 days", the id of an option, text), or another outcome. `stale`: decided, and who said so has changed their
 * mind. `history`: decided one after another, the last one with `renamed`.
 */
export type Said =
  | string
  | { readonly na: string }
  | { readonly assumed: string }
  | { readonly stale: string }
  | { readonly deferred: string }
  | { readonly history: readonly string[]; readonly renamed?: readonly Renaming[] };

const BY = { name: 'Kim', role: '' };
const DAY = '2026-11-20T09:00:00Z';
const LATER = '2026-11-21T09:00:00Z';

/**
 * A workspace of nine points in which this was said, by question id: of the bank ("entities.records"), of one thing
 * ("entities.loan.fields") or a follow-up ("entities.loan.fields.due.clock").
 *
 * @throws for an id that nothing asks, or an answer that is not in the form of its shape
 */
export function workspaceOf(said: Readonly<Record<string, Said>>): Workspace {
  return openWorkspace({ name: 'test', spec: NINE_POINTS, facts: factsOf(said), quarantined: [] });
}

/** The model of a workspace in which this was said. */
export function modelOf(said: Readonly<Record<string, Said>>): Model {
  return foldModel(workspaceOf(said));
}

/** The questions, answers and decisions by which this was said, under the points of {@link workspaceOf}. */
export function factsOf(said: Readonly<Record<string, Said>>): readonly Fact[] {
  const asked = new Map(Object.keys(said).map((id) => [id, askedOrThrow(id)]));
  const decisions = new Map<string, readonly Decision[]>();
  for (const [id, { shape }] of asked) decisions.set(id, decisionsOf(id, said[id] ?? '', shape));
  return [...asked].flatMap(([id, ask]): readonly Fact[] => {
    const settled = decisions.get(id) ?? [];
    const question = questionOf(id, ask, originOf(ask, asked, decisions));
    return [question, ...settled.flatMap((decision) => responsesOf(decision, said[id] ?? '')), ...settled];
  });
}

function askedOrThrow(id: string): Asked {
  const asked = askedBy(id);
  if (!asked) throw new Error(`Nothing in the bank asks “${id}”.`);
  return asked;
}

function originOf(
  { because, item, thing }: Asked,
  asked: ReadonlyMap<string, Asked>,
  decisions: ReadonlyMap<string, readonly Decision[]>,
): Origin {
  const ids = because.map((slot) => slot.replaceAll('/', '.'));
  const id = ids.find((one) => decisions.has(one)) ?? ids[0];
  if (id === undefined) return { from: 'bank' };
  const called = (of: string, by: string) => ({ id: of, label: labelOf(of, by, asked, decisions) });
  return {
    from: 'answer',
    because: id,
    ...(item !== null && { item: called(item, id) }),
    ...(thing !== null && { thing: called(thing, RECORDS) }),
  };
}

const RECORDS = 'entities.records';

/** What something was called when it was first named; its id where nobody has named it. */
function labelOf(
  item: string,
  because: string,
  asked: ReadonlyMap<string, Asked>,
  decisions: ReadonlyMap<string, readonly Decision[]>,
): string {
  const shape = asked.get(because)?.shape ?? { shape: 'list' };
  for (const decision of decisions.get(because) ?? []) {
    const found = namingOf([decision], shape).byId(item);
    if (found) return found.label;
  }
  return item;
}

function questionOf(id: string, { shape }: Asked, origin: Origin): Question {
  const kind = kindOf(id);
  const known = bankQuestion(id);
  return {
    fact: 'question',
    id,
    point: String(NAMED_KINDS.indexOf(kind) + 1),
    kind,
    slot: id.replaceAll('.', '/'),
    origin,
    ask: known?.ask ?? `What about ${id}?`,
    why: known?.why ?? 'It follows from an answer.',
    shape,
    who: ['domain expert'],
    needs: known?.needs ?? [],
    blocks: [],
    minutes: 1,
    reversal: 1,
  };
}

function kindOf(id: string): NamedKind {
  const kind = NAMED_KINDS.find((one) => id.startsWith(`${one}.`));
  if (!kind) throw new Error(`“${id}” belongs to none of the nine points.`);
  return kind;
}

const known = new Map<string, readonly Decision[]>();

/** The decisions on a question, the same ones for the same words: tests say much the same again and again. */
function decisionsOf(question: string, said: Said, shape: ShapeSpec): readonly Decision[] {
  const key = JSON.stringify([question, said]);
  const decisions = known.get(key) ?? decisionsOn(question, said, shape);
  known.set(key, decisions);
  return decisions;
}

function decisionsOn(question: string, said: Said, shape: ShapeSpec): readonly Decision[] {
  const outcomes = outcomesOf(question, said, shape);
  return outcomes.map((result, at) => {
    const number = at + 1;
    const last = at === outcomes.length - 1;
    const renamed = last && typeof said === 'object' && 'history' in said ? said.renamed : undefined;
    return {
      fact: 'decision',
      id: `${question}-d${number}`,
      question,
      number,
      by: BY,
      at: LATER,
      result,
      restsOn: [`${question}-r${number}`],
      against: [],
      ...(renamed && { renamed }),
    };
  });
}

function outcomesOf(question: string, said: Said, shape: ShapeSpec): readonly Outcome[] {
  const read = (text: string) => readValue(question, text, shape);
  if (typeof said === 'string') return [{ outcome: 'decided', value: read(said) }];
  if ('na' in said) return [{ outcome: 'not-applicable', reason: said.na }];
  if ('assumed' in said) return [{ outcome: 'assumed', value: read(said.assumed), revisit: '2027-01-31' }];
  if ('stale' in said) return [{ outcome: 'decided', value: read(said.stale) }];
  if ('deferred' in said) return [{ outcome: 'deferred', owner: said.deferred, until: '2027-01-31' }];
  return said.history.map((text) => ({ outcome: 'decided', value: read(text) }));
}

function readValue(question: string, text: string, shape: ShapeSpec): Value {
  const read = parseValue(text, shape);
  if (!read.ok) throw new Error(`${question}: ${read.problem}`);
  return read.value;
}

function responsesOf({ question, number, result }: Decision, said: Said): readonly Response[] {
  if (!('value' in result)) return [];
  const response: Response = {
    fact: 'response',
    id: `${question}-r${number}`,
    question,
    by: { name: 'Dana', role: 'Desk' },
    at: DAY,
    reply: { says: 'value', value: result.value },
  };
  if (typeof said === 'string' || !('stale' in said)) return [response];
  const again: Response = {
    ...response,
    id: `${response.id}b`,
    at: LATER,
    reply: { says: 'unknown', who: '' },
    supersedes: response.id,
  };
  return [response, again];
}

const NINE_POINTS = {
  path: 'SPEC.md',
  title: 'Test',
  points: NAMED_KINDS.map((kind, at): Point => {
    const line = 1 + at;
    const text = { evidence: [], text: '' };
    return {
      id: `${at + 1}`,
      title: kind,
      line,
      endLine: line,
      depth: 2,
      kind,
      status: 'unanswered',
      ...text,
    };
  }),
  marks: [],
  blocks: [],
  bare: '',
};
