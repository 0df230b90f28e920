import { useSyncExternalStore } from 'react';
import { type Signed, type Speaker, writerOf } from '#core/index.ts';
import { openReaders } from '../kit/emitter.ts';

const KEY = 'specwalk.speaker';
const NOBODY: Speaker = { name: '', role: '' };
const readers = openReaders();
let speaker = readStored();

function readStored(): Speaker {
  try {
    const { name, role } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof name === 'string' && typeof role === 'string' ? { name, role } : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** Keeps who speaks on this device, for every answer from now on, and returns it tidied. */
export function setSpeaker(next: Speaker): Speaker {
  speaker = { name: next.name.trim().slice(0, 80), role: next.role.trim().slice(0, 80) };
  try {
    localStorage.setItem(KEY, JSON.stringify(speaker));
  } catch {
    // A browser that keeps nothing still keeps it for this visit.
  }
  readers.tell();
  return speaker;
}

/** Who speaks on this device; the name is empty until somebody has typed it. */
export function useSpeaker(): Speaker {
  return useSyncExternalStore(readers.subscribe, speakerNow, speakerNow);
}

function speakerNow(): Speaker {
  return speaker;
}

/** A speaker as one line: "Dana · Finance". */
export function speakerLine({ name, role }: Speaker): string {
  return role ? `${name} · ${role}` : name || 'Somebody';
}

/** Whose words something is as one line: "Dana · Finance, written down by Fran · Product". */
export function signedLine(said: Signed): string {
  const writer = writerOf(said);
  return `${speakerLine(said.by)}${writer ? `, written down by ${speakerLine(writer)}` : ''}`;
}
