import {
  type AgendaItem,
  isClosed,
  placeOf,
  type Speaker,
  type StartPayload,
  type Workspace,
} from '#core/index.ts';
import { commandId } from '../../kit/command-id.ts';
import { sendOnce } from '../../workspace/send-once.ts';

/** A walkthrough that is ready to begin. */
export type Ready = Omit<StartPayload, 'by'>;

/** Begins a walkthrough and takes all to its first screen. Resolves to null, or to what stands between, as a sentence. */
export async function begin(ready: Ready, by: Speaker, workspace: Workspace): Promise<string | null> {
  const payload = { by, ...ready };
  const started = await sendOnce('start', { id: walkthroughId(new Date()), type: 'start', payload }, [
    payload,
  ]);
  if (!started.ok) return started.problem;
  const walkthrough = started.facts.find(({ fact }) => fact === 'walkthrough');
  if (walkthrough?.fact !== 'walkthrough') return null;
  const what = { happened: 'shown', place: firstPlace(ready.agenda, workspace) } as const;
  const moment = { by, walkthrough: walkthrough.id, what };
  const shown = await sendOnce(`moment.${walkthrough.id}`, { type: 'moment', payload: moment }, [what]);
  return shown.ok ? null : shown.problem;
}

/** Reads like the day, and is the same for nobody else: "2026-11-22-3fa9c1d2". */
function walkthroughId(now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${commandId().slice(0, 8)}`;
}

/** The first screen of the agenda; where nothing is asked, the map, or the product once nothing is open. */
function firstPlace([first]: readonly AgendaItem[], workspace: Workspace): string {
  if (first) return placeOf(first.point);
  return workspace.questions.every(({ status }) => isClosed(status)) ? '/prototype' : '/';
}
