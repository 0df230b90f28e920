import type { Command } from '#core/index.ts';
import type { SendResult } from './outbox.ts';

/** The server refuses it if it serves another workspace. Status 0: no response. Never throws. */
export async function sendCommand(command: Command, workspace: string, signal?: AbortSignal): Promise<SendResult> {
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

/** A new command id: 128 random bits as 32 hex digits. Plain http in a local network has no `crypto.randomUUID`. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
