/** What a sentence is about, by its words, and the questions that ask about that. */
interface Topic {
  readonly says: RegExp;
  /** Fits the ids of those questions, without the thing that one is about. */
  readonly asks: RegExp;
}

const TOPICS: readonly Topic[] = [
  {
    says: /\b(?:goes|go|moves?|pass(?:es)?|changes?|turns?|switch(?:es)?|put) (?:back |on )?(?:from|to|into)\b|\bfrom .+ to\b|\bbecomes?\b|\bstat(?:us|es?)\b|\bmarked as\b|\b(?:reopen|cancel)/i,
    asks: /^states\.(?:list|transitions|matrix)$/,
  },
  {
    says: /\b(?:may|might|must not|mustn.t|allowed|forbidden|permission|permitted|access|authori[sz]ed)\b|\bonly\b.*\bcan\b|\bcan only\b|\bcannot\b/i,
    asks: /^roles\.(?:permissions|scope|visibility)$/,
  },
  {
    says: /\be-?mails?\b|\bsms\b|\btext(?:s|ed| message)\b|\bremind|\bnotif|\binform(?:s|ed)?\b|\b(?:messages?|mails?) (?:is|are|goes|go|to)\b|\b(?:gets?|receives?|sends?|sent) .*\b(?:message|mail|call|letter)|\blets? .+ know\b/i,
    asks: /^(?:states\.effects|screens\.by-itself|errors\.alerts|calls\.exchanges)$/,
  },
  {
    says: /\berrors?\b|\b(?:goes|went|go) wrong\b|\bfails?\b|\bwarn/i,
    asks: /^errors\.(?:messages|mistakes|classes)$/,
  },
  {
    says: /\bmust (?:be|have|lie|contain)\b|\b(?:required|mandatory|invalid|valid|at least|at most|no more than)\b/i,
    asks: /^validation\.(?:rules|required|across)$/,
  },
  { says: /\b(?:only once|twice|duplicates?|unique)\b/i, asks: /^validation\.unique$/ },
  {
    says: /\b(?:after|within|for|until|every) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
    asks: /^(?:constants\.timers|states\.idle|entities\.retention-time)$/,
  },
  {
    says: /[€$£]|\b(?:euros?|dollars?|pounds?|prices?|costs?|vat|tax(?:es)?|fees?|discounts?|deposits?)\b/i,
    asks: /^constants\.(?:money|values)$/,
  },
  { says: /\b(?:imports?|exports?|api|interface|accounting|sync\w*)\b/i, asks: /^(?:calls\.systems|entities\.files)$/ },
  { says: /\b(?:log(?:s|ged)? ?in|sign(?:s|ed)? in|passwords?)\b/i, asks: /^roles\.sign-in$/ },
  { says: /\b(?:deleted?|deletes|archived?|thrown away)\b/i, asks: /^entities\.(?:retention|history)$/ },
  { says: /\b\d+ .+\b(?:a|per|each|every) (?:day|week|month|year)\b/i, asks: /^entities\.volume$/ },
];

/** Whether a question is asked about what a sentence is about. */
export function topicsOf(sentence: string): (question: string) => boolean {
  const topics = TOPICS.filter(({ says }) => says.test(sentence));
  return (question) => {
    const [part = '', ...rest] = question.split('.');
    return topics.some(({ asks }) => asks.test(`${part}.${rest.at(-1) ?? ''}`));
  };
}
