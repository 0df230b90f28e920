import { addressOfPoint, groupBy, memoizeByObject, type Workspace } from '#core/index.ts';
import { searchTerms, toSearchText } from '../kit/search-text.ts';
import { statusWord } from '../kit/status-tag.tsx';
import type { KeyAction } from './binding.ts';

export interface PaletteEntry {
  /** Unique; for a page, its address. */
  readonly id: string;
  readonly label: string;
  /** What it is: "Question · Said, not decided". */
  readonly note: string;
  readonly keys?: string | undefined;
  /** What it does; absent: it opens the address. */
  readonly run?: () => void;
  readonly name: string;
  /** All text by which it is found, prepared for search. */
  readonly words: string;
}

function paletteEntry(id: string, label: string, note: string, more = ''): PaletteEntry {
  return { id, label, note, name: toSearchText(label), words: toSearchText(`${label} ${note} ${more}`) };
}

/**
 * The points and questions of a workspace, prepared for search once per workspace; questions in the order of asking.
 */
export const workspaceEntries = memoizeByObject((workspace: Workspace): readonly PaletteEntry[] => [
  ...workspace.points.map(({ point, status }) =>
    paletteEntry(addressOfPoint(point.id), point.title, `Point · ${statusWord(status)}`),
  ),
  ...workspace.questions.map(({ question, status }) =>
    paletteEntry(
      `/questions/${question.id}`,
      question.ask,
      `Question · ${statusWord(status)}`,
      `${question.id} ${status} ${workspace.point(question.point)?.point.title ?? ''}`,
    ),
  ),
]);

/** The available actions; of several with one label, the first. */
export function actionEntries(actions: readonly KeyAction[]): readonly PaletteEntry[] {
  return [...groupBy(actions, ({ label }) => label)].flatMap(([label, [first]]) =>
    first ? [{ ...paletteEntry(`do ${label}`, label, first.group), keys: first.keys, run: first.run }] : [],
  );
}

const MAX_SHOWN = 50;

/**
 * Every word typed must occur; the nearer to the beginning of the label, the better. If nothing is typed, all match.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string) {
  const wanted = searchTerms(typed);
  const fitting = entries
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map((one) => ({ one, rank: wanted.reduce((sum, word) => sum + rankOf(one.name, word), 0) }))
    .sort((a, b) => a.rank - b.rank);
  return { count: fitting.length, first: fitting.slice(0, MAX_SHOWN).map(({ one }) => one) };
}

function rankOf(name: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return name.includes(word) ? 2 : 3;
}
