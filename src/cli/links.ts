import encodeQR from 'qr';
import type { Links } from '#server/index.ts';

/** What to print for whoever hands out invitations: their own link, the one for all others, and the code. */
export function linksText(
  { facilitator, participants, lobby, code }: Links,
  { isReachable, isTerminal }: { readonly isReachable: boolean; readonly isTerminal: boolean },
): string {
  const door = new URL(lobby);
  return `For you, to run the walkthrough (keep it to yourself):

  ${facilitator}

For those who take part, for 12 hours:

  ${participants}

${qrCode(participants, isTerminal)}
Who cannot scan it opens ${door.origin}/join and types ${code}; you let them in.
${isReachable ? `\n${REACHABLE}\n` : ''}`;
}

const REACHABLE =
  'Every machine in your network can reach this one now; only those you invite get in, and what they say crosses the network unencrypted.';

/** Light on dark, whatever the colours of the terminal: a code the other way round is not read by every camera. */
function qrCode(text: string, isTerminal: boolean): string {
  const lines = encodeQR(text, 'ascii', { ecc: 'low', border: 4 }).trimEnd().split('\n');
  return lines.map((line) => (isTerminal ? `  \u001b[97;40m${line}\u001b[0m\n` : `  ${line}\n`)).join('');
}
