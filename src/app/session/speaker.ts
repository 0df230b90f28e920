import { type Signed, type Speaker, writerOf } from '#core/index.ts';
import { createStore, readStored, writeStored } from '../kit/store.ts';

const STORAGE_KEY = 'specwalk.speaker';
const speakerStore = createStore(storedSpeaker());

function storedSpeaker(): Speaker {
  try {
    const { name, role } = JSON.parse(readStored(STORAGE_KEY) ?? '{}');
    if (typeof name === 'string' && typeof role === 'string') return { name, role };
  } catch {
    // Text that is not JSON names nobody.
  }
  return { name: '', role: '' };
}

/** Stores who speaks on this device, for every answer from now on, and returns it trimmed. */
export function setSpeaker({ name, role }: Speaker): Speaker {
  const trimmed = { name: name.trim().slice(0, 80), role: role.trim().slice(0, 80) };
  writeStored(STORAGE_KEY, JSON.stringify(trimmed));
  speakerStore.set(trimmed);
  return trimmed;
}

/** Who speaks on this device; the name is empty until somebody has typed it. */
export const useSpeaker = speakerStore.use;

/** A speaker as one line: "Dana · Finance". */
export function speakerLine({ name, role }: Speaker): string {
  return role ? `${name} · ${role}` : name || 'Somebody';
}

/** Whose words something is as one line: "Dana · Finance · recorded by Fran". */
export function signedLine(signed: Signed): string {
  const writer = writerOf(signed);
  return `${speakerLine(signed.by)}${writer ? ` · recorded by ${writer.name}` : ''}`;
}
