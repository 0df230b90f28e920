import type { Command, CommandOf } from '#core/index.ts';
import { checkCommand } from '#core/parsing.ts';
import { nameProblem } from '../access/names.ts';
import { permissionRefusal, signedBySender, type Viewer } from '../access/viewer.ts';
import { MAX_TRIES, Outdated, StoreFailure } from '../disk/store.ts';
import { badRequest, forbidden, unavailable } from '../http/refusals.ts';
import { adopt } from './adopt.ts';
import { appendOnce } from './append-fact.ts';
import type { CommandContext, CommandResult } from './context.ts';
import { correct } from './correct.ts';
import { decide, decideAll } from './decide.ts';
import { pin, unpin } from './pin.ts';
import { raiseIfMissing } from './raise-questions.ts';
import { resolveConflict } from './resolve-conflict.ts';
import { quote, raise, react, respond, withdraw } from './responses.ts';
import { recordEvent, startWalkthrough } from './walkthrough.ts';

/** Checks and runs what a client has sent; resolves once it is on disk. */
export async function handleCommand(input: unknown, viewer: Viewer, context: CommandContext): Promise<CommandResult> {
  const checked = checkCommand(input);
  if ('problem' in checked) return badRequest(checked.problem);
  const refusal = permissionRefusal(viewer, checked.command);
  if (refusal !== null) return forbidden(refusal);
  const command = signedBySender(checked.command, viewer);
  // Anonymous answers are stored without a name.
  const isAnonymous = command.type === 'respond' && command.payload.anonymous !== undefined;
  const nameRefusal = isAnonymous ? null : nameProblem(command.payload.by);
  if (nameRefusal) return badRequest(nameRefusal.problem);
  const trouble = context.trouble();
  if (trouble !== null) return unavailable(trouble);
  try {
    await context.catchUp();
    for (const question of questionsOf(command)) {
      const raiseProblem = await raiseIfMissing(question, context);
      if (raiseProblem !== null) return unavailable(raiseProblem);
    }
    return await context.queue.byId(command.id, () => dispatchCurrent(command, context, viewer));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    context.failed(error);
    return unavailable(error.message);
  }
}

function questionsOf({ type, payload }: Command): readonly string[] {
  if (type === 'decide-all') return payload.all.map(({ question }) => question);
  const subject = type === 'moment' ? payload.what : payload;
  return 'question' in subject ? [subject.question] : [];
}

type CommandHandler<T extends Command['type']> = (
  command: CommandOf<T>,
  context: CommandContext,
  viewer: Viewer,
) => Promise<CommandResult>;

const HANDLERS: { readonly [T in Command['type']]: CommandHandler<T> } = {
  respond: (command, context, viewer) => context.queue.shared(() => respond(command, viewer, context)),
  decide,
  'decide-all': decideAll,
  resolve: ({ payload }, context) => context.queue.exclusive(() => resolveConflict(payload, context)),
  stance: react,
  quote,
  withdraw: (command, context, viewer) => context.queue.exclusive(() => withdraw(command, viewer, context)),
  keep: appendOnce,
  raise,
  start: (command, context) => context.queue.exclusive(() => startWalkthrough(command, context)),
  moment: (command, context) => context.queue.exclusive(() => recordEvent(command, context)),
  adopt: ({ id, payload }, context) => adopt(id, payload, context),
  correct,
  set: appendOnce,
  pin: ({ payload }, context) => pin(payload, context),
  unpin: ({ payload }, context) => unpin(payload, context),
};

function dispatch<T extends Command['type']>(command: CommandOf<T>, context: CommandContext, viewer: Viewer) {
  return HANDLERS[command.type](command, context, viewer);
}

/** Runs a command, again where the session has gone on at another server since its checks. */
async function dispatchCurrent<T extends Command['type']>(
  command: CommandOf<T>,
  context: CommandContext,
  viewer: Viewer,
): Promise<CommandResult> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await dispatch(command, context, viewer);
    } catch (error) {
      if (!(error instanceof Outdated) || tried === MAX_TRIES) throw error;
      await context.catchUp();
    }
  }
}
