import type { Command } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { commandId } from '../sync/commands.ts';
import { isSaying } from '../sync/entry.ts';
import { outboxEmptied } from '../sync/outbox-store.ts';
import { command, enqueue } from './in-step.ts';
import type { Answer } from './opened.ts';

/** A command whose id is made when it is sent, unless its form says which one it must be. */
type Unsent = {
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
export async function sendOnce(form: string, unsent: Unsent, words: readonly unknown[]): Promise<Answer> {
  const said = JSON.stringify(words);
  const held = attempts.read(form);
  const attempt = held.words === said && held.command ? held.command : withId(unsent);
  attempts.edit(form, { words: said, command: attempt });
  const answer = isSaying(attempt) ? await enqueue(attempt) : await doNow(attempt);
  const refused = !answer.ok && answer.status >= 400 && answer.status < 500;
  if (answer.ok || refused) attempts.drop(form);
  return answer;
}

function withId(unsent: Unsent): Command {
  return { id: commandId(), ...unsent };
}

async function doNow(asked: Command): Promise<Answer> {
  // This may rest on what was said here before.
  await outboxEmptied();
  return await command(asked);
}
