import { type Outcome, parseValue, type Question, type Reply, type Speaker } from '#core/index.ts';
import { plain, type Story, type Talk } from './story.ts';

/** What one person says, in the order of speaking. */
export interface Turn {
  readonly by: Speaker;
  readonly reply: Reply;
}

/** Who says what to a question, one after the other. */
export function turnsOf(question: Question, talk: Talk, story: Story): readonly Turn[] {
  const speaker = speakerIn(story);
  const { first, others } = speakersFor(question, talk, story);
  const reply = replyOf(question, talk);
  return [
    ...(talk.unsure ?? []).map(({ by, who }) => ({
      by: speaker(by),
      reply: { says: 'unknown', who } as const,
    })),
    { by: speaker(first), reply },
    ...others.map((by) => ({ by: speaker(by), reply })),
    ...(talk.otherwise ?? []).map(({ by, says }) => ({ by: speaker(by), reply: valueReply(question, says) })),
  ];
}

/** What is decided, and by whom; null where it stays open. */
export function decidedOn(
  question: Question,
  talk: Talk,
  story: Story,
): { readonly by: Speaker; readonly result: Outcome } | null {
  if (talk.open) return null;
  const who = talk.decided ?? story.decides[question.kind];
  return who === undefined ? null : { by: speakerIn(story)(who), result: outcomeOf(question, talk) };
}

/** A value in the form of a file. @throws where it is not in the form of the question's shape */
export function valueReply(question: Question, says: string): Reply & { readonly says: 'value' } {
  const text = question.shape.shape === 'text' ? plain(says).replaceAll('\n', ' ') : plain(says);
  const read = parseValue(text, question.shape);
  if (!read.ok) throw new Error(`${question.id}: ${read.problem}`);
  return { says: 'value', value: read.value };
}

/** What somebody answers. @throws where a value is not in the form of the question's shape */
export function replyOf(question: Question, { says, na, later }: Pick<Talk, 'says' | 'na' | 'later'>): Reply {
  if (says !== undefined) return valueReply(question, says);
  if (na !== undefined) return { says: 'not-applicable', why: na };
  return { says: 'later', owner: later?.owner ?? '', until: later?.until ?? '' };
}

/** What is decided by it. @throws where a value is not in the form of the question's shape */
export function outcomeOf(
  question: Question,
  { says, na, later, assumed }: Pick<Talk, 'says' | 'na' | 'later' | 'assumed'>,
): Outcome {
  if (later) return { outcome: 'deferred', ...later };
  if (says === undefined) return { outcome: 'not-applicable', reason: na ?? '' };
  const { value } = valueReply(question, says);
  return assumed === undefined ? { outcome: 'decided', value } : { outcome: 'assumed', value, revisit: assumed };
}

/** Finds who is meant. @throws where nobody of the story is called so */
export function speakerIn({ people }: Story): (who: string) => Speaker {
  return (who) => {
    const speaker = people[who];
    if (!speaker) throw new Error(`Nobody is called “${who}”.`);
    return speaker;
  };
}

/** Small questions are answered by one person. */
const SMALL = 2;

function speakersFor({ who, minutes }: Question, { by, agree }: Talk, { knows }: Story) {
  const known = [...new Set(who.flatMap((one) => knows[one] ?? []))];
  const first = by ?? known[0] ?? Object.values(knows)[0] ?? '';
  const rest = by === undefined && minutes > SMALL ? known.filter((one) => one !== first) : [];
  return { first, others: agree ?? rest };
}
