/** FNV-1a, 32 bits, of a text's UTF-16 units, as 8 hex digits. Tells texts apart; keeps no secrets. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
