import {
  type GridDrafts,
  groupBy,
  meanwhile,
  type Outcome,
  type QuestionView,
  type ReadyCell,
  type Reply,
  type Speaker,
  savedParts,
} from '#core/index.ts';
import { outcomeOfReply, settle, settleOwn } from '../asking/decide.ts';
import { respond } from '../asking/respond.ts';
import { draftStore } from '../session/drafts.ts';
import { workspaceStateNow } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/** What is typed into each grid and not saved, by its id. */
export const gridDrafts = draftStore<{ readonly cells: GridDrafts }>('grid', { cells: {} });

export interface SavedCells {
  readonly saved: number;
  /** How many of them are in answers that stay assumed. */
  readonly assumed: number;
  /** Why some were not, by cell, with what stood there then. */
  readonly refused: ReadonlyMap<string, RefusedCell>;
  /** Why the rest was not even tried, or null. */
  readonly stopped: string | null;
}

interface RefusedCell {
  readonly text: string;
  readonly problem: string;
}

interface Saving {
  readonly grid: string;
  readonly by: Speaker;
  /** Whether what is said is decided at once. */
  readonly decides: boolean;
  readonly onSaved: (count: number) => void;
}

/**
 * Saves cells, one question after the other, each by the commands by which it would be answered alone. A cell that is
 * refused keeps its draft, and the others go on; only where nobody answers does it stop.
 */
export async function saveCells(cells: readonly ReadyCell[], saving: Saving): Promise<SavedCells> {
  const refused = new Map<string, RefusedCell>();
  let saved = 0;
  let assumed = 0;
  for (const ofOne of groupBy(cells, ({ cell }) => cell.view.question.id).values()) {
    const [first] = ofOne;
    if (!first) continue;
    const view = workspaceStateNow()?.workspace.question(first.cell.view.question.id) ?? first.cell.view;
    const sent = first.cell.part ? await saveParts(ofOne, view, saving) : await saveWhole(first, view, saving);
    const { result } = sent;
    if (!result.ok && (result.status === 0 || result.status >= 500))
      return { saved, assumed, refused, stopped: result.problem };
    for (const { cell, draft } of ofOne) {
      const { id } = cell;
      const why = sent.refused.get(id);
      // Whoever has read what others decided meanwhile may replace it.
      if (why !== undefined) edit(saving.grid, id, { ...draft, decisions: view.decisions.length });
      const problem = why ?? (result.ok ? undefined : result.problem);
      if (problem !== undefined) refused.set(id, { text: draft.text, problem });
      else {
        forget(saving.grid, id, draft.text);
        saved += 1;
        if (sent.staysAssumed) assumed += 1;
      }
    }
    saving.onSaved(saved);
  }
  return { saved, assumed, refused, stopped: null };
}

interface Sent {
  readonly result: CommandResult;
  /** Why some cells were not sent. */
  readonly refused: ReadonlyMap<string, string>;
  readonly staysAssumed?: boolean;
}

const NONE_REFUSED: Sent['refused'] = new Map();
const NOTHING_SENT: CommandResult = { ok: true, facts: [], raised: [] };

async function saveWhole(
  { cell, reply, draft }: ReadyCell,
  view: QuestionView,
  { by, decides }: Saving,
): Promise<Sent> {
  if (decides && view.decisions.length !== draft.decisions)
    return { result: NOTHING_SENT, refused: new Map([[cell.id, meanwhile({ ...cell, view })]]) };
  return { result: await say(view, by, reply, decides ? outcomeOfReply(reply) : null), refused: NONE_REFUSED };
}

/** All that was typed into one answer at once, so that it is one answer and one decision. */
async function saveParts(cells: readonly ReadyCell[], view: QuestionView, { by, decides }: Saving): Promise<Sent> {
  const { value, outcome, refused } = savedParts(cells, view, decides);
  if (value === undefined) return { result: NOTHING_SENT, refused };
  // What stays assumed is nobody’s answer.
  if (outcome?.outcome === 'assumed')
    return { result: await settle(view, { by }, outcome), refused, staysAssumed: true };
  return { result: await say(view, by, { says: 'value', value }, outcome), refused };
}

/** Answers, and decides on that if there is something to decide. */
async function say(view: QuestionView, by: Speaker, reply: Reply, outcome: Outcome | null): Promise<CommandResult> {
  const said = await respond(view, by, reply);
  return said.ok && outcome ? await settleOwn(view, by, outcome) : said;
}

function edit(grid: string, id: string, draft: GridDrafts[string]): void {
  keep(grid, { ...gridDrafts.read(grid).cells, [id]: draft });
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
