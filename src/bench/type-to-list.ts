import type { Page } from 'playwright-core';

/** Milliseconds from letters in a search field until the count of what fits is drawn for them. */
export function typeToList(page: Page, field: string, letters: string): Promise<number> {
  return page.evaluate(
    ([search, typed]) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>(search);
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        if (!field || !setter) throw new Error('there is no search field');
        const wanted = field.value + typed;
        const start = performance.now();
        setter.call(field, wanted);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          if (document.querySelector('[data-searched]')?.getAttribute('data-searched') === wanted)
            resolve(performance.now() - start);
          else setTimeout(look, 0);
        };
        look();
      }),
    [field, letters] as const,
  );
}
