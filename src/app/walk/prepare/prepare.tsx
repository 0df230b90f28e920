import { useState } from 'react';
import { Link } from 'react-router';
import { butPutOff, counted, isClosed, putOffIn, type Workspace } from '#core/index.ts';
import { useSpeaking } from '../../asking/speaking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Line } from '../../kit/line.tsx';
import { Problem, useProblem } from '../../kit/problem.tsx';
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
  const beginning = useBeginning(() => prepareDrafts.drop(workspace.name));
  const ready = { title, minutes: draft.minutes, groups: draft.groups, agenda: plan.items };
  const open = openIn(workspace);
  const beginButton = (
    <button
      type="button"
      className="button main prepare-begin"
      disabled={beginning.busy}
      onClick={() => beginning.go(ready)}
    >
      Begin
    </button>
  );
  return (
    <div className="prepare">
      <p className="lead">{leadOf(open, putOffIn(workspace.questions))}</p>
      <form className="prepare-setup" onSubmit={(event) => event.preventDefault()}>
        <Line label="What it is called" value={title} onChange={(words) => edit({ title: words })} />
        <MinutesPart minutes={draft.minutes} onChange={(minutes) => edit({ minutes })} />
        {open > 0 && (
          <InvitedPart workspace={workspace} groups={draft.groups} onChange={(groups) => edit({ groups })} />
        )}
        {beginning.fields}
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
      <Problem trouble={beginning.problem} />
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

/** Begins once, whatever is pressed meanwhile. */
function useBeginning(done: () => void) {
  const workspace = useWorkspace();
  const speaking = useSpeaking();
  const [problem, setProblem] = useProblem();
  const [busy, setBusy] = useState(false);
  const go = async (ready: Parameters<typeof begin>[0]) => {
    const by = speaking.speaker();
    if (!by) return setProblem('Type your name first, so that people know who takes them along.');
    setBusy(true);
    const refused = await begin({ ...ready, title: ready.title.trim() || 'Walkthrough' }, by, workspace);
    setBusy(false);
    setProblem(refused);
    if (refused !== null) return;
    done();
    announce(`“${ready.title}” has begun.`);
  };
  return { fields: speaking.fields, problem, busy, go };
}
