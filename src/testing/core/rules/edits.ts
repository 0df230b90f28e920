import type { Decision, Fact, Outcome, Question, Response } from '#core/facts/types.ts';
import { parseValue, serializeValue } from '#core/shapes/index.ts';
import type { Snapshot } from '#core/workspace/workspace.ts';

/**
 * What becomes of one answer: a piece of its text, as it stands in its file, is replaced; or it is said not to apply;
 * or nobody has said anything; or somebody whom it rests on says something else later.
 */
type Edit = readonly [piece: string, by: string] | { readonly na: string } | 'unsaid' | { readonly takenBack: string };

/** Edits by the id of the question. */
export type Edits = Readonly<Record<string, Edit>>;

/**
 * The same workspace with a few answers replaced, as if they had been given so in the first place.
 *
 * @throws for a question that is not there or not decided, and for a piece that its answer does not hold exactly once
 */
export function edited(snapshot: Snapshot, edits: Edits): Snapshot {
  const questions = new Map(
    snapshot.facts.flatMap((fact) => (fact.fact === 'question' ? [[fact.id, fact] as const] : [])),
  );
  const lost = Object.keys(edits).find((id) => !questions.has(id));
  if (lost !== undefined) throw new Error(`Nobody asks “${lost}”.`);
  const edit = (fact: Fact): readonly Fact[] => {
    if ((fact.fact !== 'response' && fact.fact !== 'decision') || !Object.hasOwn(edits, fact.question)) return [fact];
    const [question, by] = [questions.get(fact.question), edits[fact.question]];
    return question && by ? editedFact(fact, question, by) : [fact];
  };
  return { ...snapshot, facts: snapshot.facts.flatMap(edit) };
}

function editedFact(fact: Response | Decision, question: Question, edit: Edit): readonly Fact[] {
  if (edit === 'unsaid') return [];
  if ('takenBack' in edit) return fact.fact === 'decision' ? [fact, ...secondThoughts(fact, question, edit)] : [fact];
  if (fact.fact === 'response') return [];
  return [{ ...fact, restsOn: [], against: [], result: resultOf(fact.result, question, edit) }];
}

function resultOf(result: Outcome, question: Question, edit: Exclude<Edit, string | { takenBack: string }>): Outcome {
  if ('na' in edit) return { outcome: 'not-applicable', reason: edit.na };
  if (!('value' in result)) throw new Error(`${question.id} has no answer that could be edited.`);
  const [piece, by] = edit;
  const text = serializeValue(result.value, question.shape);
  if (text.split(piece).length !== 2) throw new Error(`${question.id} does not hold “${piece}” once:\n${text}`);
  const read = parseValue(
    text.replace(piece, () => by),
    question.shape,
  );
  if (!read.ok) throw new Error(`${question.id}: ${read.problem}`);
  return { ...result, value: read.value };
}

/** The first of those whom a decision rests on says something else, and nobody decides again. */
function secondThoughts(
  { question: id, restsOn: [first = ''], by }: Decision,
  { shape }: Question,
  { takenBack }: { readonly takenBack: string },
): readonly Response[] {
  const read = parseValue(takenBack, shape);
  if (!read.ok) throw new Error(`${id}: ${read.problem}`);
  const reply = { says: 'value', value: read.value } as const;
  return [
    {
      fact: 'response',
      id: `${first}-again`,
      question: id,
      by,
      at: '2026-12-01T09:00:00Z',
      reply,
      supersedes: first,
    },
  ];
}
