import { handRaised, type RaisePayload } from '#core/index.ts';
import type { CommandResult } from './context.ts';
import { type Desk, done, pointOr404, usedBefore } from './context.ts';
import { asKept, sameBut } from './fact-text.ts';

/** Writes down a question that somebody has thought of. */
export async function raise(id: string, payload: RaisePayload, desk: Desk): Promise<CommandResult> {
  const { shape } = payload;
  const point = pointOr404(payload.point, desk);
  if (!('kind' in point)) return point;
  const during = desk.walking()?.walkthrough.id;
  const said = handRaised(payload, { id, at: desk.at(), points: desk.spec().points, during });
  const form = asKept(said, shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const { kept, fact } = await desk.keep(form.file);
  if (fact?.fact !== 'question' || !sameBut(fact, form.fact, shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}
