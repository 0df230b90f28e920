/** Bytes that begin a text in another encoding than UTF-8. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** How much is looked at to tell a text from other bytes. */
const LOOKED_AT = 4_096;

/** The text of some bytes, in UTF-8, UTF-16 or what Windows wrote before; null where they are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
