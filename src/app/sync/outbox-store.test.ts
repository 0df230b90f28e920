import { expect, test } from 'vitest';
import { openDeviceStorage } from './device-storage.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { addEntry, entriesNow, receiveOutbox, showSaved, showWorkspace } from './outbox-store.ts';

test.each(['saved', 'refused'] as const)(
  'what is %s before this page knows that the device has it does not wait there for ever',
  async (fate) => {
    const by = { name: 'Ann', role: '' };
    const payload = { by, question: 'q', reply: { says: 'value', value: 'Said.' } } as const;
    const command = { id: `said-${fate}`, type: 'respond', payload } as const;
    const entry: OutboxEntry = { command, workspace: 'demo', at: 0, state: 'waiting' };
    showWorkspace('demo');
    await openDeviceStorage();
    const put = addEntry(entry);
    // The device is still writing it; the hub finds it there first.
    await Promise.resolve();
    receiveOutbox({ entries: [fate === 'saved' ? entry : { ...entry, state: 'refused' }], inFlight: null });
    if (fate === 'saved') showSaved(command.id, false);
    await put;
    expect(entriesNow().map(({ state }) => state)).toEqual(fate === 'saved' ? [] : ['refused']);
    receiveOutbox({ entries: [], inFlight: null });
  },
);
