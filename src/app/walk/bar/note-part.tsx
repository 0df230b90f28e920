import type { WalkthroughView } from '#core/index.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { draftStore } from '../../session/drafts.ts';
import { Pop } from './pop.tsx';

const notes = draftStore<{ readonly text: string }>('note', { text: '' });

interface NoteProps {
  readonly view: WalkthroughView;
  /** Address that the note is about. */
  readonly place: string;
  readonly emit: EmitEvent;
}

/** A note that only facilitators ever see. */
export function NotePart(props: NoteProps) {
  return (
    <Pop name="A note, for facilitators only" label="Note">
      {(close) => <NoteForm {...props} done={close} />}
    </Pop>
  );
}

/** The same as a form. */
function NoteForm({ view, place, emit, done }: NoteProps & { readonly done: () => void }) {
  const { id } = view.walkthrough;
  const draft = notes.use(id);
  const { text } = draft;
  const command = useCommand();
  const save = async () => {
    const words = text.trim();
    if (!words) return;
    await command.send(async () => {
      if (await emit({ happened: 'noted', place, text: words })) {
        notes.drop(id, draft);
        announce('Noted.');
        done();
      }
      return null;
    });
  };
  return (
    <CommandForm className="note-form" command={command} send={save} submit="Keep it" busy="Keep it" saveKeys>
      <textarea
        className="note"
        aria-label="A note, for facilitators only"
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={(event) => notes.edit(id, { text: event.target.value })}
      />
    </CommandForm>
  );
}
