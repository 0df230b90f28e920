import type { Command } from '#core/index.ts';
import { checkCommand } from '#core/parsing.ts';
import { nameProblem } from '../access/names.ts';
import { inOwnName, refusalFor, type Viewer } from '../access/viewer.ts';
import { StoreFailure } from '../disk/store.ts';
import { adopt } from './adopt.ts';
import type { CommandContext, CommandResult } from './context.ts';
import { correct } from './correct.ts';
import { decide } from './decide.ts';
import { pin, unpin } from './pin.ts';
import { raise } from './raise.ts';
import { raiseIfAsked } from './raise-standing.ts';
import { respond } from './respond.ts';
import { react } from './stance.ts';
import { recordEvent, startWalkthrough } from './walkthrough.ts';

/** Does what a client asks for, and answers once it is on disk. What the client sent is checked first. */
export async function handleCommand(
  input: unknown,
  viewer: Viewer,
  context: CommandContext,
): Promise<CommandResult> {
  const checked = checkCommand(input);
  if ('problem' in checked) return { status: 400, problem: checked.problem };
  const refusal = refusalFor(viewer, checked.command);
  if (refusal !== null) return { status: 403, problem: refusal };
  const command = inOwnName(checked.command, viewer);
  // What is said without a name is kept without one, whatever stands there.
  const isUnnamed = command.type === 'respond' && command.payload.anonymous !== undefined;
  const misnamed = isUnnamed ? null : nameProblem(command.payload.by);
  if (misnamed) return { status: 400, problem: misnamed.problem };
  const trouble = context.trouble();
  if (trouble !== null) return { status: 503, problem: trouble };
  try {
    const question = questionOf(command);
    const unraised = question === null ? null : await raiseIfAsked(question, context);
    if (unraised !== null) return { status: 503, problem: unraised };
    return await context.turns.byId(command.id, () => dispatch(command, viewer, context));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    context.failed(error);
    return { status: 503, problem: error.message };
  }
}

/** The question that must be there for a command, or null. */
function questionOf({ type, payload }: Command): string | null {
  const said = type === 'moment' ? payload.what : payload;
  return 'question' in said ? said.question : null;
}

function dispatch(
  { id, type, payload }: Command,
  viewer: Viewer,
  context: CommandContext,
): Promise<CommandResult> {
  switch (type) {
    case 'respond':
      return context.turns.together(() => respond(id, payload, viewer, context));
    case 'decide':
      return decide(id, payload, context);
    case 'stance':
      return react(id, payload, context);
    case 'raise':
      return raise(id, payload, context);
    case 'start':
      return context.turns.alone(() => startWalkthrough(id, payload, context));
    case 'moment':
      return context.turns.alone(() => recordEvent(id, payload, context));
    case 'adopt':
      return adopt(id, payload, context);
    case 'correct':
      return correct(id, payload, context);
    case 'pin':
      return pin(payload, context);
    case 'unpin':
      return unpin(payload, context);
  }
}
