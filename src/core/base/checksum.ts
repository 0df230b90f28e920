/** FNV-1a, 32 bits, over UTF-16 units, low byte first; 8 lower-case hex digits. Finds edits; guards no secret. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Short id of a failure, 8 hex digits; of the beginning of each text, so that a cut stack keeps its id. */
export function failureDigest(message: string, stack: string): string {
  return checksum(`${message.slice(0, 500)}\n${stack.slice(0, 2_000)}`);
}
