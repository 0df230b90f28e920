import { agendaPlanOf, planAgenda } from '#core/agenda.ts';
import type { AgendaItem, Workspace } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';

export interface PlanDraft {
  /** Null: as suggested. */
  readonly title: string | null;
  readonly minutes: number;
  readonly groups: readonly string[];
  /** The agenda as edited by hand; null: as planned. */
  readonly items: readonly AgendaItem[] | null;
}

/** Walkthroughs that are being prepared, on this device, by the name of the workspace. */
export const planDrafts = draftStore<PlanDraft>('prepare', { title: null, minutes: 60, groups: [], items: null });

/** The plan of a draft, which may be old: questions that no longer exist are left out. */
export function planFromDraft({ title, items, ...invited }: PlanDraft, workspace: Workspace) {
  const ownItems = items && withExistingQuestions(items, workspace);
  const plan = ownItems ? agendaPlanOf(workspace, invited, ownItems) : planAgenda(workspace, invited);
  return { title: title ?? suggestedTitle(plan.items, workspace), plan, byHand: ownItems !== null };
}

/** The items to keep in the draft; null if they equal the plan. */
export function changedItems(items: readonly AgendaItem[], draft: PlanDraft, workspace: Workspace) {
  const planned = planAgenda(workspace, draft).items;
  return JSON.stringify(items) === JSON.stringify(planned) ? null : items;
}

function withExistingQuestions(items: readonly AgendaItem[], workspace: Workspace): readonly AgendaItem[] {
  return items
    .map((item) => ({ ...item, questions: item.questions.filter((id) => workspace.question(id)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** A title such as “Walkthrough 2: Roles and permissions”. */
function suggestedTitle([first]: readonly AgendaItem[], workspace: Workspace): string {
  const name = `Walkthrough ${workspace.walkthroughs.length + 1}`;
  const about = first && workspace.point(first.point)?.point.title;
  return about ? `${name}: ${about}`.slice(0, 200) : name;
}
