import { type GridDrafts, type ReadyCell, type Speaker, settledText } from '#core/index.ts';
import { settleOwn } from '../asking/decide.ts';
import { respond } from '../asking/respond.ts';
import { draftStore } from '../session/drafts.ts';
import { workspaceStateNow } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/** What is typed into each grid and not saved, by its id. */
export const gridDrafts = draftStore<{ readonly cells: GridDrafts }>('grid', { cells: {} });

export interface SavedCells {
  readonly saved: number;
  /** Why some were not, by question. */
  readonly refused: ReadonlyMap<string, string>;
  /** Why the rest was not even tried, or null. */
  readonly stopped: string | null;
}

interface Saving {
  readonly grid: string;
  readonly by: Speaker;
  /** Whether what is said is decided at once. */
  readonly decides: boolean;
  readonly onSaved: (count: number) => void;
}

/**
 * Saves cells one after the other, each by the commands by which its question would be answered alone. A cell that is
 * refused keeps its draft, and the others go on; only where nobody answers does it stop.
 */
export async function saveCells(cells: readonly ReadyCell[], saving: Saving): Promise<SavedCells> {
  const refused = new Map<string, string>();
  let saved = 0;
  for (const cell of cells) {
    const { id } = cell.view.question;
    const result = await saveCell(cell, saving);
    if (result.ok) {
      forget(saving.grid, id, cell.draft.text);
      saved += 1;
      saving.onSaved(saved);
    } else if (result.status === 0 || result.status >= 500) return { saved, refused, stopped: result.problem };
    else refused.set(id, result.problem);
  }
  return { saved, refused, stopped: null };
}

async function saveCell({ view, value, draft }: ReadyCell, { grid, by, decides }: Saving): Promise<CommandResult> {
  const { id } = view.question;
  const now = workspaceStateNow()?.workspace.question(id) ?? view;
  if (decides && now.decisions.length !== draft.decisions) {
    keep(grid, { ...gridDrafts.read(grid).cells, [id]: { ...draft, decisions: now.decisions.length } });
    return { ok: false, status: 409, problem: meanwhile(settledText(now)) };
  }
  const said = await respond(now, by, { says: 'value', value });
  return said.ok && decides ? await settleOwn(now, by, { outcome: 'decided', value }) : said;
}

function meanwhile(settled: string): string {
  const what = settled === '' ? 'Somebody has changed the decision' : `Somebody has decided “${settled}”`;
  return `${what} meanwhile. Save again to replace it, or press Escape to leave it.`;
}

/** Drops the draft of a cell, unless something else was typed since. */
function forget(grid: string, id: string, text: string): void {
  const { [id]: draft, ...cells } = gridDrafts.read(grid).cells;
  if (draft?.text === text) keep(grid, cells);
}

export function keep(grid: string, cells: GridDrafts): void {
  if (Object.keys(cells).length === 0) gridDrafts.drop(grid);
  else gridDrafts.edit(grid, { cells });
}
