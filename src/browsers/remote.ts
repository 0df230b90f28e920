/** What a protocol lets do with the one page of a browser. */
export interface Remote {
  readonly goTo: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page; its value comes as JSON would keep it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Types keys where the keyboard is. */
  readonly type: (keys: string) => Promise<unknown>;
  /** Presses the element that an expression gives. */
  readonly press: (element: string) => Promise<unknown>;
  /** What it shows, as a PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Of the window, in CSS pixels. */
export const SIZE = { width: 1280, height: 900 } as const;

/** Enter, as WebDriver writes it among the keys: https://w3c.github.io/webdriver/#keyboard-actions */
export const ENTER = '\uE007';

/** Both protocols write actions alike. */
export function keyActions(keys: string): readonly object[] {
  const actions = Array.from(keys).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Brings an element into view and presses its middle. */
export async function pressAt(
  element: string,
  { evaluate, act }: Pick<Remote, 'evaluate'> & { readonly act: (actions: readonly object[]) => Promise<unknown> },
): Promise<void> {
  const [x, y] = (await evaluate(
    `((one) => { one.scrollIntoView({ block: 'center', behavior: 'instant' }); const at = one.getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; })(${element})`,
  )) as readonly [number, number];
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await act([{ type: 'pointer', id: 'mouse', actions }]);
}
