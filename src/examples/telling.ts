import { type Command, checksum, type Speaker, type WalkthroughRole, type Workspace } from '#core/index.ts';
import type { Story } from './story.ts';
import type { StoryClock } from './story-clock.ts';

/** Somebody who comes to a walkthrough. */
export interface Comer extends Speaker {
  /** Public id of the person. */
  readonly person: string;
  readonly as: WalkthroughRole;
}

/** Who listens to a story: a workspace that takes commands. */
export interface Listener {
  readonly workspace: () => Workspace;
  readonly handle: (command: unknown) => Promise<{ readonly problem?: string; readonly trouble?: string }>;
  /** Raises the questions that are due and not there yet. */
  readonly raiseStanding: () => Promise<unknown>;
  /** Writes down who has come to the walkthrough that goes on. */
  readonly join: (walkthrough: string, people: readonly Comer[]) => Promise<unknown>;
}

export interface Telling {
  readonly story: Story;
  readonly listener: Listener;
  readonly clock: StoryClock;
}

/** One command, before it has an id. */
export interface Sent {
  readonly type: Command['type'];
  readonly payload: object;
}

/**
 * Sends one command and gives its id, which follows from the story, what it is about and whose turn it is.
 *
 * @throws where the command is refused
 */
export async function send(telling: Telling, about: string, turn: string, sent: Sent): Promise<string> {
  const { name } = telling.story;
  const words = `${about} ${turn}`;
  return sendAs(telling, `${checksum(`${name} ${words}`)}${checksum(`${words} ${name}`)}`, about, sent);
}

/** Sends one command under an id of its own. @throws where it is refused */
export async function sendAs(
  { listener, clock }: Telling,
  id: string,
  about: string,
  { type, payload }: Sent,
): Promise<string> {
  clock.nextTurn();
  const { problem, trouble } = await listener.handle({ id, type, payload });
  if (problem !== undefined || trouble !== undefined) throw new Error(`${about}: ${problem ?? trouble ?? ''}`);
  return id;
}
