import { oncePer, type Workspace } from '#core/index.ts';
import { folded } from '../kit/folded.ts';
import { statusWord } from '../kit/status-tag.tsx';
import type { Doing } from './binding.ts';

/** One thing the palette offers: a place to go to, or something to do. */
export interface Entry {
  /** Unique among all; of a place it is the address. */
  readonly id: string;
  readonly label: string;
  /** What it is, in a few words: "Question · Said, not decided". */
  readonly note: string;
  readonly keys?: string | undefined;
  /** What it does; absent: it goes to the address. */
  readonly run?: (() => void) | undefined;
  /** The label, folded. */
  readonly name: string;
  /** All words by which it is found, folded. */
  readonly words: string;
}

/** The points and questions of a workspace, folded once for each state of it; questions in the order of asking. */
export const placesIn = oncePer((workspace: Workspace): readonly Entry[] => [
  ...workspace.points.map(({ point, status }) =>
    place(`/points/${encodeURIComponent(point.id)}`, point.title, `Point · ${statusWord(status)}`),
  ),
  ...workspace.questions.map(({ question, status }) =>
    place(
      `/questions/${question.id}`,
      question.ask,
      `Question · ${statusWord(status)}`,
      `${question.id} ${status} ${workspace.point(question.point)?.point.title ?? ''}`,
    ),
  ),
]);

function place(id: string, label: string, note: string, more = ''): Entry {
  return { id, label, note, name: folded(label), words: folded(`${label} ${note} ${more}`) };
}

/** What can be done, each once: the palette tells things apart by their words. */
export function actionsIn(doings: readonly Doing[]): readonly Entry[] {
  const byLabel = new Map<string, Entry>();
  for (const { label, group, keys, run } of doings) {
    if (byLabel.has(label)) continue;
    byLabel.set(label, {
      id: `do ${label}`,
      label,
      note: group,
      keys,
      run,
      name: folded(label),
      words: folded(`${label} ${group}`),
    });
  }
  return [...byLabel.values()];
}
