import type { ExactCondition } from '../../conditions/types.ts';
import type { Product } from '../../product/product.ts';
import { unquoted } from '../../shapes/split-words.ts';
import { EMPHASIS_NAMES, type Emphasis, emphasesIn } from '../emphasis.ts';
import { filterWords } from './filter-words.ts';

/** How something stands out, and of which records. */
export interface SaidEmphasis {
  readonly looks: readonly Emphasis[];
  /** Null: always. */
  readonly onlyIf: ExactCondition | null;
  /** Why, for those who do not see it: the name that was given, else the condition if it is short. */
  readonly because: string;
}

const SAID = /^(?:(?:always|only|and) )?(.+?)(?: as (.+?))?(?: (?:if|when) (.+))?$/isu;

/** What was read, or a sentence on why it cannot be; undefined where the words are about something else. */
type ReadEmphasis = SaidEmphasis | { readonly problem: string } | undefined;

/** “Bold if unread”, “bold as unread if none(…)”, “red”: how something stands out, and when. */
export function readEmphasis(product: Product, of: string, said: string): ReadEmphasis {
  const [, look = '', name, words] = SAID.exec(said.trim()) ?? [];
  const looks = emphasesIn(look);
  if (!looks) return words !== undefined && isOneWord(look) ? unknownLook(look) : undefined;
  if (words === undefined) return { looks, onlyIf: null, because: unquoted(name ?? '') };
  const onlyIf = product.condition({ text: filterWords(product, of, { text: words }), source: NO_SOURCE }, of);
  if (onlyIf.form === 'exact' && onlyIf.type === 'yes-no') {
    const because = name ?? (isShort(words) ? words : looks.join(', '));
    return { looks, onlyIf, because: unquoted(because) };
  }
  const why = onlyIf.form === 'wrong' ? ` ${onlyIf.problems[0]?.sentence ?? ''}` : '';
  return { problem: `it is ${look} if “${words}”, which is not exact.${why}` };
}

/** Whether a condition is read aloud with ease. */
function isShort(words: string): boolean {
  return words.length <= 40 && !words.includes('(');
}

function isOneWord(look: string): boolean {
  return /^[\p{L}-]+$/u.test(look);
}

function unknownLook(look: string) {
  return { problem: `“${look}” is no way to stand out; use one of ${EMPHASIS_NAMES}.` };
}

/** Where a condition was said, for words within a cell. */
export const NO_SOURCE = {
  question: '',
  decision: 0,
  by: { name: '', role: '' },
  at: '',
  restsOn: [],
  firmness: 'decided',
} as const;

const LINE =
  /^(?:(?:the|each|its|a|every) )?(?:whole )?(?:(line|row|entry|card|message|record) (?:is|becomes)|(?:lines|rows|entries|cards|messages|records) are) (.+)$/isu;

/** “The line is grey if Muted”, “highlighted if mine”: how a whole record stands out. */
export function readLineEmphasis(product: Product, of: string, words: string): ReadEmphasis {
  const [, isOne, said] = LINE.exec(words.trim()) ?? [];
  const [, look = ''] = /^(.+?)(?: as .+?)?(?: (?:if|when) .+)?$/isu.exec(said ?? words) ?? [];
  if (emphasesIn(look) && (said !== undefined || look !== words)) return readEmphasis(product, of, said ?? words);
  return said !== undefined && isOne !== undefined ? unknownLook(look) : undefined;
}
