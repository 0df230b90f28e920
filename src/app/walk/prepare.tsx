import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { countAnswerable, suggestInvitees } from '#core/agenda.ts';
import {
  type AgendaItem,
  addressOfPoint,
  butDeferred,
  countQuestions,
  isClosed,
  type StartPayload,
  type Tone,
  type Workspace,
} from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button, Chip } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { RadioGroup, TextField } from '../kit/fields.tsx';
import { isPlainEnter } from '../kit/keyboard.ts';
import { commandId } from '../sync/send-command.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { inTone, useTone, useWorkspace } from '../workspace/store.ts';
import { AgendaEditor } from './agenda/editor.tsx';
import { MinutesInput } from './agenda/item.tsx';
import { changedItems, type PlanDraft, planDrafts, planFromDraft } from './plan-draft.ts';
import { RoleMatch } from './role-match.tsx';
import { WORDS } from './words.ts';

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
    <fieldset className="col-span-full">
      <legend className="p-0 pb-1.5">Who comes?</legend>
      <div className="row">
        {all.map(({ name, could }) => (
          <Chip key={name} aria-pressed={groups.includes(name)} onClick={() => toggleGroup(name)}>
            {name} <small className="font-normal">could answer {could}</small>
          </Chip>
        ))}
      </div>
      <div className="flex gap-2 mt-3 max-w-105">
        <input
          className="field flex-1 min-w-0"
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
      <RoleMatch roles={groups} />
      {groups.length === 0 && <p className="quiet m-0 mt-3">Nobody picked yet: every role is included.</p>}
    </fieldset>
  );
}

export function Prepare() {
  const workspace = useWorkspace();
  const draft = planDrafts.use(workspace.name);
  const edit = (change: Partial<PlanDraft>) => planDrafts.edit(workspace.name, change);
  const { title, plan, byHand } = planFromDraft(draft, workspace);
  const command = useCommand('who runs it');
  const submit = () =>
    command.sendSigned(
      (by) => {
        const { minutes, groups } = draft;
        const titleOrDefault = title.trim() || 'Walkthrough';
        return startWalkthrough({ by, title: titleOrDefault, minutes, groups, agenda: plan.items }, workspace);
      },
      () => {
        planDrafts.drop(workspace.name);
        announce(`“${title}” has begun.`);
      },
    );
  const { open, later } = countQuestions(workspace.questions);
  const beginButton = (
    <button type="button" className="button main print:hidden" disabled={command.busy} onClick={() => void submit()}>
      Begin
    </button>
  );
  return (
    <div className="prepare">
      <p className="lead print:hidden">{leadText(open, later)}</p>
      <h1 className="hidden print:block">{title}</h1>
      <p className="hidden print:block">{[`${draft.minutes} minutes`, ...draft.groups].join(' · ')}</p>
      <form
        className="grid grid-cols-2 max-md:grid-cols-1 gap-x-8 gap-y-4 items-start p-6 max-md:p-4 bg-sheet border-1 border-line
          rounded-xl print:hidden [&>.speaker]:col-span-full"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Title" value={title} onChange={(words) => edit({ title: words })} />
        <DurationField minutes={draft.minutes} onChange={(minutes) => edit({ minutes })} />
        {open > 0 && (
          <InviteeFields workspace={workspace} groups={draft.groups} onChange={(groups) => edit({ groups })} />
        )}
        <ToneField />
        {command.fields}
      </form>
      <div className="row mt-8 mb-2 print:*:[.button]:hidden">
        <h2 className="m-0 mr-auto">{open > 0 ? WORDS.agenda : 'Nothing to ask'}</h2>
        {byHand && <PlanAgainButton again={() => edit({ items: null })} />}
        <Link className="button" to="/walk/invite">
          {WORDS.invite}
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
  if (open > 0) return 'Who comes, and for how long? The agenda plans itself, and you can change anything.';
  return `Every question is settled${butDeferred(later)}. You can still begin, and show people the product as it was decided.`;
}

function emptyWords({ groups, minutes }: PlanDraft): string {
  return groups.length > 0
    ? `None of those who come could answer what has to be asked first, or ${minutes} minutes are too short. Invite somebody else, or put questions back by hand.`
    : `Nothing can be asked in ${minutes} minutes. Plan more time, or put questions back by hand.`;
}

const USUAL_MINUTES = [30, 45, 60, 90];

function DurationField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <fieldset className="[&_.chip]:min-h-9.5 [&_.chip]:rounded-[19px]">
      <legend className="p-0 pb-1.5">How long?</legend>
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

const TONE_WORDS: Readonly<Record<Tone, string>> = { playful: 'Playful', sober: 'Sober' };

/** The tone of the whole workspace, kept at once. */
function ToneField() {
  const tone = useTone();
  const command = useCommand('who sets the tone');
  const set = (next: Tone) =>
    void command.sendSigned((by) => {
      const payload = { by, tone: next };
      return sendOnce('tone', { type: 'set', payload }, [payload]);
    });
  return (
    <fieldset className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="p-0 pb-1.5">Tone</legend>
      <RadioGroup label="Tone" choices={TONE_WORDS} value={tone} onChange={set} />
      <span className="quiet">
        {inTone(tone, {
          playful: 'The screens joke about what nobody has said. For a bank or a ministry, choose sober.',
          sober: 'The screens keep to the point.',
        })}{' '}
        For everybody in this workspace.
      </span>
      {command.problem}
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
        <p>You have changed this agenda. A new plan replaces it, with your order and your goals.</p>
      </ConfirmDialog>
    </>
  );
}
