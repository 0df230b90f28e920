import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Term } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { stems } from '../../product/words/settled-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import {
  type Breach,
  breach,
  closingRule,
  type ElementKind,
  type FindingPlace,
  notYetFor,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';

/** "not Client", "instead of “Client”", "never Client, Account". */
const REJECTION =
  /(?:^|[^\p{L}])(?:not|never|instead of|rather than|no longer)\s+(?:an?\s+|the\s+)?[“"‘']?(\p{L}[^“”"‘’,.;:()]*)/giu;
/** A choice as short as this is a name; a longer one explains, and rejects only what it says it does. */
const MAX_NAME_WORDS = 3;

/**
 * What the choice about a word rejects: the words after "not", "never" or "instead of", and, where the choice is
 * another name and nothing else, the word itself. “Client”, chosen: “Customer” rejects “Client”.
 */
export function rejectedBy(term: string, chosen: string) {
  const rejected = [...chosen.matchAll(REJECTION)].map(([, word = '']) => word.trim());
  const name = nameIn(chosen);
  const explicit = rejected.map((word) => ({ word, instead: name ?? term }));
  const another = name !== null && foldCase(name) !== foldCase(term) && rejected.length === 0;
  return another ? [...explicit, { word: term, instead: name }] : explicit;
}

/** The name that a choice begins with, best in quotes: all of it, or what comes before "not …". */
function nameIn(chosen: string): string | null {
  const [first = ''] = chosen.split(/[,.;:()]|\s(?:not|never|instead of|rather than)\s/iu);
  const [, quoted] = /["“„«]([^"“”„«»]+)["”“»]/u.exec(first) ?? [];
  const name = (quoted ?? first).trim();
  const words = name.split(/\s+/).length;
  return name !== '' && words <= MAX_NAME_WORDS && !/^(?:not|never|instead)\b/iu.test(name) ? name : null;
}

/**
 * Rule 42: one word for one thing. A word that was rejected names no entity, field or screen; two words of the same
 * meaning are not both used; and no two entities, or two screens, differ only by an ending.
 */
export const oneWordForOneThing = closingRule({
  id: 42,
  severity: 'warning',
  reason: 'Two words for one thing end up as two tables, and one word for two things as one.',
  finds: (product) => {
    const terms = listOf(product.model.entities.terms);
    const names = namesUsed(product, terms.length > 0);
    return [
      ...rejectedInUse(terms, names),
      ...sameMeaning(terms, names),
      ...nearlyTheSame(names),
      ...notYetFor(product, terms, 'chosen', (name) => `Nobody has said what ${name} should mean on the screens.`),
    ];
  },
});

type UsedName = ReturnType<typeof usedName>;

/** Field names are included only if there are terms. */
function namesUsed({ index }: Product, withFields: boolean): readonly UsedName[] {
  const things = withFields ? index.entities.all : [];
  const fields = things.flatMap((entity) =>
    index
      .fields(entity.id)
      .all.map((field) => usedName('field', field.label, placeAt('field', field, undefined, entity.id))),
  );
  return [
    ...index.entities.all.map((entity) => usedName('entity', entity.label, placeAt('entity', entity))),
    ...index.screens.all.map((screen) => usedName('screen', screen.label, placeAt('screen', screen))),
    ...fields,
  ];
}

/** `kind`: among which names it must be unique. */
function usedName(kind: ElementKind, label: string, place: FindingPlace) {
  return { kind, label, place, key: keyOf(label) };
}

/** Names without letters have no endings; they are compared as they are. */
function keyOf(name: string): string {
  return stems(name).join(' ') || foldCase(name);
}

function rejectedInUse(terms: readonly Term[], names: readonly UsedName[]): readonly Breach[] {
  const byKey = groupBy(names, ({ key }) => key);
  return terms.flatMap(({ label, chosen }) =>
    rejectedBy(label, knownValue(chosen) ?? '').flatMap(({ word, instead }) =>
      (byKey.get(keyOf(word)) ?? []).map((name) =>
        breach(
          `${inQuotes(name.label)} still has that name, although ${inQuotes(instead)} was chosen instead; rename it, or choose again.`,
          name.place,
          { question: chosen.is === 'unknown' ? chosen.question : chosen.source.question },
        ),
      ),
    ),
  );
}

/** Two words with one meaning, both of them names of entities, fields or screens. */
function sameMeaning(terms: readonly Term[], names: readonly UsedName[]): readonly Breach[] {
  const byKey = groupBy(names, ({ key }) => key);
  const inUse = terms.filter(({ label, meaning }) => meaning.is === 'known' && byKey.has(keyOf(label)));
  return [...groupBy(inUse, ({ meaning }) => foldCase(knownValue(meaning) ?? '')).values()].flatMap((alike) => {
    const words = [...new Set(alike.map(({ label }) => label))];
    if (words.length < 2) return [];
    const sentence = `${quotedList(words)} mean the same and are all used as names; choose one of them.`;
    return oneBreach(sentence, ...alike.map((term) => placeAt('term', term, term.chosen)));
  });
}

/** Among the entities, and among the screens; the fields of an entity are checked where they are named. */
function nearlyTheSame(names: readonly UsedName[]): readonly Breach[] {
  const kinds = names.filter(({ kind }) => kind !== 'field');
  return [...groupBy(kinds, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((alike) => {
    const labels = [...new Set(alike.map(({ label }) => foldCase(label)))];
    if (labels.length < 2) return [];
    const sentence = `${quotedList(alike.map(({ label }) => label))} differ only in their endings; give one of them another name, or merge them.`;
    return oneBreach(sentence, ...alike.map(({ place }) => place));
  });
}
