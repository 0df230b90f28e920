import { isEveryScreen } from '../../answers/everyday-words.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import type { Renaming } from '../../facts/types.ts';
import type { MatrixValue, ShapeSpec, Value } from '../../shapes/types.ts';
import { optionLabel } from '../../workspace/questions/question-lookup.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { valueMarkdown } from './answer-text.ts';
import type { RenderedPassage } from './passage.ts';

/** Answers that a table gives in other words on purpose, by the end of their question's slot. */
const REWORDED = /^(?:errors\/classes|errors\/messages\/.+\/raised-by|calls\/exchanges\/.+\/mapping)$/u;

/** Letters and digits between single blanks: escaping, punctuation and line breaks do not matter when words are sought. */
function plainWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/**
 * By question, the rows and items of which the text leaves out a word: those that name nothing, name something twice or
 * speak of what is not there. As Markdown; absent where nothing is left out.
 */
export function unplacedIn(workspace: Workspace, rendered: readonly RenderedPassage[]): ReadonlyMap<string, string> {
  const texts = rendered.map(({ body, questions }) => ({ questions, words: plainWords(body) }));
  const near = new Map<string, string>();
  for (const { questions, words } of texts) for (const id of questions) near.set(id, `${near.get(id) ?? ''}${words}`);
  const renamings = workspace.latestDecisions.flatMap(({ renamed = [] }) => renamed);
  const inEverything = lazily(() => standsIn(texts.map(({ words }) => words).join('')));
  const isElsewhere = memoize((cell: string) => inEverything()(cell) || inEverything()(renewed(cell, renamings)));
  return new Map(
    [...near].flatMap(([id, words]) => {
      const { question, decision } = workspace.question(id) ?? {};
      const result = decision?.result;
      if (!question || !result || !('value' in result) || REWORDED.test(question.slot ?? '')) return [];
      if (placedIn.get(result) === words) return [];
      const { shape } = question;
      const missing = missingOf(result.value, shape, standsIn(words));
      if (missing === undefined) {
        placedIn.set(result, words);
        return [];
      }
      const part = missingOf(missing, shape, isElsewhere);
      return part === undefined ? [] : [[id, `${UNPLACED}\n\n${valueMarkdown(part, shape)}`] as const];
    }),
  );
}

/** The text that had all words of an answer when it was last looked for: most texts stay as they are. */
const placedIn = new WeakMap<object, string>();

/** Whether the words of a cell stand in a text, as they are or as the items of a list, which may be joined otherwise. */
function standsIn(text: string): (cell: string) => boolean {
  const has = (part: string) => {
    const words = plainWords(part);
    return words.trim() === '' || text.includes(words);
  };
  return (cell) => isEveryScreen(cell) || has(cell) || (SEPARATOR.test(cell) && cell.split(SEPARATOR).every(has));
}

const SEPARATOR = /[,;]/u;

const UNPLACED = '*As it was said; it has no place in the tables above:*';

/** An answer may still have an earlier name of something. */
function renewed(cell: string, renamings: readonly Renaming[]): string {
  return renamings.reduce((now, { from, to }) => now.replaceAll(plainWords(from), plainWords(to)), plainWords(cell));
}

function missingOf(value: Value, shape: ShapeSpec, isThere: (cell: string) => boolean): Value | undefined {
  if (typeof value === 'string' || 'amount' in value) return undefined;
  if ('cells' in value) return missingRows(value, isThere);
  const lost = value.filter((item) =>
    typeof item === 'string' ? !isThere(optionLabel(item, { shape })) : !item.every(isThere),
  );
  return lost.length > 0 ? (lost as Value) : undefined;
}

function missingRows({ rows, columns, cells }: MatrixValue, isThere: (cell: string) => boolean): Value | undefined {
  const isLost = (at: number) => ![rows[at] ?? '', ...(cells[at] ?? [])].every(isThere);
  const lost = rows.flatMap((_, at) => (isLost(at) || !columns.every(isThere) ? [at] : []));
  if (lost.length === 0) return undefined;
  return { rows: lost.map((at) => rows[at] ?? ''), columns, cells: lost.map((at) => cells[at] ?? []) };
}
