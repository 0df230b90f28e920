import { grouped, memoizeByObject, placeOf, type Workspace } from '#core/index.ts';
import { fold, wordsIn } from '../kit/folded.ts';
import { statusWord } from '../kit/status-tag.tsx';
import type { KeyAction } from './binding.ts';

export interface Entry {
  /** Unique among all; for a place, its address. */
  readonly id: string;
  readonly label: string;
  /** What it is, in a few words: "Question · Said, not decided". */
  readonly note: string;
  readonly keys?: string | undefined;
  /** What it does; absent: it goes to the address. */
  readonly run?: () => void;
  readonly name: string;
  /** All words by which it is found, folded. */
  readonly words: string;
}

function entry(id: string, label: string, note: string, more = ''): Entry {
  return { id, label, note, name: fold(label), words: fold(`${label} ${note} ${more}`) };
}

/** The points and questions of a workspace, folded once for each state of it; questions in the order of asking. */
export const placesIn = memoizeByObject((workspace: Workspace): readonly Entry[] => [
  ...workspace.points.map(({ point, status }) =>
    entry(placeOf(point.id), point.title, `Point · ${statusWord(status)}`),
  ),
  ...workspace.questions.map(({ question, status }) =>
    entry(
      `/questions/${question.id}`,
      question.ask,
      `Question · ${statusWord(status)}`,
      `${question.id} ${status} ${workspace.point(question.point)?.point.title ?? ''}`,
    ),
  ),
]);

/** What can be done, each once: the palette tells things apart by their words. */
export function actionsIn(actions: readonly KeyAction[]): readonly Entry[] {
  return [...grouped(actions, ({ label }) => label)].flatMap(([label, [first]]) =>
    first ? [{ ...entry(`do ${label}`, label, first.group), keys: first.keys, run: first.run }] : [],
  );
}

const MAX_SHOWN = 50;

/**
 * Every word typed must occur; the nearer to the beginning of the label, the better. Where nothing is typed all fit.
 */
export function find(entries: readonly Entry[], typed: string) {
  const wanted = wordsIn(typed);
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
