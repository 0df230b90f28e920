import {
  type AdoptPayload,
  checksum,
  checkValue,
  idPart,
  type ManagedBlock,
  PLAIN_QUESTION,
  type Question,
  type Response,
} from '#core/index.ts';
import { badRequest, REFUSALS } from '../http/refusals.ts';
import { normalizeFact } from './append-fact.ts';
import { type CommandContext, success } from './context.ts';

/** Makes a hand-edited block the answer to the question whether it is right, and rewrites the block. */
export async function adopt(id: string, { by, point }: AdoptPayload, context: CommandContext) {
  const earlier = context.facts.byCommand(id);
  if (earlier)
    return 'question' in earlier ? repeatAdoption(id, point, earlier.question, context) : REFUSALS.usedBefore(id);
  const block = editedBlock(point, context);
  if (!block) return REFUSALS.notEdited(point);
  const question = questionAbout(block, context);
  const value = block.text.trim() || 'The text was deleted.';
  const problem = checkValue(value, question.shape);
  if (problem) return badRequest(problem);
  const response: Response = {
    fact: 'response',
    id,
    question: question.id,
    by,
    at: context.at(),
    reply: { says: 'value', value },
  };
  const asked = normalizeFact(question, question.shape);
  if ('problem' in asked) return asked;
  const answered = normalizeFact(response, question.shape);
  if ('problem' in answered) return answered;
  const { fact: kept } = await context.append(asked.file);
  const { fact: said } = await context.append(answered.file);
  const facts = [kept, said].flatMap((fact) => fact ?? []);
  return success(201, facts, await context.derive(block));
}

/** Repeats a command: its facts are there, but the block may still have to be written. */
async function repeatAdoption(id: string, point: string, about: string, context: CommandContext) {
  const question = context.facts.question(about);
  const earlier = context.facts.byCommand(id);
  if (question?.origin.from !== 'edit' || question.point !== point || !earlier) return REFUSALS.usedBefore(id);
  const block = editedBlock(point, context);
  const isAdopted = block && questionAbout(block, context).id === question.id;
  return success(200, [question, earlier], await context.derive(isAdopted ? block : undefined));
}

function editedBlock(point: string, context: CommandContext): ManagedBlock | undefined {
  return context.spec().blocks.find((block) => block.point === point && block.editedByHand);
}

function questionAbout(block: ManagedBlock, context: CommandContext): Question {
  const point = context.spec().points.find((candidate) => candidate.id === block.point);
  return {
    ...PLAIN_QUESTION,
    id: `edit.${idPart(block.point)}.${checksum(block.text)}`,
    point: block.point,
    kind: point?.kind ?? 'other',
    origin: { from: 'edit' },
    ask: `The text under “${point?.title ?? block.point}” was changed by hand in SPEC.md. Should it stay?`,
    why: 'That part is written from the decisions, and this text says something else.',
  };
}
