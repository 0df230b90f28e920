/** Splits at a sign outside brackets and quotation marks; blank parts are left out. */
export function splitOutside(words: string, signs: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const at of placesOutside(words, signs)) {
    parts.push(words.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, words.slice(from).trim()].filter((one) => one !== '');
}

/** The words before the first of some signs with a space behind it, outside brackets and quotation marks, and the rest. */
export function headOutside(words: string, signs: string): readonly [head: string, rest?: string] {
  for (const at of placesOutside(words, signs))
    if (/\s/u.test(words.charAt(at + 1))) return [words.slice(0, at).trim(), words.slice(at + 1).trim()];
  return [words];
}

/** Where signs stand outside brackets and quotation marks. */
function* placesOutside(words: string, signs: string): Generator<number> {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < words.length; at += 1) {
    const sign = words.charAt(at);
    if ('"“”„'.includes(sign)) quoted = sign === '“' || sign === '„' || (sign === '"' && !quoted);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (!quoted && depth <= 0 && signs.includes(sign)) yield at;
  }
}

/** What stands in round brackets, and the words without them; brackets within brackets belong to the outer ones. */
export function outsideBrackets(words: string): { readonly bare: string; readonly inside: readonly string[] } {
  const inside: string[] = [];
  let [depth, bare, part] = [0, '', ''];
  for (const sign of words) {
    if (sign === ')' && depth === 1) {
      inside.push(part.trim());
      part = '';
    } else if (depth > 0) part += sign;
    else bare += sign === '(' ? ' ' : sign;
    if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
  }
  return { bare: bare.replace(/\s+/gu, ' ').trim(), inside };
}

/** What stands in round brackets at the end, after a space, and the words before them; nothing inside: there are none. */
export function lastBrackets(words: string): { readonly before: string; readonly inside: string } {
  const text = words.trim();
  let depth = 0;
  for (let at = text.length - 1; at > 0 && text.endsWith(')'); at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth > 0) continue;
    return text[at - 1] === ' '
      ? { before: text.slice(0, at).trim(), inside: text.slice(at + 1, -1).trim() }
      : { before: text, inside: '' };
  }
  return { before: text, inside: '' };
}

/** The text between quotation marks, or the words as they are. */
export function unquoted(words: string): string {
  return words.trim().replace(/^["“„](.*)["”“]$/su, '$1');
}
