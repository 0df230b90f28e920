import { type FormEvent, useCallback, useRef } from 'react';
import { useSpeaking } from '../../asking/speaking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Problem, useProblem } from '../../kit/problem.tsx';
import { draftStore } from '../../session/draft-store.ts';
import { sendOnce } from '../../workspace/send-once.ts';

/** Where a question that comes up is put: the screen in view. */
export interface ParkAt {
  readonly point: string;
  readonly title: string;
}

const parked = draftStore<{ readonly ask: string }>('park', { ask: '' });

interface ParkProps {
  readonly at: ParkAt;
  readonly done: () => void;
}

/**
 * One line for a question that comes up and is not for now; Enter puts it on the screen that was in view when one began
 * to type. Closed, it gives the keyboard back to where it was.
 */
export function Park({ at, done }: ParkProps) {
  const draft = parked.use(at.point);
  const { ask } = draft;
  const speaking = useSpeaking();
  const [problem, setProblem] = useProblem();
  const dialog = useRef<HTMLDialogElement>(null);
  const sending = useRef(false);
  // At once, so that no letter typed right after the key is lost; and only once.
  const show = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    element?.showModal();
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const by = speaking.speaker();
    const words = ask.trim();
    if (sending.current) return;
    if (!words) return setProblem('Type the question first.');
    if (!by) return setProblem('Type your name first, so that people know who asks.');
    const payload = { by, point: at.point, ask: words, why: '', shape: { shape: 'text' }, who: [] } as const;
    sending.current = true;
    const answer = await sendOnce(`park.${at.point}`, { type: 'raise', payload }, [payload]);
    sending.current = false;
    if (!answer.ok) return setProblem(answer.problem);
    parked.drop(at.point, draft);
    dialog.current?.close();
    announce(`Parked at ${at.title}.`);
  };
  return (
    <dialog ref={show} className="dialog park" aria-label="Park a question" onClose={done}>
      <form onSubmit={send} noValidate>
        <div className="line">
          <label htmlFor="park-line">A question for “{at.title}”, not for now</label>
          <input
            id="park-line"
            required
            value={ask}
            maxLength={2_000}
            autoComplete="off"
            onChange={(event) => parked.edit(at.point, { ask: event.target.value })}
          />
        </div>
        {speaking.fields}
        <Problem trouble={problem} />
        <div className="row">
          <button type="submit" className="button main">
            Park it
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <span className="hint">
            <kbd>Enter</kbd>
          </span>
        </div>
      </form>
    </dialog>
  );
}
