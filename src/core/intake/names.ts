import { capitalize } from '../english/capitalize.ts';
import { singularOf } from '../english/plural.ts';
import { collapseSpaces } from '../english/short-name.ts';
import { foldCase } from '../shapes/normalize-text.ts';

/** Letters of a name, as a table of an answer has room for. */
const MAX_LETTERS = 80;

/**
 * A name as a program writes it, in words: “order_items”, “orderItems” and “Order-Items” are all “Order items”. A letter
 * keeps its hyphen: “E-mail”.
 */
export function inWords(name: string): string {
  const apart = collapseSpaces(
    name
      .replace(/[_.]+|(?<!(?:^|[\s_.-])\p{L})-+/gu, ' ')
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2'),
  ).trim();
  const words = apart || name.trim();
  const isOfProgram = !/\s/.test(name.trim());
  const low = isOfProgram ? words.replace(/\p{L}+/gu, lowercaseWord) : words;
  return capitalize([...low].slice(0, MAX_LETTERS).join(''));
}

/** Short words in capitals are abbreviations: VAT, ISBN. */
function lowercaseWord(word: string): string {
  return /^\p{Lu}{2,4}$/u.test(word) ? word : word.toLowerCase();
}

/** The name of one of the records of a table, a list or a file: “order_items” is “Order item”. */
export function thingName(name: string): string {
  return singularOf(inWords(name.replace(/^(?:tbl|t)_/i, '')));
}

/** The same for names that differ in case, blanks, hyphens, the way programs write them, or number only. */
export function nameKey(name: string): string {
  return singularOf(foldCase(inWords(name))).replace(/[\s-]+/g, '');
}

/** The name of a file without its folders and its ending. */
export function fileTitle(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '');
}

/** “customer_id”, “customerId”: what another record is named by; null: it names none. */
export function referredTo(name: string): string | null {
  const [, thing = ''] = /^(.+?)[ _-]?(?:id|uuid|guid|fk|ref)$/i.exec(inWords(name)) ?? [];
  return thing === '' ? null : capitalize(thing.trim());
}

const TECHNICAL = /^(?:_?id|uuid|guid|pk|rowid|row ?id)$/i;

/** A number that only the program needs. */
export function isTechnicalId(name: string): boolean {
  return TECHNICAL.test(inWords(name));
}

export function onlyForPrograms(name: string): string {
  return `“${name}” is a number that only a program needs.`;
}

/** What a file calls something, where that is more than a matter of capitals; empty: its name. */
export function keptName(inFile: string, name: string): string {
  return foldCase(inFile) === foldCase(name) ? '' : inFile;
}
