/** Splits at a sign outside brackets and quotation marks; blank parts are left out. */
export function splitOutside(words: string, signs: string): readonly string[] {
  const parts: string[] = [];
  let [depth, quoted, part] = [0, false, ''];
  for (const sign of words) {
    if ('"“”„'.includes(sign)) quoted = sign === '“' || sign === '„' || (sign === '"' && !quoted);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (!quoted && depth <= 0 && signs.includes(sign)) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
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

/** The text between quotation marks, or the words as they are. */
export function unquoted(words: string): string {
  return words.trim().replace(/^["“„](.*)["”“]$/su, '$1');
}
