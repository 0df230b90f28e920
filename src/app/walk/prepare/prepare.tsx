import { useRef } from 'react';
import { Link } from 'react-router';
import {
  type AgendaItem,
  butPutOff,
  counted,
  isClosed,
  placeOf,
  putOffIn,
  type StartPayload,
  type Workspace,
} from '#core/index.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SureDialog } from '../../kit/sure-dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { commandId } from '../../sync/requests.ts';
import { sendOnce } from '../../workspace/send-once.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { MinutesInput } from '../agenda/controls.tsx';
import { AgendaEditor } from '../agenda/editor.tsx';
import { InvitedPart } from './invited-part.tsx';
import { keptItems, type PrepareDraft, prepareDrafts, preparedFrom } from './prepare-draft.ts';
import './prepare.css';

export function Prepare() {
  const workspace = useWorkspace();
  const draft = prepareDrafts.use(workspace.name);
  const edit = (change: Partial<PrepareDraft>) => prepareDrafts.edit(workspace.name, change);
  const { title, plan, byHand } = preparedFrom(draft, workspace);
  const command = useCommand('who takes them along');
  const goAhead = () =>
    command.sendSigned(
      (by) => {
        const { minutes, groups } = draft;
        const called = title.trim() || 'Walkthrough';
        return begin({ by, title: called, minutes, groups, agenda: plan.items }, workspace);
      },
      () => {
        prepareDrafts.drop(workspace.name);
        announce(`“${title}” has begun.`);
      },
    );
  const open = workspace.questions.filter(({ status }) => !isClosed(status)).length;
  const beginButton = (
    <button
      type="button"
      className="button main prepare-begin"
      disabled={command.busy}
      onClick={() => void goAhead()}
    >
      Begin
    </button>
  );
  return (
    <div className="prepare">
      <p className="lead">{leadOf(open, putOffIn(workspace.questions))}</p>
      <form
        className="prepare-setup grid items-start p-5 bg-sheet framed-thin rounded-10"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="What it is called" value={title} onChange={(words) => edit({ title: words })} />
        <MinutesPart minutes={draft.minutes} onChange={(minutes) => edit({ minutes })} />
        {open > 0 && (
          <InvitedPart workspace={workspace} groups={draft.groups} onChange={(groups) => edit({ groups })} />
        )}
        {command.fields}
      </form>
      <div className="prepare-title row">
        <h2>{open > 0 ? 'Agenda' : 'Nothing to ask'}</h2>
        {byHand && <PlanAgain again={() => edit({ items: null })} />}
        <Link className="button" to="/walk/invite">
          Invite people
        </Link>
        {open > 0 ? <Button onClick={() => window.print()}>Print</Button> : beginButton}
      </div>
      {open > 0 && (
        <AgendaEditor plan={plan} onChange={(items) => edit({ items: keptItems(items, draft, workspace) })}>
          {beginButton}
        </AgendaEditor>
      )}
      {command.problem}
      {open > 0 && plan.items.length === 0 && <p className="lead">{emptyWords(draft)}</p>}
    </div>
  );
}

function leadOf(open: number, later: number): string {
  if (open === 0)
    return `Every question is settled${butPutOff(later)}. You can still begin, and show people the product as it was decided.`;
  const questions = counted(open, 'question is', 'questions are');
  return `${questions} open. Say who comes and how long they stay; the agenda makes itself, and you change what you like.`;
}

function emptyWords({ groups, minutes }: PrepareDraft): string {
  return groups.length > 0
    ? `Nothing fits: none of those who come could know what is to be asked first, or ${minutes} minutes are too few. Invite somebody else, or put questions back by hand.`
    : `Nothing fits into ${minutes} minutes. Ask for more time, or put questions back by hand.`;
}

const USUAL = [30, 45, 60, 90];

function MinutesPart({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <fieldset className="prepare-minutes">
      <legend>How long do they stay?</legend>
      <div className="row">
        {USUAL.map((usual) => (
          <button
            key={usual}
            type="button"
            className="chip"
            aria-pressed={minutes === usual}
            onClick={() => onChange(usual)}
          >
            {usual} min
          </button>
        ))}
        <MinutesInput label="Minutes in all" value={minutes} least={1} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** Begins a walkthrough and takes all to its first screen. Resolves to null, or to what prevents it, as a sentence. */
async function begin(payload: StartPayload, workspace: Workspace): Promise<string | null> {
  const start = { id: walkthroughId(new Date()), type: 'start', payload } as const;
  const started = await sendOnce('start', start, [payload]);
  if (!started.ok) return started.problem;
  const walkthrough = started.facts.find(({ fact }) => fact === 'walkthrough');
  if (walkthrough?.fact !== 'walkthrough') return null;
  const what = { happened: 'shown', place: firstPlace(payload.agenda, workspace) } as const;
  const moment = { by: payload.by, walkthrough: walkthrough.id, what };
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

/** Plans again. What was changed by hand is not thrown away unasked. */
function PlanAgain({ again }: { readonly again: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Plan again</Button>
      <SureDialog dialog={dialog} asks="Plan again?" yes="Plan again" no="Keep mine" onYes={again}>
        <p>
          You have changed this agenda by hand. A new plan takes its place; your order and goals are gone.
        </p>
      </SureDialog>
    </>
  );
}
