import type { RefObject } from 'react';

/** Something that can be done now: by keyboard, listed on the help sheet and in the command palette. */
export type Binding = KeyAction | KeyHint;
export type Ungrouped = Omit<KeyAction, 'group'> | Omit<KeyHint, 'group'>;

/** Works anywhere on the page. */
export interface KeyAction {
  /**
   * "p"; "?"; "Ctrl+K" (on a Mac with Cmd); "g m": one after the other. Letters are meant without Shift.
   * Absent: only the palette offers it.
   */
  readonly keys?: string;
  /** Its label, a short command: "Park a question". */
  readonly label: string;
  readonly group: string;
  readonly run: () => void;
  /** Whether it can be done now; absent: always. */
  readonly when?: () => boolean;
  /** The dialog that it belongs to; it works only while that is open. */
  readonly dialog?: RefObject<HTMLDialogElement | null>;
}

/** Handled by the focused element; only listed on the help sheet. */
interface KeyHint extends Omit<KeyAction, 'run' | 'keys' | 'dialog'> {
  /** Any one of these keys: "ArrowUp ArrowDown". */
  readonly hint: string;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
const CTRL_PREFIX = 'Ctrl+';

/** On a Mac, commands use Cmd; Ctrl moves the cursor there. */
export const onMac = typeof navigator !== 'undefined' && /^mac/i.test(navigator.platform);

/** A key press as in bindings: "p", "Ctrl+k", "Escape"; null if it has no name: Shift alone, Shift+letter, Alt. */
export function pressOf(event: KeyPress, mac = onMac): string | null {
  const { key, altKey, shiftKey } = event;
  if (MODIFIERS.has(key) || altKey) return null;
  const [command, other] = mac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  // Signs such as "?" are typed with Shift on one keyboard and without it on another.
  if (shiftKey && (command || name !== name.toUpperCase())) return null;
  return command ? CTRL_PREFIX + name : name;
}

export function parseKeys(keys: string): readonly string[] {
  return keys.split(' ').map((part) => {
    const at = part.startsWith(CTRL_PREFIX) ? CTRL_PREFIX.length : 0;
    const key = part.slice(at);
    return part.slice(0, at) + (key.length === 1 ? key.toLowerCase() : key);
  });
}

/** Whether a press is a single character, which people also type: those can be switched off (WCAG 2.1.4). */
export function isCharacterKey(press: string): boolean {
  return Array.from(press).length === 1;
}

/** Whether consecutive presses are the keys of an action, or their beginning. */
export function startsAction(pressed: readonly string[], { keys }: Pick<KeyAction, 'keys'>): boolean {
  const wanted = keys === undefined ? [] : parseKeys(keys);
  return pressed.every((press, at) => press === wanted[at]);
}

/** The first action that consecutive presses match; `wait` if its keys go on; null for none. */
export function matchAction(pressed: readonly string[], actions: readonly KeyAction[]): KeyAction | 'wait' | null {
  const first = actions.find((action) => startsAction(pressed, action));
  if (!first) return null;
  return parseKeys(first.keys ?? '').length === pressed.length ? first : 'wait';
}
