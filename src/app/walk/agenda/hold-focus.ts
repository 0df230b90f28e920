import { flushSync } from 'react-dom';

/**
 * Changes what stands on the page and leaves the keyboard where it was: on the same control, wherever that has moved,
 * or on its neighbour where it has gone. Controls are known by `data-hold`, a verb and what it is about: "up purpose.problem".
 */
export function holdFocus(root: HTMLElement | null, change: () => void): void {
  const held = document.activeElement?.getAttribute('data-hold');
  const wanted = held && root ? inOrderOfWish(root, held) : [];
  flushSync(change);
  for (const hold of wanted) {
    const control = root?.querySelector<HTMLElement>(`[data-hold="${CSS.escape(hold)}"]`);
    if (!control) continue;
    control.focus();
    return;
  }
}

/** The control itself, then those of the same verb that stand next to it. */
function inOrderOfWish(root: HTMLElement, held: string): readonly string[] {
  const [verb] = held.split(' ', 1);
  const alike = Array.from(root.querySelectorAll(`[data-hold^="${verb} "]`), (control) =>
    String(control.getAttribute('data-hold')),
  );
  const at = alike.indexOf(held);
  return [held, ...alike.slice(at + 1), ...alike.slice(0, Math.max(at, 0)).reverse()];
}
