import { type Fact, memoizeByObject, type Signed, type Speaker, speakerKey } from '#core/index.ts';
import { lookalikeKey } from './names.ts';

/** The names under which something was said in a workspace, whether their owners are in or not. */
export interface PastSpeakers {
  readonly has: (speaker: Speaker) => boolean;
  /** The person who spoke under that name, the last of several; undefined: no fact names a person. */
  readonly personOf: (speaker: Speaker) => string | undefined;
  readonly hasPerson: (person: string) => boolean;
}

/** Read from the facts. People who entered and said nothing are not included. */
export const pastSpeakersIn = memoizeByObject((facts: readonly Fact[]): PastSpeakers => {
  const persons = new Map<string, string | undefined>();
  const ids = new Set<string>();
  const newest = new Map<string, DatedSignature>();
  for (const signature of facts.flatMap((fact) => signatureOf(fact) ?? [])) {
    if (signature.person !== undefined) ids.add(signature.person);
    const key = `${speakerKey(signature.by)} ${signature.person ?? ''}`;
    if ((newest.get(key)?.at ?? '') <= signature.at) newest.set(key, signature);
  }
  for (const { by, person } of [...newest.values()].sort((a, b) => (a.at < b.at ? -1 : 1))) {
    const key = lookalikeKey(by);
    persons.set(key, person ?? persons.get(key));
  }
  return {
    has: (speaker) => persons.has(lookalikeKey(speaker)),
    personOf: (speaker) => persons.get(lookalikeKey(speaker)),
    hasPerson: (person) => ids.has(person),
  };
});

export const NO_PAST_SPEAKERS: PastSpeakers = pastSpeakersIn([]);

type DatedSignature = Signed & { readonly at: string };

function signatureOf(fact: Fact): DatedSignature | null {
  switch (fact.fact) {
    case 'response':
      return fact.anonymous ? null : fact;
    case 'stance':
    case 'quote':
    case 'withdrawal':
    case 'notes':
    case 'decision':
      return fact;
    case 'question':
      return fact.origin.from === 'hand' ? fact.origin : null;
    default:
      return null;
  }
}
