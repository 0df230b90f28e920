import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { plural } from '../../english/plural.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { type Breach, breach, closingRule, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';
import { isOfKind } from '../entities/screens-about.ts';

/** Kinds that need no entity; `FIGURE_KINDS` show figures, each of which has its own source. */
const KINDS_WITHOUT_ENTITY: readonly ScreenKind[] = ['page', 'static', 'sign-in', 'error'];
const FIGURE_KINDS: readonly ScreenKind[] = ['dashboard', 'report'];

/** Rule 5: each screen is about an entity, or of a kind that needs none. */
export const everyScreenIsAboutSomething = closingRule({
  id: 5,
  severity: 'error',
  reason: 'A screen that is about none of the records has nothing to show.',
  after: ['screens', 'entities'],
  finds: (product) => {
    const without = product.index.screens.all.filter(
      (screen) => !product.index.entities.has(knownValue(screen.about)?.id),
    );
    return without.flatMap(foundIn);
  },
});

function foundIn(screen: Screen): RuleOutcome {
  if (isOfKind(screen, KINDS_WITHOUT_ENTITY)) return [];
  return isOfKind(screen, FIGURE_KINDS) ? foundInFigures(screen) : [breachOf(screen)];
}

/** Parts are looked at by rule 46. */
function foundInFigures(screen: Screen): RuleOutcome {
  if (screen.regions.is === 'known') return [];
  const figures = listOf(screen.figures);
  const wait = `Nobody has said yet where the figures on ${inQuotes(screen.label)} come from.`;
  if (screen.figures.is === 'unknown') return [notYet(wait, questionOf(screen.regions))];
  const loose = figures.filter(({ from }) => from.is !== 'known').map(({ label }) => label);
  if (figures.length > 0 && loose.length === 0) return [];
  const what = loose.length === 0 ? 'No figures' : quotedList(loose);
  const sentence = `${what} on ${inQuotes(screen.label)} ${plural(loose.length, 'comes', 'come')} from nowhere; say what is counted, or what the screen is about.`;
  return oneBreach(sentence, placeAt('screen', screen, screen.figures));
}

function breachOf(screen: Screen): Breach {
  const about = knownValue(screen.about);
  const sentence = about
    ? `${inQuotes(screen.label)} is about ${inQuotes(about.label)}, but no records are kept of that; name one of the things, or add it.`
    : `Nobody has said what ${inQuotes(screen.label)} is about; name one of the things.`;
  return breach(sentence, placeAt('screen', screen, screen.about));
}
