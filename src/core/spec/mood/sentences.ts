const SENTENCE_END = /[.!?…;]["”’)*_]?\s+(?!\p{Ll})/gu;

/** One after another, on demand. */
export function* sentencesOf(statement: string): Generator<string> {
  let from = 0;
  for (const end of statement.matchAll(SENTENCE_END)) {
    const to = end.index + end[0].length;
    yield statement.slice(from, to).trim();
    from = to;
  }
  const rest = statement.slice(from).trim();
  if (rest !== '') yield rest;
}
