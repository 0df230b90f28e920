/** A word, a name in quotes, a text, a number or a sign of SQL, and the line on which it stands. */
export interface SqlToken {
  readonly is: 'word' | 'name' | 'text' | 'sign';
  readonly text: string;
  readonly line: number;
}

/** In this order; what none fits is skipped. */
const TOKEN =
  /(?<blank>\s+|--[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>[NEe]?'(?:[^'\\]|''|\\[\s\S])*(?:'|$))|(?<name>"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]\n]*\])|(?<word>[\p{L}_@$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?)|(?<sign>[\s\S])/uy;

export function sqlTokens(source: string): readonly SqlToken[] {
  const tokens: SqlToken[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(source); found?.groups; found = TOKEN.exec(source)) {
    const { text, name, word, sign } = found.groups;
    if (text !== undefined) tokens.push({ is: 'text', text: unquoted(text.replace(/^[NEe]/, '')), line });
    else if (name !== undefined) tokens.push({ is: 'name', text: unquoted(name), line });
    else if (word !== undefined) tokens.push({ is: 'word', text: word, line });
    else if (sign !== undefined) tokens.push({ is: 'sign', text: sign, line });
    for (const letter of found[0]) if (letter === '\n') line += 1;
  }
  return tokens;
}

function unquoted(quoted: string): string {
  const quote = quoted[0] ?? '';
  const inside = quoted.slice(1, quoted.length > 1 && quoted.endsWith(quote === '[' ? ']' : quote) ? -1 : undefined);
  return quote === '[' ? inside : inside.replaceAll(quote + quote, quote).replace(/\\(['"\\])/g, '$1');
}
