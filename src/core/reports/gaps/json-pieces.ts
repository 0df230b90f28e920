/** Characters that JSON may hold unescaped and that a terminal would obey. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON to be read by people too; every character that a terminal would obey is escaped. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    CONTROL_CHARACTERS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Streams an object as JSON, with items in place of its last, empty list; one string could become too large. */
export function* jsonPieces(envelope: object, items: Iterable<unknown>): Iterable<string> {
  const text = jsonText(envelope);
  const at = text.lastIndexOf('[]');
  const line = `\n${/^ */.exec(text.slice(text.lastIndexOf('\n', at) + 1))?.[0] ?? ''}`;
  let count = 0;
  for (const item of items) {
    const lead = count++ === 0 ? `${text.slice(0, at)}[` : ',';
    yield lead + `\n${jsonText(item)}`.replaceAll('\n', `${line}  `);
  }
  yield count === 0 ? `${text}\n` : `${line}]${text.slice(at + 2)}\n`;
}
