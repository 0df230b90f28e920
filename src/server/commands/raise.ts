import { handRaised, type RaisePayload } from '#core/index.ts';
import type { CommandResult } from './context.ts';
import { type CommandContext, done, pointOr404, usedBefore } from './context.ts';
import { normalizeFact, saysSame } from './fact-text.ts';

/** Writes down a question that somebody has thought of. */
export async function raise(
  id: string,
  payload: RaisePayload,
  context: CommandContext,
): Promise<CommandResult> {
  const { shape } = payload;
  const point = pointOr404(payload.point, context);
  if (!('kind' in point)) return point;
  const during = context.walking()?.walkthrough.id;
  const said = handRaised(payload, { id, at: context.at(), points: context.spec().points, during });
  const form = normalizeFact(said, shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const { kept, fact } = await context.append(form.file);
  if (fact?.fact !== 'question' || !saysSame(fact, form.fact, shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}
