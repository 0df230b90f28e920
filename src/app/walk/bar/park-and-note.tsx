import { useCallback, useRef } from 'react';
import type { WalkthroughView } from '#core/index.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { draftStore } from '../../session/drafts.ts';
import { sendOnce } from '../../workspace/send-once.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  // Opened in a ref callback, once: a letter typed right after the key must not be lost.
  const openDialog = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    element?.showModal();
  }, []);
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
  const close = () => dialog.current?.close();
  return (
    <dialog ref={openDialog} className="dialog [--width:620px]" aria-label="Park a question" onClose={done}>
      <CommandForm
        command={command}
        send={send}
        submit="Park it"
        cancel={['Cancel', close]}
        more={
          <span className="hint">
            <kbd>Enter</kbd>
          </span>
        }
      >
        <div className="line">
          <label htmlFor="park-line">A question for “{at.title}”, not for now</label>
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
    <Popover name="A note, for facilitators only" label="Note">
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
    if (!trimmed) return;
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
    <CommandForm className="grid gap-3" command={command} send={save} submit="Keep it" busy="Keep it" saveKeys>
      <textarea
        className="note grid gap-0.5 w-full bg-sheet border border-line-strong rounded"
        aria-label="A note, for facilitators only"
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={(event) => noteDrafts.edit(id, { text: event.target.value })}
      />
    </CommandForm>
  );
}
