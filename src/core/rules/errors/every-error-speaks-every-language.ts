import { listOf, type Named, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { listedNames, quoted } from '../../english/say.ts';
import type { Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { folded } from '../../shapes/folded.ts';
import type { ErrorOf } from '../../slots/errors/messages.ts';
import { at, type Breach, broken, closingRule, type NotYet } from '../closing-rule.ts';
import { awaiting, isLeftEmpty } from '../verdict.ts';

/** Rule 36: every error has its text and a next step, in every language of the product. */
export const everyErrorSpeaksEveryLanguage = closingRule({
  id: 36,
  severity: 'error',
  reason: 'Whoever cannot read what went wrong, or what to do now, calls somebody.',
  after: ['errors'],
  finds: (product) => {
    const errors = product.index.errors.all;
    return [
      ...errors.flatMap((error) => untold(product, error)),
      ...errors.flatMap((error) => untranslated(product, error)),
      ...awaiting(product, errors, 'text', (name) => `Nobody has said what people read about ${name}.`),
      ...translationAwaited(product),
    ];
  },
});

function untold(product: Product, error: ErrorOf): readonly Breach[] {
  const lacks = (part: Sourced<string>) =>
    isLeftEmpty(part, product) || part.is === 'not-applicable' || (part.is === 'known' && meansNothing(part.value));
  const missing = [
    ...(lacks(error.text) ? ['what people read'] : []),
    ...(lacks(error.action) ? ['what they can do next'] : []),
  ];
  if (missing.length === 0) return [];
  const sentence = `For the error ${quoted(error.label)} nobody has said ${missing.join(', nor ')}; say it.`;
  return broken(sentence, at('error', error));
}

function untranslated(product: Product, error: ErrorOf): readonly Breach[] {
  const question = translationsOf(error);
  if (!isLeftEmpty({ is: 'unknown', question }, product)) return [];
  const missing = missingIn(product, error);
  if (missing.length === 0) return [];
  const sentence = `The error ${quoted(error.label)} cannot be read in ${listedNames(missing)}; give its text and its next step there.`;
  return broken(sentence, at('error', error, question));
}

/**
 * The languages in which an error lacks a text or a next step. The catalogue itself is written in one of the
 * languages of the product, and no question asks which: it counts as the first that has no translation.
 */
function missingIn({ model, workspace }: Product, error: ErrorOf): readonly string[] {
  if (workspace.question(translationsOf(error))?.status === 'not-applicable') return [];
  const texts = new Map([...error.texts].map(([language, said]) => [folded(language), said]));
  const found = (language: Named) =>
    [language.label, language.id, ...language.formerly].flatMap((name) => texts.get(folded(name)) ?? [])[0];
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

function translationsOf({ id }: ErrorOf): string {
  return `errors.messages.${id}.languages`;
}

function translationAwaited(product: Product): readonly NotYet[] {
  const errors = product.index.errors.all.filter((error) => missingIn(product, error).length > 0);
  const places = errors.map((error) => ({ label: error.label, languages: unknownAt(translationsOf(error)) }));
  return awaiting(
    product,
    places,
    'languages',
    (name) => `Nobody has said how the error ${name} reads in the other languages.`,
  );
}
