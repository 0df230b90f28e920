import type { Command } from '#core/index.ts';
import type { Answer } from './link.ts';

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** Sends one command; it counts once the server has it on disk. Never throws. */
export async function sendCommand(command: Command): Promise<Answer> {
  try {
    const response = await fetch('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    const body = await response.json();
    if (response.ok)
      return { ok: true, facts: body.facts ?? [], raised: body.raised ?? [], trouble: body.trouble ?? null };
    return { ok: false, status: response.status, problem: body.problem ?? UNREACHABLE, facts: body.facts };
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE };
  }
}
