import { createStore, readStored, writeStored } from '../kit/store.ts';

const KEY = 'specwalk.letters';
const letterKeys = createStore(readStored(KEY) !== 'off');

/** Whether keys without Ctrl or Cmd do anything outside of text fields; stored on this device. */
export const areLetterKeysOn = letterKeys.get;
export const useLetterKeys = letterKeys.use;

export function setLetterKeys(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  letterKeys.set(on);
}
