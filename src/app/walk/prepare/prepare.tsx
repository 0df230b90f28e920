import './prepare.css';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { agendaPlanOf, countAnswerable, planAgenda, suggestInvitees } from '#core/agenda.ts';
import {
  type AgendaItem,
  addressOfPoint,
  butDeferred,
  countQuestions,
  isClosed,
  type StartPayload,
  type Workspace,
  withCount,
} from '#core/index.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button, Chip } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { isPlainEnter } from '../../kit/keyboard.ts';
import { TextField } from '../../kit/text-field.tsx';
import { draftStore } from '../../session/drafts.ts';
import { commandId } from '../../sync/send-command.ts';
import { sendOnce } from '../../workspace/send-once.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { AgendaEditor } from '../agenda/editor.tsx';
import { MinutesInput } from '../agenda/reorder-controls.tsx';

interface InviteeFieldsProps {
  readonly workspace: Workspace;
  readonly groups: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

/** The other suggestions, who could answer fewer questions, are typed. */
const MAX_SUGGESTED = 12;

function InviteeFields({ workspace, groups, onChange }: InviteeFieldsProps) {
  const suggested = useMemo(() => suggestInvitees(workspace).slice(0, MAX_SUGGESTED), [workspace]);
  const [typed, setTyped] = useState('');
  const others = groups.filter((group) => !suggested.some(({ name }) => name === group));
  const all = [...suggested, ...countAnswerable(workspace, others)];
  const toggleGroup = (name: string) =>
    onChange(groups.includes(name) ? groups.filter((one) => one !== name) : [...groups, name]);
  const add = () => {
    const name = typed.trim();
    if (name !== '' && !groups.includes(name)) onChange([...groups, name]);
    setTyped('');
  };
  return (
    <fieldset className="prepare-who col-span-full">
      <legend className="p-0 pb-1.5">Who comes?</legend>
      <div className="row">
        {all.map(({ name, could }) => (
          <Chip key={name} aria-pressed={groups.includes(name)} onClick={() => toggleGroup(name)}>
            {name} <small className="prepare-could">could answer {could}</small>
          </Chip>
        ))}
      </div>
      <div className="prepare-else flex gap-2 mt-3 max-w-105">
        <input
          className="flex-1 min-w-0 min-h-9.5 px-2.5 py-1.5 text-md bg-raised border border-line-strong rounded"
          aria-label="Somebody else"
          placeholder="Somebody else, such as “Night shift”"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (!isPlainEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Add</Button>
      </div>
      {groups.length === 0 && (
        <p className="quiet m-0 mt-3">Nobody is named yet, so the agenda is made for whoever it takes.</p>
      )}
    </fieldset>
  );
}

interface PrepareDraft {
  /** Null: as suggested. */
  readonly title: string | null;
  readonly minutes: number;
  readonly groups: readonly string[];
  /** The agenda as edited by hand; null: as planned. */
  readonly items: readonly AgendaItem[] | null;
}

/** Drafts on this device, by the name of the workspace. */
const prepareDrafts = draftStore<PrepareDraft>('prepare', {
  title: null,
  minutes: 60,
  groups: [],
  items: null,
});

/** The plan of a draft, which may be old: questions that no longer exist are left out. */
export function planFromDraft({ title, items, ...invited }: PrepareDraft, workspace: Workspace) {
  const ownItems = items && withExistingQuestions(items, workspace);
  const plan = ownItems ? agendaPlanOf(workspace, invited, ownItems) : planAgenda(workspace, invited);
  return { title: title ?? suggestedTitle(plan.items, workspace), plan, byHand: ownItems !== null };
}

/** The items to keep in the draft; null if they equal the plan. */
export function changedItems(items: readonly AgendaItem[], draft: PrepareDraft, workspace: Workspace) {
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

export function Prepare() {
  const workspace = useWorkspace();
  const draft = prepareDrafts.use(workspace.name);
  const edit = (change: Partial<PrepareDraft>) => prepareDrafts.edit(workspace.name, change);
  const { title, plan, byHand } = planFromDraft(draft, workspace);
  const command = useCommand('who takes them along');
  const submit = () =>
    command.sendSigned(
      (by) => {
        const { minutes, groups } = draft;
        const titleOrDefault = title.trim() || 'Walkthrough';
        return startWalkthrough({ by, title: titleOrDefault, minutes, groups, agenda: plan.items }, workspace);
      },
      () => {
        prepareDrafts.drop(workspace.name);
        announce(`“${title}” has begun.`);
      },
    );
  const { open, later } = countQuestions(workspace.questions);
  const beginButton = (
    <button type="button" className="button main prepare-begin" disabled={command.busy} onClick={() => void submit()}>
      Begin
    </button>
  );
  return (
    <div className="prepare">
      <p className="lead">{leadText(open, later)}</p>
      <form
        className="prepare-setup grid grid-cols-2 max-md:grid-cols-1 gap-x-8 gap-y-4 items-start p-6 max-md:p-4 bg-sheet border-1 border-line rounded-xl [&>.speaker]:col-span-full"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="What it is called" value={title} onChange={(words) => edit({ title: words })} />
        <DurationField minutes={draft.minutes} onChange={(minutes) => edit({ minutes })} />
        {open > 0 && (
          <InviteeFields workspace={workspace} groups={draft.groups} onChange={(groups) => edit({ groups })} />
        )}
        {command.fields}
      </form>
      <div className="prepare-title row mt-8 mb-2">
        <h2 className="m-0 mr-auto">{open > 0 ? 'Agenda' : 'Nothing to ask'}</h2>
        {byHand && <PlanAgainButton again={() => edit({ items: null })} />}
        <Link className="button" to="/walk/invite">
          Invite people
        </Link>
        {open > 0 ? <Button onClick={() => window.print()}>Print</Button> : beginButton}
      </div>
      {open > 0 && (
        <AgendaEditor plan={plan} onChange={(items) => edit({ items: changedItems(items, draft, workspace) })}>
          {beginButton}
        </AgendaEditor>
      )}
      {command.problem}
      {open > 0 && plan.items.length === 0 && <p className="lead">{emptyWords(draft)}</p>}
    </div>
  );
}

function leadText(open: number, later: number): string {
  if (open === 0)
    return `Every question is settled${butDeferred(later)}. You can still begin, and show people the product as it was decided.`;
  const questions = withCount(open, 'question is', 'questions are');
  return `${questions} open. Say who comes and how long they stay; the agenda makes itself, and you change what you like.`;
}

function emptyWords({ groups, minutes }: PrepareDraft): string {
  return groups.length > 0
    ? `Nothing fits: none of those who come could know what is to be asked first, or ${minutes} minutes are too few. Invite somebody else, or put questions back by hand.`
    : `Nothing fits into ${minutes} minutes. Ask for more time, or put questions back by hand.`;
}

const USUAL_MINUTES = [30, 45, 60, 90];

function DurationField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <fieldset className="prepare-minutes [&_.chip]:min-h-9.5 [&_.chip]:rounded-[19px]">
      <legend className="p-0 pb-1.5">How long do they stay?</legend>
      <div className="row">
        {USUAL_MINUTES.map((usual) => (
          <Chip key={usual} aria-pressed={minutes === usual} onClick={() => onChange(usual)}>
            {usual} min
          </Chip>
        ))}
        <MinutesInput label="Minutes in all" value={minutes} least={1} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** Starts a walkthrough and takes all to its first screen. Resolves to null, or to one sentence on what prevents it. */
async function startWalkthrough(payload: StartPayload, workspace: Workspace): Promise<string | null> {
  const start = { id: walkthroughId(new Date()), type: 'start', payload } as const;
  const started = await sendOnce('start', start, [payload]);
  if (!started.ok) return started.problem;
  const walkthrough = started.facts.find(({ fact }) => fact === 'walkthrough');
  if (walkthrough?.fact !== 'walkthrough') return null;
  const what = { happened: 'shown', place: firstPlace(payload.agenda, workspace) } as const;
  const sessionEvent = { by: payload.by, walkthrough: walkthrough.id, what };
  const shown = await sendOnce(`moment.${walkthrough.id}`, { type: 'moment', payload: sessionEvent }, [what]);
  return shown.ok ? null : shown.problem;
}

/** A unique id that begins with the day: "2026-11-22-3fa9c1d2". */
function walkthroughId(now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${commandId().slice(0, 8)}`;
}

/** The first screen of the agenda; if nothing is asked, the map, or the prototype once nothing is open. */
function firstPlace([first]: readonly AgendaItem[], workspace: Workspace): string {
  if (first) return addressOfPoint(first.point);
  return workspace.questions.every(({ status }) => isClosed(status)) ? '/prototype' : '/';
}

/** Plans again, after a confirmation, as manual changes are lost. */
function PlanAgainButton({ again }: { readonly again: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Plan again</Button>
      <ConfirmDialog dialog={dialog} asks="Plan again?" yes="Plan again" no="Keep mine" onYes={again}>
        <p>You have changed this agenda by hand. A new plan takes its place; your order and goals are gone.</p>
      </ConfirmDialog>
    </>
  );
}
