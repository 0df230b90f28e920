import { onMac, parseKeys } from './binding.ts';

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** Keys by their names on the keyboard; “then” between those pressed one after the other. */
export function KeyNames({ keys, between = ' then ' }: { keys: string; between?: string }) {
  const presses = parseKeys(keys);
  return (
    <span className="whitespace-nowrap">
      {presses.map((press, at) => (
        <span key={presses.slice(0, at + 1).join(' ')}>
          {at > 0 && <span className="quiet">{between}</span>}
          {capsOf(press).map((cap) => (
            <kbd key={cap} className="[kbd+&]:ml-0.75">
              {cap}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

function capsOf(press: string): readonly string[] {
  const together = press.length > 1 && press.includes('+') ? press.split('+') : [press];
  return together.map((cap) => {
    if (cap === 'Ctrl') return onMac ? '⌘' : cap;
    return NAMES[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap);
  });
}
