import { listOf, type NamedElement, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { type Breach, closingRule, isLeftEmpty, type NotYet, notYetFor, oneBreach, placeAt } from '../closing-rule.ts';

/** Rule 36: every error has its text and a next step, in every language of the product. */
export const everyErrorSpeaksEveryLanguage = closingRule({
  id: 36,
  severity: 'error',
  reason: 'Whoever cannot read what went wrong, or what to do next, calls somebody.',
  after: ['errors'],
  finds: (product) => {
    const errors = product.index.errors.all;
    return [
      ...errors.flatMap((error) => withoutText(product, error)),
      ...errors.flatMap((error) => untranslated(product, error)),
      ...notYetFor(product, errors, 'text', (name) => `Nobody has said what people read about ${name}.`),
      ...translationAwaited(product),
    ];
  },
});

function withoutText(product: Product, error: ErrorEntry): readonly Breach[] {
  const lacks = (part: Sourced<string>) =>
    isLeftEmpty(part, product) || part.is === 'not-applicable' || (part.is === 'known' && meansNothing(part.value));
  const missing = [
    ...(lacks(error.text) ? ['what people read'] : []),
    ...(lacks(error.action) ? ['what they can do next'] : []),
  ];
  if (missing.length === 0) return [];
  const sentence = `For the error ${inQuotes(error.label)} nobody has said ${missing.join(', nor ')}; say it.`;
  return oneBreach(sentence, placeAt('error', error));
}

function untranslated(product: Product, error: ErrorEntry): readonly Breach[] {
  const question = translationsOf(error);
  if (!isLeftEmpty({ is: 'unknown', question }, product)) return [];
  const missing = missingLanguages(product, error);
  if (missing.length === 0) return [];
  const sentence = `The error ${inQuotes(error.label)} cannot be read in ${quotedList(missing)}; give its text and its next step there.`;
  return oneBreach(sentence, placeAt('error', error, question));
}

/**
 * The languages in which an error lacks a text or a next step. The catalogue itself is written in one of the
 * languages of the product, and no question asks which: it counts as the first that has no translation.
 */
function missingLanguages({ model, workspace }: Product, error: ErrorEntry): readonly string[] {
  if (workspace.question(translationsOf(error))?.decision?.result.outcome === 'not-applicable') return [];
  const texts = new Map([...error.texts].map(([language, said]) => [foldCase(language), said]));
  const found = (language: NamedElement) =>
    [language.label, language.id, ...language.formerly].flatMap((name) => texts.get(foldCase(name)) ?? [])[0];
  const languages = listOf(model.screens.languages);
  const untranslatedFirst = languages.find((language) => !found(language));
  return languages
    .filter((language) => {
      const said = found(language);
      if (!said) return language !== untranslatedFirst;
      return said.text.trim() === '' || said.action.trim() === '';
    })
    .map(({ label }) => label);
}

function translationsOf({ id }: ErrorEntry): string {
  return `errors.messages.${id}.languages`;
}

function translationAwaited(product: Product): readonly NotYet[] {
  const errors = product.index.errors.all.filter((error) => missingLanguages(product, error).length > 0);
  const places = errors.map((error) => ({ label: error.label, languages: unknownAt(translationsOf(error)) }));
  return notYetFor(
    product,
    places,
    'languages',
    (name) => `Nobody has said how the error ${name} reads in the other languages.`,
  );
}
