import type { Tone } from '#core/index.ts';
import { useWorkspace } from './store.ts';

/** The tone of the workspace; whoever sets it, it changes for everybody at once. */
export function useTone(): Tone {
  return useWorkspace().tone;
}

/** What to say in a tone: a joke for the playful one, the same without it for the sober one. */
export function inTone<T>(tone: Tone, words: Readonly<Record<Tone, T>>): T {
  return words[tone];
}
