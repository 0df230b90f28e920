import { isQuestionId, type Question, type RaisePayload } from '#core/index.ts';
import { type Desk, done } from './desk.ts';
import { asKept, sameBut } from './fact-text.ts';
import { nearest, orAmong } from './nearest.ts';
import { usedBefore } from './refusals.ts';
import type { CommandResult } from './result.ts';

/** Writes down a question that somebody has thought of. */
export async function raise(id: string, payload: RaisePayload, desk: Desk): Promise<CommandResult> {
  const { by, ask, why, shape, who } = payload;
  const { points } = desk.spec();
  const point = points.find((candidate) => candidate.id === payload.point);
  if (!point) {
    const near = nearest(
      payload.point,
      points.map((candidate) => candidate.id),
    );
    return {
      status: 404,
      problem: `SPEC.md has no point “${payload.point}”${orAmong(near)}.`,
      nearest: near,
    };
  }
  const walking = desk.walking();
  const said: Question = {
    fact: 'question',
    id: questionId(ask, id),
    point: point.id,
    kind: point.kind,
    slot: null,
    origin: { from: 'hand', by, at: desk.at(), ...(walking ? { during: walking.walkthrough.id } : {}) },
    ask,
    why,
    shape,
    who,
    needs: [],
    blocks: [],
    minutes: 3,
    reversal: 2,
  };
  const form = asKept(said, shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const { kept, fact } = await desk.keep(form.file);
  if (fact?.fact !== 'question' || !sameBut(fact, form.fact, shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

/** Readable and stable: the first words of the question and the beginning of the command's id. */
function questionId(ask: string, command: string): string {
  const words = ask
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const tail = command.replaceAll('-', '').slice(0, 6);
  const id = `${(words ?? []).slice(0, 5).join('-').slice(0, 60).replace(/-+$/, '') || 'question'}-${tail}`;
  return isQuestionId(id) ? id : `question-${tail}`;
}
