import type { Speaker } from './types.ts';

/** Whether two speakers are one: the same name, speaking for the same. */
export function sameSpeaker(a: Speaker, b: Speaker): boolean {
  return a.name === b.name && a.role === b.role;
}

/** What tells one speaker from all others. */
export function speakerKey({ name, role }: Speaker): string {
  return JSON.stringify([name, role]);
}
