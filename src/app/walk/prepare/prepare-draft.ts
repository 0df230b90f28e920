import { planAgenda, planOf } from '#core/agenda.ts';
import type { AgendaItem, Workspace } from '#core/index.ts';
import { draftStore } from '../../session/drafts.ts';

/** A walkthrough that has not begun, as somebody prepares it. */
export interface PrepareDraft {
  /** Null: as it is suggested. */
  readonly title: string | null;
  readonly minutes: number;
  readonly groups: readonly string[];
  /** The agenda as it was changed by hand; null: as it is planned. */
  readonly items: readonly AgendaItem[] | null;
}

/** What is prepared on this device, by the name of the workspace. */
export const prepareDrafts = draftStore<PrepareDraft>('prepare', {
  title: null,
  minutes: 60,
  groups: [],
  items: null,
});

/** Reads a draft; it is kept as long as it takes, so what it asks may be gone from the workspace by now. */
export function preparedFrom({ title, items, ...invited }: PrepareDraft, workspace: Workspace) {
  const own = items && stillAsked(items, workspace);
  const plan = own ? planOf(workspace, invited, own) : planAgenda(workspace, invited);
  return { title: title ?? suggestedTitle(plan.items, workspace), plan, byHand: own !== null };
}

/** Items as a draft keeps them: not at all where they are those that are planned. */
export function keptItems(items: readonly AgendaItem[], draft: PrepareDraft, workspace: Workspace) {
  const planned = planAgenda(workspace, draft).items;
  return JSON.stringify(items) === JSON.stringify(planned) ? null : items;
}

function stillAsked(items: readonly AgendaItem[], workspace: Workspace): readonly AgendaItem[] {
  return items
    .map((item) => ({ ...item, questions: item.questions.filter((id) => workspace.question(id)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** “Walkthrough 2: Roles and permissions”. */
function suggestedTitle([first]: readonly AgendaItem[], workspace: Workspace): string {
  const name = `Walkthrough ${workspace.walkthroughs.length + 1}`;
  const about = first && workspace.point(first.point)?.point.title;
  return about ? `${name}: ${about}`.slice(0, 200) : name;
}
