import { lazily } from '../../base/memoize.ts';
import type { Decision } from '../../facts/types.ts';
import { isEveryScreen } from '../../model/screens/fold-screens.ts';
import type { MatrixValue, ShapeSpec, Value } from '../../shapes/types.ts';
import { optionLabel } from '../../workspace/questions/question-lookup.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { valueMarkdown } from './answer-text.ts';
import type { RenderedPassage } from './passage.ts';

/** Answers that a table gives in other words on purpose, by the end of their question's slot. */
const REWORDED = /^(?:errors\/classes|errors\/messages\/.+\/raised-by|calls\/exchanges\/.+\/mapping)$/u;

/** Letters and digits between single blanks: escaping, punctuation and line breaks do not matter when words are sought. */
export function plainWords(text: string): string {
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
  const everything = lazily(() => texts.map(({ words }) => words).join(''));
  const hasWords = (id: string, words: string) =>
    words.trim() === '' ||
    near.get(id)?.includes(words) ||
    everything().includes(words) ||
    everything().includes(renewed(words, workspace.latestDecisions));
  const isThere = (id: string) => (cell: string) =>
    hasWords(id, plainWords(cell)) || isEveryScreen(cell) || partsOf(cell).every((part) => hasWords(id, part));
  return new Map(
    [...near.keys()].flatMap((id) => {
      const { question, decision } = workspace.question(id) ?? {};
      const result = decision?.result;
      if (!question || !result || !('value' in result) || REWORDED.test(question.slot ?? '')) return [];
      const part = missingOf(result.value, question.shape, isThere(id));
      return part === undefined ? [] : [[id, `${UNPLACED}\n\n${valueMarkdown(part, question.shape)}`] as const];
    }),
  );
}

/** The items of a list, which the text may join in another way. */
function partsOf(cell: string): readonly string[] {
  return cell.split(/[,;]/u).map(plainWords);
}

const UNPLACED = '*As it was said; it has no place in the tables above:*';

/** A name as it is now, where an answer still has an earlier one. */
function renewed(words: string, decisions: readonly Decision[]): string {
  const renamings = decisions.flatMap((decision) => decision.renamed ?? []);
  return renamings.reduce((now, { from, to }) => now.replaceAll(plainWords(from), plainWords(to)), words);
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
