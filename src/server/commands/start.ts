import type { ShapeSpec, StartPayload, Walkthrough } from '#core/index.ts';
import { type Desk, done } from './desk.ts';
import { asKept, sameBut } from './fact-text.ts';
import { usedBefore } from './refusals.ts';
import type { CommandResult } from './result.ts';

/** What belongs to no question is written in no shape; a text stands in. */
export const NO_SHAPE: ShapeSpec = { shape: 'text' };

/** Begins a walkthrough. One at a time: everybody is at the same place. */
export async function start(id: string, payload: StartPayload, desk: Desk): Promise<CommandResult> {
  const said: Walkthrough = { fact: 'walkthrough', id, at: desk.at(), ...payload };
  const form = asKept(said, NO_SHAPE);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const going = desk.walking();
  if (going && going.walkthrough.id !== id) {
    const { title, by } = going.walkthrough;
    const problem = `“${title}” still goes on, begun by ${by.name}; end it first, or go on with it.`;
    return { status: 409, problem, facts: [going.walkthrough] };
  }
  const { kept, fact } = await desk.keep(form.file);
  if (!fact || !sameBut(fact, form.fact, NO_SHAPE)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}
