import { padWords } from '../shapes/normalize-text.ts';

/** How the names of moves begin that lead back, call off, refuse, take away or change something. */
const BEGINNINGS: readonly string[] = [
  ...['back', 'go back', 'step back', 'send back', 'reopen', 'undo', 'reset', 'revert', 'previous'],
  ...['cancel', 'call off', 'abort', 'abandon', 'drop', 'give up', 'withdraw', 'discard', 'dismiss', 'void', 'skip'],
  ...[
    'reject',
    'refuse',
    'decline',
    'deny',
    'revoke',
    'block',
    'ban',
    'suspend',
    'pause',
    'deactivate',
    'disable',
    'mute',
  ],
  ...['delete', 'remove', 'erase', 'clear', 'empty', 'purge', 'hide', 'archive', 'retire', 'leave', 'unpublish'],
  ...['change', 'edit', 'modify', 'rename'],
].map(padWords);

/** Whether what is called so brings something forward, so that it can be the main button. */
export function goesOn(label: string): boolean {
  const words = padWords(label);
  return !BEGINNINGS.some((one) => words.startsWith(one));
}
