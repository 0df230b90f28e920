import { createStore, readStored, writeStored } from '../kit/store.ts';

const KEY = 'specwalk.letters';
const letters = createStore(readStored(KEY) !== 'off');

/** Whether keys without Ctrl or Cmd do anything outside of text fields; kept on this device. */
export const lettersAreOn = letters.get;
export const useLetters = letters.use;

export function switchLetters(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  letters.set(on);
}
