import { knownValue, listOf } from '../../answers/sourced.ts';
import { plural } from '../../english/plural.ts';
import { listedNames, quoted } from '../../english/say.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { at, type Breach, breach, broken, closingRule, type Found, notYet } from '../closing-rule.ts';
import { isOfKind } from '../entities/screens-about.ts';

/** Kinds that need no entity; the second ones show figures, each of which comes from somewhere. */
const ABOUT_NOTHING: readonly ScreenKind[] = ['static', 'sign-in', 'error'];
const OF_FIGURES: readonly ScreenKind[] = ['dashboard', 'report'];

/** Rule 5: each screen is about an entity, or of a kind that needs none. */
export const everyScreenIsAboutSomething = closingRule({
  id: 5,
  severity: 'error',
  reason: 'A screen about nothing that is kept has nothing to show.',
  after: ['screens', 'entities'],
  finds: (product) => {
    const without = product.index.screens.all.filter(
      (screen) => !product.index.entities.has(knownValue(screen.about)?.id),
    );
    return without.flatMap(foundIn);
  },
});

function foundIn(screen: Screen): Found {
  if (isOfKind(screen, ABOUT_NOTHING)) return [];
  return isOfKind(screen, OF_FIGURES) ? foundInFigures(screen) : [breachOf(screen)];
}

function foundInFigures(screen: Screen): Found {
  const figures = listOf(screen.figures);
  const wait = `Nobody has said yet where the figures on ${quoted(screen.label)} come from.`;
  if (screen.figures.is === 'unknown') return [notYet(wait, screen.figures.question)];
  const loose = figures.filter(({ from }) => from.is !== 'known').map(({ label }) => label);
  if (figures.length > 0 && loose.length === 0) return [];
  const what = loose.length === 0 ? 'No figures' : listedNames(loose);
  const sentence = `${what} on ${quoted(screen.label)} ${plural(loose.length, 'comes', 'come')} from nowhere; say what is counted, or what the screen is about.`;
  return broken(sentence, at('screen', screen, screen.figures));
}

function breachOf(screen: Screen): Breach {
  const about = knownValue(screen.about);
  const sentence = about
    ? `${quoted(screen.label)} is about ${quoted(about.label)}, but no records are kept of that; name one of the things, or add it.`
    : `Nobody has said what ${quoted(screen.label)} is about; name one of the things.`;
  return breach(sentence, at('screen', screen, screen.about));
}
