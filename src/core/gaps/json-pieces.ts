/**
 * An object whose last list is empty as JSON, with the items in that list, a piece for each: all of it at once would be
 * too large a text.
 */
export function* jsonPieces(shell: object, items: Iterable<unknown>): Iterable<string> {
  const text = JSON.stringify(shell, null, 2);
  const at = text.lastIndexOf('[]');
  const line = `\n${/^ */.exec(text.slice(text.lastIndexOf('\n', at) + 1))?.[0] ?? ''}`;
  let count = 0;
  for (const item of items) {
    const lead = count++ === 0 ? `${text.slice(0, at)}[` : ',';
    yield lead + `\n${JSON.stringify(item, null, 2)}`.replaceAll('\n', `${line}  `);
  }
  yield count === 0 ? `${text}\n` : `${line}]${text.slice(at + 2)}\n`;
}
