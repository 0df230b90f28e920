import { knownValue, type Sourced } from '../answers/sourced.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { TONE_NAMES, type Tone, toneIn } from './emphasis.ts';

/** A state, or a choice of a field. */
interface Named {
  readonly label: string;
  readonly meaning: Sourced<string>;
}

/** The colour that was said for a state or a choice; null where none was. */
export function saidTone({ meaning }: Named): Tone | null {
  return toneIn(knownValue(meaning))?.tone ?? null;
}

/** The colour of a word that names a state or a choice, where all that are called so have the same. */
export const toneOfWord = memoizeByProduct((product: Product) => {
  const tones = new Map<string, Tone | null>();
  for (const one of named(product)) {
    const [word, tone] = [foldCase(one.label), saidTone(one)];
    tones.set(word, tones.has(word) && tones.get(word) !== tone ? null : tone);
  }
  return (word: string): Tone | null => tones.get(foldCase(word)) ?? null;
});

/** What was said of a colour and names none; one sentence each, with the question that it answers. */
export function unknownTones(product: Product) {
  return named(product).flatMap(({ label, meaning }) => {
    const said = meaning.is === 'known' ? toneIn(meaning.value) : null;
    if (meaning.is !== 'known' || !said || said.tone !== null) return [];
    const sentence = `“${label}” is shown in “${said.unknown}”, which is no colour here; use one of ${TONE_NAMES}.`;
    return [{ sentence, question: meaning.source.question }];
  });
}

function named({ index }: Product): readonly Named[] {
  return index.entities.all.flatMap(({ id }) => [
    ...index.statesOf(id).map(({ state }) => state),
    ...index.fields(id).all.flatMap(({ values }) => knownValue(values) ?? []),
  ]);
}
