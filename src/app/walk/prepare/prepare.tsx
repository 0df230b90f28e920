import { Link } from 'react-router';
import { butPutOff, counted, isClosed, putOffIn, type Workspace } from '#core/index.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { AgendaEditor } from '../agenda/editor.tsx';
import { MinutesInput } from '../agenda/minutes-input.tsx';
import { begin } from './begin.ts';
import { InvitedPart } from './invited-part.tsx';
import { PlanAgain } from './plan-again.tsx';
import { keptItems, type PrepareDraft, prepareDrafts, preparedFrom } from './prepare-draft.ts';
import './prepare.css';

/** What one does before a walkthrough: who comes, how long, what is asked in which order; then it begins. */
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
        return begin(
          { title: title.trim() || 'Walkthrough', minutes, groups, agenda: plan.items },
          by,
          workspace,
        );
      },
      () => {
        prepareDrafts.drop(workspace.name);
        announce(`“${title}” has begun.`);
      },
    );
  const open = openIn(workspace);
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
      <form className="prepare-setup" onSubmit={(event) => event.preventDefault()}>
        <TextField label="What it is called" value={title} onChange={(words) => edit({ title: words })} />
        <MinutesPart minutes={draft.minutes} onChange={(minutes) => edit({ minutes })} />
        {open > 0 && (
          <InvitedPart workspace={workspace} groups={draft.groups} onChange={(groups) => edit({ groups })} />
        )}
        {command.fields}
      </form>
      <div className="prepare-title">
        <h2>{open > 0 ? 'Agenda' : 'Nothing to ask'}</h2>
        {byHand && <PlanAgain again={() => edit({ items: null })} />}
        <Link className="button" to="/walk/invite">
          Invite people
        </Link>
        {open > 0 ? (
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
        ) : (
          beginButton
        )}
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

/** What is open, counted. */
function openIn({ questions }: Workspace): number {
  return questions.filter(({ status }) => !isClosed(status)).length;
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

interface MinutesPartProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

function MinutesPart({ minutes, onChange }: MinutesPartProps) {
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
