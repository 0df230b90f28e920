import { knownValue, listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { listedNames, quoted } from '../../english/say.ts';
import type { Term } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { stems } from '../../product/words/stem.ts';
import { folded } from '../../shapes/folded.ts';
import { at, type Breach, breach, broken, closingRule, type Place, type ThingKind } from '../closing-rule.ts';
import { awaiting } from '../verdict.ts';

/** "not Client", "instead of “Client”", "never Client, Account". */
const NOT =
  /(?:^|[^\p{L}])(?:not|never|instead of|rather than|no longer)\s+(?:an?\s+|the\s+)?[“"‘']?(\p{L}[^“”"‘’,.;:()]*)/giu;
/** A choice as short as this is a name; a longer one explains, and rejects only what it says it does. */
const LONGEST_NAME = 3;

/**
 * What the choice about a word rejects: the words after "not", "never" or "instead of", and, where the choice is
 * another name and nothing else, the word itself. “Client”, chosen: “Customer” rejects “Client”.
 */
export function rejectedBy(term: string, chosen: string) {
  const said = [...chosen.matchAll(NOT)].map(([, word = '']) => word.trim());
  const name = nameIn(chosen);
  const explicit = said.map((word) => ({ word, instead: name ?? term }));
  const another = name !== null && folded(name) !== folded(term) && said.length === 0;
  return another ? [...explicit, { word: term, instead: name }] : explicit;
}

/** The name that a choice begins with, best in quotes: all of it, or what comes before "not …". */
function nameIn(chosen: string): string | null {
  const [first = ''] = chosen.split(/[,.;:()]|\s(?:not|never|instead of|rather than)\s/iu);
  const [, quoted] = /["“„«]([^"“”„«»]+)["”“»]/u.exec(first) ?? [];
  const name = (quoted ?? first).trim();
  const words = name.split(/\s+/).length;
  return name !== '' && words <= LONGEST_NAME && !/^(?:not|never|instead)\b/iu.test(name) ? name : null;
}

/**
 * Rule 42: one word for one thing. A word that was rejected names no entity, field or screen; two words of the same
 * meaning are not both used; and no two entities, or two screens, differ only by an ending.
 */
export const oneWordForOneThing = closingRule({
  id: 42,
  severity: 'warning',
  reason: 'Two words for one thing become two tables, and one word for two things becomes one.',
  finds: (product) => {
    const terms = listOf(product.model.entities.terms);
    const names = namesUsed(product, terms.length > 0);
    return [
      ...rejectedInUse(terms, names),
      ...sameMeaning(terms, names),
      ...nearlyTheSame(names),
      ...awaiting(product, terms, 'chosen', (name) => `Nobody has said what ${name} shall mean on the screens.`),
    ];
  },
});

type NameUsed = ReturnType<typeof used>;

/** Names of lines are looked at only together with words that somebody has spoken about. */
function namesUsed({ index }: Product, withFields: boolean): readonly NameUsed[] {
  const things = withFields ? index.entities.all : [];
  const fields = things.flatMap((entity) =>
    index.fields(entity.id).all.map((field) => used('field', field.label, at('field', field, undefined, entity.id))),
  );
  return [
    ...index.entities.all.map((entity) => used('entity', entity.label, at('entity', entity))),
    ...index.screens.all.map((screen) => used('screen', screen.label, at('screen', screen))),
    ...fields,
  ];
}

/** `kind`: among which names it must be unique. */
function used(kind: ThingKind, label: string, place: Place) {
  return { kind, label, place, key: keyOf(label) };
}

/** Names without letters have no endings; they are compared as they are. */
function keyOf(name: string): string {
  return stems(name).join(' ') || folded(name);
}

function rejectedInUse(terms: readonly Term[], names: readonly NameUsed[]): readonly Breach[] {
  const byKey = grouped(names, ({ key }) => key);
  return terms.flatMap(({ label, chosen }) =>
    rejectedBy(label, knownValue(chosen) ?? '').flatMap(({ word, instead }) =>
      (byKey.get(keyOf(word)) ?? []).map((name) =>
        breach(
          `${quoted(name.label)} is still called so, although it was chosen to say ${quoted(instead)}; rename it, or choose anew.`,
          name.place,
          { question: chosen.is === 'unknown' ? chosen.question : chosen.source.question },
        ),
      ),
    ),
  );
}

/** Two words with one meaning, both of them names of entities, fields or screens. */
function sameMeaning(terms: readonly Term[], names: readonly NameUsed[]): readonly Breach[] {
  const byKey = grouped(names, ({ key }) => key);
  const inUse = terms.filter(({ label, meaning }) => meaning.is === 'known' && byKey.has(keyOf(label)));
  return [...grouped(inUse, ({ meaning }) => folded(knownValue(meaning) ?? '')).values()].flatMap((alike) => {
    const words = [...new Set(alike.map(({ label }) => label))];
    if (words.length < 2) return [];
    const sentence = `${listedNames(words)} mean the same and are all used as names; choose one of them.`;
    return broken(sentence, ...alike.map((term) => at('term', term, term.chosen)));
  });
}

/** Among the entities, and among the screens; the fields of an entity are checked where they are named. */
function nearlyTheSame(names: readonly NameUsed[]): readonly Breach[] {
  const kinds = names.filter(({ kind }) => kind !== 'field');
  return [...grouped(kinds, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((alike) => {
    const labels = [...new Set(alike.map(({ label }) => folded(label)))];
    if (labels.length < 2) return [];
    const sentence = `${listedNames(alike.map(({ label }) => label))} are told apart by their endings only; give one of them another name, or make them one.`;
    return broken(sentence, ...alike.map(({ place }) => place));
  });
}
