/** A path with "/" as a relative URI reference, or as a file URI where it starts at the root. */
export function uriOf(path: string): string {
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD')))
    .join('/');
  if (path.startsWith('/')) return `file://${encoded}`;
  const [, drive, rest] = /^([a-z])%3A(\/.*)$/i.exec(encoded) ?? [];
  return drive && rest ? `file:///${drive}:${rest}` : encoded;
}
