const OPEN = '(?:open|unresolved|outstanding|unanswered|remaining|undecided|unsettled|pending)';
const MATTER = '(?:questions?|issues?|points?|items?|topics?|decisions?|discussions?|matters)';

/** Titles of sections that collect unanswered questions. */
const OPEN_TITLES: readonly RegExp[] = [
  new RegExp(`^(?:[^:]{0,40}[/,&:]\\s*|.{0,40}\\band )?${OPEN} (?:[\\p{L}-]+ ){0,2}${MATTER}\\b`, 'iu'),
  new RegExp(
    `^${MATTER} (?:still |yet )?(?:open|unresolved|outstanding|pending|to (?:be )?(?:answer|resolve|discuss|decide|clarify)(?:ed|d)?)$`,
    'iu',
  ),
  /^(?:(?:known|open) )?unknowns$/i,
  /^(?:still )?(?:to be (?:decided|determined|discussed|clarified|confirmed)|tbd|needs? (?:discussion|clarification|decision))$/i,
  /^(?:questions|unresolved|undecided|outstanding)$/i,
  /^(?:offene (?:fragen|punkte|themen)|questions? (?:ouvertes?|en suspens)|points ouverts|preguntas (?:abiertas|pendientes)|quest[õo]es (?:em aberto|abertas)|domande aperte|open vragen|öppna frågor|开放问题|未解决(?:的)?问题|待定|未決事項|未解決の問題)$/iu,
];

const MAY_BE_OPEN =
  /open|unresolved|outstanding|unanswered|remaining|undecided|unsettled|pending|unknowns|to be|tbd|need|questions?|offen|ouvert|suspens|preguntas|aberto|abertas|aperte|vragen|öppna|[开未待]/iu;

export function isOpenTitle(title: string): boolean {
  return MAY_BE_OPEN.test(title) && OPEN_TITLES.some((pattern) => pattern.test(title.trim()));
}

const LEFT_OUT =
  /\b(?:non[- ]?goals?|(?:out|outside)(?: of)? (?:the )?scope|not in scope|exclusions|future (?:work|possibilities|directions?|enhancements?|improvements?|considerations?|extensions?|plans?|steps))\b/i;

/** A title for what is left out, or left for later: "Non-goals", "Out of scope". */
export function isOutOfScopeTitle(title: string): boolean {
  return LEFT_OUT.test(title);
}
