import { useState } from 'react';
import { isClosed, plural, type WalkthroughView, type Workspace, withCount } from '#core/index.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { closeModal, useModal } from '../../kit/modal.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { draftStore } from '../../session/drafts.ts';
import { sendOnce } from '../../workspace/send-once.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { WORDS } from '../words.ts';
import { Popover } from './popover.tsx';

/** Where a question is parked: the screen in view. */
export interface ParkTarget {
  readonly point: string;
  readonly title: string;
}

const parkDrafts = draftStore<{ readonly ask: string }>('park', { ask: '' });

/**
 * A field for a question that is not for now; Enter adds it to the screen that was in view when typing began. On
 * closing, the focus returns to where it was.
 */
export function ParkDialog({ at, done }: { at: ParkTarget; done: () => void }) {
  const draft = parkDrafts.use(at.point);
  const { ask } = draft;
  const command = useCommand('who asks');
  const dialog = useModal();
  const close = () => closeModal(dialog.current);
  const send = () => {
    const trimmed = ask.trim();
    if (!trimmed) return command.refuse('Type the question first.');
    return command.sendSigned(
      (by) => {
        const shape = { shape: 'text' } as const;
        const payload = { by, point: at.point, ask: trimmed, why: '', shape, who: [] };
        return sendOnce(`park.${at.point}`, { type: 'raise', payload }, [payload]);
      },
      () => {
        parkDrafts.drop(at.point, draft);
        close();
        announce(`Parked at ${at.title}.`);
      },
    );
  };
  return (
    <dialog ref={dialog} className="dialog [--width:620px]" aria-label={WORDS.park} onClose={done}>
      <CommandForm command={command} send={send} submit="Park it" cancel={['Cancel', close]}>
        <div className="line">
          <label htmlFor="park-line">A question about “{at.title}”, for later</label>
          <input
            id="park-line"
            required
            value={ask}
            maxLength={2_000}
            autoComplete="off"
            onChange={(event) => parkDrafts.edit(at.point, { ask: event.target.value })}
          />
        </div>
        {command.fields}
      </CommandForm>
    </dialog>
  );
}

const noteDrafts = draftStore<{ readonly text: string }>('note', { text: '' });

interface NoteProps {
  readonly view: WalkthroughView;
  readonly place: string;
  readonly emit: EmitEvent;
}

export function NotePopover(props: NoteProps) {
  return (
    <Popover name={WORDS.note} label="Note">
      {(close) => <NoteForm {...props} done={close} />}
    </Popover>
  );
}

function NoteForm({ view, place, emit, done }: NoteProps & { readonly done: () => void }) {
  const { id } = view.walkthrough;
  const draft = noteDrafts.use(id);
  const { text } = draft;
  const command = useCommand();
  const save = async () => {
    const trimmed = text.trim();
    if (!trimmed) return command.refuse('Type the note first.');
    await command.send(async () => {
      if (await emit({ happened: 'noted', place, text: trimmed })) {
        noteDrafts.drop(id, draft);
        announce('Noted.');
        done();
      }
      return null;
    });
  };
  return (
    <CommandForm className="grid gap-3" command={command} send={save} submit="Save the note" saveKeys>
      <TextArea label={WORDS.note} value={text} onChange={(words) => noteDrafts.edit(id, { text: words })} />
    </CommandForm>
  );
}

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextArea({ label, value, onChange }: TextAreaProps) {
  return (
    <label className="grid gap-1 quiet">
      {label}
      <textarea
        className="w-full px-2.5 py-2 bg-sheet border border-line-strong rounded text-ink voice-lg"
        rows={4}
        maxLength={20_000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

const MAX_LISTED = 6;
const closingDrafts = draftStore<{ readonly text: string }>('closing', { text: '' });

interface EndDialogProps {
  readonly onClose: () => void;
  readonly view: WalkthroughView;
  readonly emit: EmitEvent;
}

/** Ends the walkthrough, after showing what it leaves open, with a closing word for everybody. */
export function EndDialog({ view, emit, onClose }: EndDialogProps) {
  const dialog = useModal();
  const { open, hidden } = leftOpenIn(view, useWorkspace());
  const [isEnding, setIsEnding] = useState(false);
  const { id, title } = view.walkthrough;
  const { text } = closingDrafts.use(id);
  const command = useCommand();
  const end = async () => {
    if (isEnding) return;
    setIsEnding(true);
    const closingWord = text.trim();
    if (await emit({ happened: 'ended', ...(closingWord && { text: closingWord }) })) closingDrafts.drop(id);
    else setIsEnding(false);
  };
  return (
    <dialog ref={dialog} className="dialog [--width:520px]" aria-label={WORDS.end} onClose={onClose}>
      <CommandForm
        command={command}
        send={end}
        submit="End it for everybody"
        cancel={['Not yet', () => closeModal(dialog.current)]}
      >
        <h2>End “{title}”?</h2>
        {open.length > 0 && (
          <div>
            <p>{withCount(open.length, 'question on the agenda stays open:', 'questions on the agenda stay open:')}</p>
            <ul className="list-disc pl-5 voice-lg">
              {open.slice(0, MAX_LISTED).map(({ question }) => (
                <li key={question.id}>{question.ask}</li>
              ))}
              {open.length > MAX_LISTED && <li className="quiet">and {open.length - MAX_LISTED} more</li>}
            </ul>
          </div>
        )}
        {hidden.length > 0 && (
          <p className="problem">
            {plural(
              hidden.length,
              'The answers to 1 question are still hidden. Ending shows them.',
              'The answers to # questions are still hidden. Ending shows them.',
            )}
          </p>
        )}
        <TextArea
          label="A closing word for everybody (optional)"
          value={text}
          onChange={(words) => closingDrafts.edit(id, { text: words })}
        />
        <p className="quiet">
          Everybody gets the minutes. Questions can still be answered later, and you can undo this.
        </p>
      </CommandForm>
    </dialog>
  );
}

type LeftOpenInput = Pick<WalkthroughView, 'agenda' | 'polls'>;

/** Questions of the agenda that are not closed, and those whose answers are hidden until the end shows them. */
export function leftOpenIn({ agenda, polls }: LeftOpenInput, { question }: Workspace) {
  const agendaQuestions = [...new Set(agenda.flatMap(({ questions }) => questions))].flatMap(
    (id) => question(id) ?? [],
  );
  return {
    open: agendaQuestions.filter(({ status }) => !isClosed(status)),
    hidden: [...polls.values()].filter(({ revealed }) => !revealed).flatMap((poll) => question(poll.question) ?? []),
  };
}
