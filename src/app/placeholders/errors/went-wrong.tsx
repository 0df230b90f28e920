import { focusOnce } from '../../kit/keyboard.ts';
import type { KnownRow } from '../known/known-rows.ts';
import { Note } from '../pieces/note.tsx';
import { SaidTag } from '../pieces/said-tag.tsx';
import { Blanks } from './blanks.tsx';
import type { Failure } from './failures.ts';

interface WentWrongProps {
  readonly broken: Failure | null;
  /** The message of this failure, as far as somebody has said it. */
  readonly said: KnownRow | undefined;
}

/** The message: the same for every failure until somebody says what it should have been. */
export function WentWrong({ broken, said }: WentWrongProps) {
  return (
    <section className="errors-message" aria-label="The message" data-broken={broken ? '' : undefined}>
      {broken ? (
        <Shown said={said} />
      ) : (
        <p className="errors-unbroken">Here will stand a message. Break something.</p>
      )}
      {broken && <Blanks failure={broken} />}
      <Note says="They read" q="errors.messages" />
      <Note says="Whose to mend" q="errors.classes" />
      <Note says="Who else hears of it" q="errors.alerts" />
    </section>
  );
}

/** Takes the focus: whoever pushed the button reads the message next. */
function Shown({ said }: { said: WentWrongProps['said'] }) {
  return (
    <div className="errors-said" data-said={said ? '' : undefined}>
      <h2 tabIndex={-1} ref={focusOnce}>
        {said?.cell('text') ?? 'Something went wrong.'}
      </h2>
      {said ? (
        <p>
          <SaidTag settled={said.settled} /> They can: {said.cell('action') || 'nothing'}
        </p>
      ) : (
        <p>
          <span className="tag hole">Nobody has said</span> what, or what to do about it.
        </p>
      )}
    </div>
  );
}
