import type { Entry } from './entry.ts';

/** How much waits on this device, as the beginning of a sentence; the empty string: nothing. */
export function waitingWords(entries: readonly Entry[]): string {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return '';
  const isAnswers = waiting.every(({ command }) => command.type === 'respond');
  const what = isAnswers ? 'answer' : 'thing you said';
  if (waiting.length === 1) return `1 ${what} waits on this device; it goes out by itself.`;
  return `${waiting.length} ${isAnswers ? 'answers' : 'things you said'} wait on this device; they go out by themselves.`;
}
