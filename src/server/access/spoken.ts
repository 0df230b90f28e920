import { type Fact, memoizeByObject, type Signed, type Speaker, speakerKey } from '#core/index.ts';
import { lookOf } from './names.ts';

/** The names under which something was said in a workspace, whether their owners are in or not. */
export interface Spoken {
  readonly has: (speaker: Speaker) => boolean;
  /** The person who has said something under that name, the last of several; undefined: nobody was let in as one. */
  readonly personOf: (speaker: Speaker) => string | undefined;
  readonly hasPerson: (person: string) => boolean;
}

/** Read from the facts. People who came in and said nothing are not included. */
export const spokenIn = memoizeByObject((facts: readonly Fact[]): Spoken => {
  const persons = new Map<string, string | undefined>();
  const ids = new Set<string>();
  const newest = new Map<string, Said>();
  for (const said of facts.flatMap((fact) => signedIn(fact) ?? [])) {
    if (said.person !== undefined) ids.add(said.person);
    const key = `${speakerKey(said.by)} ${said.person ?? ''}`;
    if ((newest.get(key)?.at ?? '') <= said.at) newest.set(key, said);
  }
  for (const { by, person } of [...newest.values()].sort((a, b) => (a.at < b.at ? -1 : 1))) {
    const key = lookOf(by);
    persons.set(key, person ?? persons.get(key));
  }
  return {
    has: (speaker) => persons.has(lookOf(speaker)),
    personOf: (speaker) => persons.get(lookOf(speaker)),
    hasPerson: (person) => ids.has(person),
  };
});

export const NOTHING_SPOKEN: Spoken = spokenIn([]);

type Said = Signed & { readonly at: string };

function signedIn(fact: Fact): Said | null {
  switch (fact.fact) {
    case 'response':
      return fact.anonymous ? null : fact;
    case 'stance':
    case 'decision':
      return fact;
    case 'question':
      return fact.origin.from === 'hand' ? fact.origin : null;
    default:
      return null;
  }
}
