import { knownValue, listOf, type NamedElement } from '../../answers/sourced.ts';
import { lazily } from '../../base/memoize.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { plural } from '../../english/plural.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Product } from '../../product/product.ts';
import { type NameSearch, nameSearchOf, namesOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import {
  type Breach,
  breach,
  closingRule,
  isLeftEmpty,
  notYetFor,
  oneBreach,
  placeAt,
  unmetPrerequisites,
} from '../closing-rule.ts';

/** Rule 31: something triggers every call, and every screen that shows records or figures has a source for them. */
export const callsAndScreensHaveASource = closingRule({
  id: 31,
  severity: 'error',
  reason: 'A call that nothing starts never happens, and a screen that nothing feeds stays empty.',
  finds: (product) => {
    const unsaid = product.index.screens.all.length === 0 ? unmetPrerequisites(product, 'calls') : [];
    if (unsaid.length > 0) return unsaid;
    return [...idleCalls(product), ...emptyScreens(product), ...notYetsIn(product)];
  },
});

function idleCalls(product: Product): readonly Breach[] {
  return product.index.calls.all
    .filter(({ trigger }) => isLeftEmpty(trigger, product) || meansNothing(knownValue(trigger) ?? '?'))
    .map((call) =>
      breach(
        `Nothing starts the call ${inQuotes(call.label)}; say when it happens.`,
        placeAt('call', call, call.trigger),
      ),
    );
}

const RECORD_KINDS: ReadonlySet<ScreenKind> = new Set(['list', 'detail', 'form', 'wizard']);
const FIGURE_KINDS: ReadonlySet<ScreenKind> = new Set(['dashboard', 'report']);

function emptyScreens(product: Product): readonly Breach[] {
  const sources = lazily(() => sourceNames(product));
  return product.index.screens.all.flatMap((screen) => {
    const kind = knownValue(screen.kind);
    if (kind && RECORD_KINDS.has(kind)) return recordsWithoutSource(product, screen);
    return kind && FIGURE_KINDS.has(kind) ? figuresWithoutSource(product, screen, sources) : [];
  });
}

/** Whether an entity that the screen names exists is checked by rule 5; here it names none, and no call feeds it. */
function recordsWithoutSource(product: Product, screen: Screen): readonly Breach[] {
  const { about } = screen;
  if (about.is === 'known' || !(about.is === 'not-applicable' || isLeftEmpty(about, product))) return [];
  if (isFedByACall(product, screen)) return [];
  const sentence = `The screen ${inQuotes(screen.label)} shows records, but nobody has said of what; name the thing, or the call that brings it.`;
  return oneBreach(sentence, placeAt('screen', screen, about));
}

function isFedByACall({ index }: Product, screen: Screen): boolean {
  const name = nameSearchOf(namesOf([screen]));
  return index.calls.all.some(({ trigger }) => name.mentioned(knownValue(trigger) ?? '').length > 0);
}

function sourceNames({ index }: Product) {
  const fields = index.entities.all.flatMap((entity) => namesOf(index.fields(entity.id).all));
  const things = [index.calls, index.systems, index.constants, index.inbound, index.screens];
  const names = [
    ...things.flatMap(({ all }) => namesOf<NamedElement>(all)),
    ...namesOfEntities(index.entities.all),
    ...fields,
  ];
  return nameSearchOf(names.map(([name, { id }]) => [name, id] as const));
}

function figuresWithoutSource(product: Product, screen: Screen, sources: () => NameSearch<string>) {
  const empty = listOf(screen.figures).filter(({ from }) =>
    from.is === 'known' ? sources().mentioned(from.value).length === 0 : isLeftEmpty(from, product),
  );
  if (empty.length === 0) return [];
  const names = quotedList(empty.map(({ label }) => label));
  const sentence = `On ${inQuotes(screen.label)}, ${names} ${plural(empty.length, 'comes', 'come')} from nowhere that is known here; name the thing, the field, the call or the system.`;
  return oneBreach(sentence, placeAt('screen', screen, screen.figures));
}

function notYetsIn(product: Product) {
  const { index } = product;
  const figures = index.screens.all.filter(
    ({ kind, figures }) => FIGURE_KINDS.has(knownValue(kind) ?? 'static') && figures.is === 'unknown',
  );
  return [
    ...notYetFor(product, index.calls.all, 'trigger', (name) => `Nobody has said what starts ${name}.`),
    ...notYetFor(product, figures, 'regions', (name) => `Nobody has said which figures ${name} shows.`),
  ];
}
