import { isEverybody } from '../../answers/everyday-words.ts';
import { knownValue, listOf, type NameRef } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import { mayView } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import type { Role } from '../../slots/roles/rights.ts';
import type { Landing } from '../../slots/screens/inventory.ts';
import { type Breach, closingRule, oneBreach, placeAt, unmetPrerequisites } from '../closing-rule.ts';

/** Rule 2: each role has a first screen that it may see. */
export const everyRoleHasAFirstScreen = closingRule({
  id: 2,
  severity: 'error',
  reason: 'Whoever signs in must arrive somewhere, preferably not at a page that turns them away.',
  finds: (product) => {
    const { landings } = product.model.screens;
    const { all } = product.index.roles;
    if (landings.is === 'not-applicable') return [];
    const waits = unmetPrerequisites(product, 'roles', 'landings');
    return waits.length > 0 ? waits : all.flatMap((role) => breachOf(role, listOf(landings), product));
  },
});

function breachOf(role: Role, landings: readonly Landing[], product: Product): readonly Breach[] {
  const places = [placeAt('role', role, 'screens.landing')];
  const own = landings.filter((landing) => landing.role.id === role.id || isEverybody(landing.role.label));
  const firsts = own.flatMap(({ screen }) => knownValue(screen) ?? []);
  if (firsts.length === 0)
    return oneBreach(`Nobody has said what ${inQuotes(role.label)} sees first; name a screen.`, ...places);
  return firsts.flatMap((first) => {
    const problem = problemOf(role, first, product);
    return problem === null ? [] : oneBreach(problem, ...places);
  });
}

function problemOf({ id, label }: Role, first: NameRef, product: Product): string | null {
  const screen = product.index.screens.get(first.id);
  if (!screen && product.model.screens.screens.is === 'unknown') return null;
  if (!screen)
    return `${inQuotes(label)} should see ${inQuotes(first.label)} first, but no screen is called that; name one of the screens, or add it.`;
  if (mayView(product, id, screen)) return null;
  return `${inQuotes(label)} should see ${inQuotes(screen.label)} first, but may not see what it shows; allow it, or choose another first screen.`;
}
