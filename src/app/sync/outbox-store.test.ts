import { expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Entry } from './entry.ts';
import { entriesNow, putIn, showOutbox, showSaved, showWorkspace } from './outbox-store.ts';

test.each(['saved', 'refused'] as const)(
  'what is %s before this page knows that the device has it does not wait there for ever',
  async (fate) => {
    const by = { name: 'Ann', role: '' };
    const payload = { by, question: 'q', reply: { says: 'value', value: 'Said.' } } as const;
    const command = { id: `said-${fate}`, type: 'respond', payload } as const;
    const entry: Entry = { command, workspace: 'demo', at: 0, state: 'waiting' };
    showWorkspace('demo');
    await openDevice();
    const put = putIn(entry);
    // The device is writing it down; the line finds it there first.
    await Promise.resolve();
    showOutbox({ entries: [fate === 'saved' ? entry : { ...entry, state: 'refused' }], going: null });
    if (fate === 'saved') showSaved(command.id, false);
    await put;
    expect(entriesNow().map(({ state }) => state)).toEqual(fate === 'saved' ? [] : ['refused']);
    showOutbox({ entries: [], going: null });
  },
);
