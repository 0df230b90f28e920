import type { QuestionView, Response, Round } from '#core/index.ts';
import { progressOf, progressWords } from '../presence/who-is-missing.ts';
import { useRoom } from '../session/presence-store.ts';
import { DeliveryMark } from '../sync/delivery-mark.tsx';
import { startOver } from './drafts.ts';
import { ReplyView } from './reply-view.tsx';

interface GivenPartProps {
  readonly view: QuestionView;
  readonly round: Round;
  /** One’s own answer. */
  readonly given: Response;
}

/** What one has given in a round that is still hidden, and how many others have. */
export function GivenPart({ view, round, given }: GivenPartProps) {
  const progress = progressOf(round, view.responses, useRoom());
  return (
    <section className="given" aria-label="Your answer">
      <p role="status">
        <b>Given.</b> {progress && `${progressWords(progress)}.`}
      </p>
      <ReplyView view={view} reply={given.reply} />
      <p className="response-by">
        {given.anonymous ? 'Without your name' : 'With your name'}, hidden until revealed
        <DeliveryMark id={given.id} />
        <button type="button" className="plain" onClick={() => startOver(given)}>
          Change my mind
        </button>
      </p>
    </section>
  );
}
