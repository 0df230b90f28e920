/** How it is put what an answer says: after “Because you said”, with “…” for the name of what it is about. */
interface Saying {
  /** Of one item; with `{word}` for the word that opened the question, where one did. */
  readonly item?: string;
  /** Of one thing, or as a whole. */
  readonly whole?: string;
  /** Words that need another form in such a sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

/** By question; what is not here is put in a general way. */
const SAYINGS: ReadonlyMap<string, Saying> = new Map<string, Saying>([
  ['purpose.problem', { whole: 'what goes wrong today' }],
  ['purpose.groups', { item: 'that “…” will have to do with this' }],
  ['purpose.last-case', { item: 'that “…” was a step the last time' }],
  ['purpose.measure', { item: 'that “…” should move', whole: 'which number should move' }],
  ['purpose.out-of-scope', { item: 'that the first version leaves out “…”' }],
  ['purpose.replaces', { item: 'what becomes of “…”' }],
  ['purpose.deciders', { item: 'who decides about “…”' }],
  ['purpose.obligations', { item: 'that “…” is something we have to stand up to' }],
  ['screens.landing', { item: 'what “…” sees first' }],
  ['screens.links', { whole: 'where people can go from each screen' }],
  ['screens.shared-links', { whole: 'which pages people send each other' }],
  ['screens.irreversible', { item: 'that “…” cannot be taken back' }],
  ['screens.outputs', { item: 'that “…” goes out' }],
  ['screens.languages', { item: 'that the screens speak “…”' }],
  ['entities.records', { item: 'that you keep records of “…”' }],
  ['entities.identity', { whole: 'how to tell one “…” from the next' }],
  [
    'entities.fields',
    {
      item: 'that “…” is {word}',
      whole: 'what is written on “…”',
      words: {
        choice: 'a choice',
        number: 'a number',
        date: 'a date',
        file: 'a file',
        person: 'a person',
        computed: 'worked out',
      },
    },
  ],
  ['entities.relations', { item: 'that there is a link “…”' }],
  ['entities.volume', { whole: 'how many of “…” there are' }],
  ['entities.terms', { item: 'that “…” means more than one thing' }],
  ['states.list', { item: 'that “…” is an answer to “where is it now?”', whole: 'where “…” can be' }],
  ['states.transitions', { whole: 'what moves “…” on' }],
  ['states.effects', { item: 'that more happens at “…”' }],
  ['states.reversal', { item: 'that “…” is a way back', whole: 'what about “…” can be taken back' }],
  ['validation.examples', { item: 'what you would accept for “…”' }],
  ['validation.across', { item: 'that “…” have to fit together' }],
  ['validation.unique', { item: 'that “…” may exist only once' }],
  ['roles.grants', { item: 'that there is a role “…”' }],
  ['roles.separation', { item: 'what whoever does “…” may not do' }],
  ['calls.exchanges', { item: 'what goes back and forth for “…”' }],
  ['calls.authority', { item: 'which system is right about “…”' }],
  ['calls.inbound', { item: 'that “…” comes in by itself' }],
  ['calls.quota', { item: 'how often we may ask “…”' }],
  ['errors.mistakes', { item: 'that this goes wrong today: “…”' }],
  ['errors.messages', { item: 'that “…” can go wrong' }],
  ['errors.alerts', { item: 'that somebody must hear about “…”' }],
  ['constants.values', { item: 'that “…” could change' }],
  ['constants.boundaries', { item: 'that “…” is a limit' }],
  ['constants.timers', { item: 'how long “…” may take' }],
  ['constants.capacity', { item: 'that “…” has a limit' }],
  ['constants.money', { item: 'in what currency “…” is paid' }],
]);

/** How it is put what an answer to a question of the bank says of an item, or as a whole; undefined: in a general way. */
export function sayingOf(id: string, about: 'item' | 'whole', word?: string): string | undefined {
  const { [about]: words, words: forms = {} } = SAYINGS.get(id) ?? {};
  const wantsWord = words?.includes('{word}') ?? false;
  if (word === undefined || !words) return wantsWord ? undefined : words;
  const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
  return wantsWord ? words.replace('{word}', form ?? word) : undefined;
}
