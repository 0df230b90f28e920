import type { Command } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { isOfflineCommand } from '../sync/outbox-entry.ts';
import { whenOutboxEmpty } from '../sync/outbox-store.ts';
import { commandId } from '../sync/send-command.ts';
import type { CommandResult } from './workspace-snapshot.ts';
import { enqueue, runCommand } from './workspace-sync.ts';

/** A command whose id is made when it is sent, unless its form says which one it must be. */
type UnsentCommand = {
  [T in Command['type']]: Omit<Extract<Command, { type: T }>, 'id'> & { readonly id?: string };
}[Command['type']];

interface Attempt {
  readonly words?: string;
  readonly command?: Command;
}

/** What was sent and not answered, by the form it was sent from. */
const attempts = draftStore<Attempt>('sent', {});

/**
 * Sends a command under a fresh id; the same words sent again from the same form, because no answer came, go out as
 * the command they were, so that nothing is ever said or decided twice. It is remembered across a reload. What
 * somebody says is answered for once it is on this device, from where it goes out by itself; what they do, once the
 * server has done it.
 *
 * @param form names the form, with the id of what it is about
 * @param words what makes it the same thing said again, whatever came in between
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
  // This may rest on what was said here before.
  await whenOutboxEmpty();
  return await runCommand(command);
}
