import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { WalkthroughView } from '#core/index.ts';
import { isSaveKey, SaveKeys } from '../../asking/save-keys.tsx';
import { announce } from '../../kit/announcer.tsx';
import type { Tell } from '../../presence/use-tell.ts';
import { draftStore } from '../../session/draft-store.ts';
import { Pop } from './pop.tsx';

const notes = draftStore<{ readonly text: string }>('note', { text: '' });

interface NoteProps {
  readonly view: WalkthroughView;
  /** Address that the note is about. */
  readonly place: string;
  readonly tell: Tell;
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
function NoteForm({ view, place, tell, done }: NoteProps & { readonly done: () => void }) {
  const { id } = view.walkthrough;
  const draft = notes.use(id);
  const { text } = draft;
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words || saving) return;
    setSaving(true);
    const counts = await tell({ happened: 'noted', place, text: words });
    setSaving(false);
    if (!counts) return;
    notes.drop(id, draft);
    announce('Noted.');
    done();
  };
  return (
    <form className="note-form" onSubmit={save} onKeyDown={(event) => isSaveKey(event) && void save(event)}>
      <textarea
        className="note"
        aria-label="A note, for facilitators only"
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={(event) => notes.edit(id, { text: event.target.value })}
      />
      <div className="row">
        <button type="submit" className="button main" disabled={saving}>
          Keep it
        </button>
        <SaveKeys />
      </div>
    </form>
  );
}
