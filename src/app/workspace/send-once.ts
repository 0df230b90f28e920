import type { Command } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { isOfflineCommand } from '../sync/outbox-entry.ts';
import { whenOutboxEmpty } from '../sync/outbox-store.ts';
import { commandId } from '../sync/send-command.ts';
import type { CommandResult } from './workspace-snapshot.ts';
import { enqueue, runCommand } from './workspace-sync.ts';

/** A command whose id is made when it is sent, unless its form gives it. */
type UnsentCommand = {
  [T in Command['type']]: Omit<Extract<Command, { type: T }>, 'id'> & { readonly id?: string };
}[Command['type']];

interface Attempt {
  readonly words?: string;
  readonly command?: Command;
}

/** Commands that were sent and not answered, by the form they were sent from. */
const attempts = draftStore<Attempt>('sent', {});

/**
 * Sends a command with a new id. If the same words are sent again from the same form, because no response came, the
 * command stays the same, even across a reload, so that nothing is said or decided twice. Offline commands resolve once
 * they are on this device, from where they are sent by themselves; all others once the server has done them.
 *
 * @param form names the form, with the id of what it is about
 * @param words make it the same command again, no matter what came in between
 */
export async function sendOnce(form: string, unsent: UnsentCommand, words: readonly unknown[]): Promise<CommandResult> {
  const wordsKey = JSON.stringify(words);
  const earlier = attempts.read(form);
  const attempt = earlier.words === wordsKey && earlier.command ? earlier.command : withId(unsent);
  attempts.edit(form, { words: wordsKey, command: attempt });
  const answer = isOfflineCommand(attempt) ? await enqueue(attempt) : await runNow(attempt);
  const refused = !answer.ok && answer.status >= 400 && answer.status < 500;
  if (answer.ok || refused) attempts.drop(form);
  return answer;
}

function withId(unsent: UnsentCommand): Command {
  return { id: commandId(), ...unsent };
}

async function runNow(command: Command): Promise<CommandResult> {
  // It may build on what was said here before.
  await whenOutboxEmpty();
  return await runCommand(command);
}
