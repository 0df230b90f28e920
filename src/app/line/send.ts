import type { Saying } from './entry.ts';
import type { Sent } from './outbox.ts';

/** Sends once; no answer is status 0. The server refuses what was said in another workspace than the one it serves. */
export async function sendSaying(command: Saying, workspace: string, signal: AbortSignal): Promise<Sent> {
  try {
    const response = await fetch('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'specwalk-workspace': encodeURIComponent(workspace) },
      body: JSON.stringify(command),
      signal,
    });
    const { taken, facts, problem } = await response.json();
    return { status: response.status, taken, facts, problem };
  } catch {
    return { status: 0 };
  }
}
