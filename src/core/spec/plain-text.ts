/** Inline Markdown → what a reader sees. Each step is one pass; nesting is only resolved as far as titles need it. */
const STEPS: readonly (readonly [sign: string, RegExp, string])[] = [
  ['[', /!?\[([^[\]]*)\]\([^()]*\)/g, '$1'],
  ['[', /!?\[([^[\]]+)\]\[[^[\]]*\]/g, '$1'],
  ['<', /<\/?[a-z][^<>]*>/gi, ''],
  ['_', /(?<![\p{L}\p{N}])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}])/gu, ''],
  ['*', /\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}/g, ''],
  ['`', /`+/g, ''],
  ['~~', /~~/g, ''],
];

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** A title or a short statement without its inline markup, on one line. */
export function plainText(markdown: string): string {
  const escaped: string[] = [];
  const shown = withoutComments(markdown);
  const hidden = shown.includes('\\')
    ? shown.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => {
        escaped.push(sign);
        return '\uE000';
      })
    : shown;
  const bare = STEPS.reduce(
    (text, [sign, pattern, by]) => (text.includes(sign) ? text.replace(pattern, by) : text),
    hidden,
  );
  const decoded = bare.includes('&')
    ? bare.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => HTML_ENTITIES[entity] ?? entity)
    : bare;
  const line = decoded.replace(/\s{2,}|[^\S ]/g, ' ').trim();
  if (escaped.length === 0) return line;
  let next = 0;
  return line.replace(/\uE000/g, () => escaped[next++] ?? '');
}

/** Without HTML comments; an unclosed one reaches to the end. */
export function withoutComments(text: string): string {
  if (!text.includes('<!--')) return text;
  const kept: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<!--', at);
    kept.push(text.slice(at, open < 0 ? text.length : open));
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (close < 0) break;
    at = close + 3;
  }
  return kept.join('');
}
