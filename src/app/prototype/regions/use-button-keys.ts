import type { RegionAction, RegionView } from '#core/product.ts';
import { useKeys } from '../../keys/use-keys.ts';

type WithKey = RegionAction & { readonly key: string };

/** The keys that press what is on a screen, while it can be pressed. */
export function useButtonKeys(views: readonly RegionView[]): void {
  useKeys(
    'On this page',
    actionsIn(views)
      .filter((action): action is WithKey => action.key !== null)
      .map((action) => ({
        keys: action.key,
        label: action.label,
        when: () => buttonOf(action) !== undefined,
        run: () => buttonOf(action)?.click(),
      })),
  );
}

function actionsIn(views: readonly RegionView[]): readonly RegionAction[] {
  return views.flatMap(({ actions, holds }) => [...actions, ...actionsIn(holds)]);
}

/** The first button or link of the page that is called so and can be pressed. */
function buttonOf({ label, key }: WithKey): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('.proto-screen :is(a[href], button:enabled)');
  return [...all].find((one) => one.ariaKeyShortcuts === key || one.textContent?.trim() === label);
}
