/** How the language of conditions says a thing, and how people do. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\s*<=\s*/g, ' is at most '],
  [/\s*>=\s*/g, ' is at least '],
  [/\s*(?:!=|<>)\s*/g, ' is not '],
  [/\s*<\s*/g, ' is below '],
  [/\s*(?<![-=])>\s*/g, ' is above '],
  [/\s*==?(?!>)\s*/g, ' is '],
];

const LIST = /\bis (not )?one of \[([^\]]*)\]/gi;

/** A condition as people would say it; what is in quotation marks is somebody's own word and stays. */
export function plainCondition(text: string): string {
  return text
    .split(/(“[^”]*”|"[^"]*")/)
    .map((part, at) => (at % 2 === 1 ? part : plainly(part)))
    .join('')
    .trim();
}

function plainly(part: string): string {
  const listed = part.replace(LIST, (_, not: string | undefined, names: string) => {
    const all = names.split(',').map((name) => name.trim());
    return `is ${not ? 'neither ' : ''}${inARow(all, not ? 'nor' : 'or')}`;
  });
  return PLAIN.reduce((said, [sign, words]) => said.replace(sign, words), listed);
}

function inARow(names: readonly string[], last: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names[names.length - 1]}`;
}
