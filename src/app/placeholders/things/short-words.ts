import type { Question } from '#core/index.ts';

/** The last part of a slot in a word or two, for the line of pins of one thing. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    identity: 'told apart by',
    'identity-format': 'its number',
    lines: 'by which lines',
    fields: 'what is written on it',
    relations: 'linked to',
    volume: 'how many',
    history: 'what it said before',
    retention: 'its end',
    'retention-time': 'when it ends',
    'brought-in': 'files in and out',
    list: 'where is it now',
    transitions: 'what moves it',
    idle: 'nobody acts',
    reversal: 'ways back',
    'reversal-time': 'back until',
    effects: 'at that moment',
    matrix: 'who may try what',
    clock: 'day or moment',
    range: 'smallest, largest',
    keeper: 'who adds choices',
    values: 'choices',
    privacy: 'who reads it',
    formula: 'how it is worked out',
    override: 'typed over',
    'put-away': 'put away when',
    'page-size': 'lines on a page',
    'longest-stay': 'at most how long',
    'visible-to': 'seen by',
    editable: 'may still change',
    responsible: 'whose turn',
    where: 'on which screen',
    after: 'after how long',
    system: 'which system',
    related: 'what else on it',
    leaving: 'half-typed work',
    bulk: 'many at once',
    order: 'on top',
  }),
);

/** What a question asks for in a few words: the name of the item it is about, and the place it fills. */
export function shortWords({ slot, origin, ask }: Pick<Question, 'slot' | 'origin' | 'ask'>): string {
  const leaf = slot?.split('/').at(-1);
  if (leaf === undefined) return ask.length > 40 ? `${ask.slice(0, 39)}…` : ask;
  const words = WORDS.get(leaf) ?? leaf.replaceAll('-', ' ');
  const about =
    origin.from === 'answer' && origin.because !== 'entities.records' ? origin.item?.label : undefined;
  return about === undefined ? words : `${about}: ${words}`;
}
