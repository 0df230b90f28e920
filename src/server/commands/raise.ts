import { handRaised, type RaisePayload } from '#core/index.ts';
import { type Desk, done } from './desk.ts';
import { asKept, sameBut } from './fact-text.ts';
import { nearest, orAmong } from './nearest.ts';
import { usedBefore } from './refusals.ts';
import type { CommandResult } from './result.ts';

/** Writes down a question that somebody has thought of. */
export async function raise(id: string, payload: RaisePayload, desk: Desk): Promise<CommandResult> {
  const { shape } = payload;
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
  const during = desk.walking()?.walkthrough.id;
  const said = handRaised(payload, { id, at: desk.at(), kind: point.kind, during });
  const form = asKept(said, shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const { kept, fact } = await desk.keep(form.file);
  if (fact?.fact !== 'question' || !sameBut(fact, form.fact, shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}
