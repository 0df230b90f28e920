import type { Asked } from '../sync/ask-server.ts';

/** Why somebody does not come in, and what to do: the server’s own sentence, where there is a server. */
export function comeInSentence({ status, problem }: Extract<Asked<unknown>, { readonly ok: false }>): string {
  return status === 0
    ? 'The server does not answer. Join the same network as the facilitator, then try again.'
    : problem;
}
