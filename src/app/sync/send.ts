import type { Command } from '#core/index.ts';
import type { Sent } from './outbox.ts';

/**
 * Sends a command once, always with the name of the workspace it belongs to: the server refuses it where it serves
 * another one. No answer is status 0. Never throws.
 */
export async function sendCommand(command: Command, workspace: string, signal?: AbortSignal): Promise<Sent> {
  try {
    const response = await fetch('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'specwalk-workspace': encodeURIComponent(workspace) },
      body: JSON.stringify(command),
      signal: signal ?? null,
    });
    const { taken, facts, raised, trouble, problem } = await response.json();
    return { status: response.status, taken, facts, raised, trouble, problem };
  } catch {
    return { status: 0 };
  }
}
