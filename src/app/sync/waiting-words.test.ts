import { expect, test } from 'vitest';
import type { OfflineCommand, OutboxEntry } from './outbox-entry.ts';
import { waitingWords } from './outbox-store.ts';

const by = { name: 'Ann', role: '' };
const answer: OfflineCommand = {
  id: 'a',
  type: 'respond',
  payload: { by, question: 'one', reply: { says: 'unknown', who: '' } },
};
const stance: OfflineCommand = {
  id: 's',
  type: 'stance',
  payload: { by, question: 'one', on: 'a', stand: 'agree', reason: '' },
};
const entry = (command: OfflineCommand, state: OutboxEntry['state'] = 'waiting'): OutboxEntry => ({
  command,
  workspace: 'demo',
  at: 0,
  state,
});

test.each<[readonly OutboxEntry[], string]>([
  [[entry(answer, 'refused'), entry(answer, 'kept')], ''],
  [[entry(answer)], '1 answer waits on this device; it goes out by itself.'],
  [[entry(answer), entry(answer)], '2 answers wait on this device; they go out by themselves.'],
  [[entry(stance)], '1 thing you said waits on this device; it goes out by itself.'],
  [[entry(stance), entry(answer)], '2 things you said wait on this device; they go out by themselves.'],
])('%#', (entries, words) => {
  expect(waitingWords(entries)).toBe(words);
});
