/** Operators of the condition language, and the words for them. */
const OPERATOR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s*<=\s*/g, ' is at most '],
  [/\s*>=\s*/g, ' is at least '],
  [/\s*(?:!=|<>)\s*/g, ' is not '],
  [/\s*<\s*/g, ' is below '],
  [/\s*(?<![-=])>\s*/g, ' is above '],
  [/\s*==?(?!>)\s*/g, ' is '],
];

const ONE_OF_LIST = /\bis (not )?one of \[([^\]]*)\]/gi;

/** A condition in plain words. Text in quotation marks is a literal and stays as it is. */
export function plainCondition(text: string): string {
  return text
    .split(/(“[^”]*”|"[^"]*")/)
    .map((part, at) => (at % 2 === 1 ? part : operatorsInWords(part)))
    .join('')
    .trim();
}

function operatorsInWords(part: string): string {
  const withLists = part.replace(ONE_OF_LIST, (_, not: string | undefined, names: string) => {
    const options = names.split(',').map((name) => name.trim());
    return `is ${not ? 'neither ' : ''}${joinNames(options, not ? 'nor' : 'or')}`;
  });
  return OPERATOR_WORDS.reduce((wording, [pattern, words]) => wording.replace(pattern, words), withLists);
}

function joinNames(names: readonly string[], last: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names[names.length - 1]}`;
}
