export interface Assignment {
  readonly owner?: string;
  /** YYYY-MM-DD. */
  readonly due?: string;
}

const PERSON = String.raw`[\p{L}][\p{L}\p{M}\p{N}’'_-]*(?:\.[\p{L}\p{N}_-]+)*`;
/** One name, or two that begin with capitals; not longer, so that no sentence is taken for a person. */
const PEOPLE = String.raw`(?:\p{Lu}[\p{L}\p{M}’'-]* \p{Lu}[\p{L}\p{M}’'-]*|${PERSON})`;

const OWNERS: readonly RegExp[] = [
  new RegExp(String.raw`^(?:TODO|FIXME|HACK|XXX|TB[DCASR])\s?\(\s*@?(${PEOPLE})\s*(?=[,;:)]|\s20\d\d-)`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:[Oo]wner|[Oo]wned by|[Aa]ssignee|[Aa]ssigned to|[Rr]esponsible|[Dd]ecider|[Aa]sk(?:ed)?|[Ww]aiting (?:for|on))(?:\s*[:=]\s*|\s+)@?(${PEOPLE})`,
    'u',
  ),
  /(?<![\p{L}\p{N}._/-])@([a-zA-Z0-9][\p{L}\p{N}_-]{0,38})(?!\.\w)/u,
];

/** Words in the place of a name that are not one. */
const NOT_A_NAME =
  /^(?:owner|assignee|responsible|ask|who|see|later|if|when|by|maybe|optional|depends|pending|later|soon|yet|unknown|nobody|none|tbd|tbc|todo|to|the|a|an|this|that|it|is|in|on|for|with|before|after|once|until|low|high|medium|p[0-9]|v[0-9].*|alpha|beta|ga|us|them|you|me|everyone|anyone|someone)$/i;
const DATE = /(?<!\d)(20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/;

/** Reads owner and date from a mark's words and what follows them on the line. */
export function assignmentIn(words: string): Assignment {
  const owner = ownerIn(words);
  const due = DATE.exec(words)?.[1];
  return { ...(owner ? { owner } : {}), ...(due ? { due } : {}) };
}

function ownerIn(words: string): string | undefined {
  for (const pattern of OWNERS) {
    const name = pattern.exec(words)?.[1];
    if (name && !NOT_A_NAME.test(name)) return name;
  }
  return undefined;
}
