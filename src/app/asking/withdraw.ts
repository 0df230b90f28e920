import type { Quote, Response, Speaker } from '#core/index.ts';
import { sendOnce } from '../workspace/send-once.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/** What can be taken back. */
export type Withdrawable = Pick<Quote | Response, 'id' | 'question'>;

/** Takes back a quote or an answer; with `stands` it is in force again. Nothing is deleted. */
export function withdraw({ id, question }: Withdrawable, by: Speaker, stands = false): Promise<CommandResult> {
  const payload = { by, question, of: id, stands };
  return sendOnce(`withdraw.${id}`, { type: 'withdraw', payload }, [payload]);
}
