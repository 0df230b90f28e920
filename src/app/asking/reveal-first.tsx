import type { QuestionView, Round, WalkthroughView } from '#core/index.ts';
import { useTell } from '../presence/use-tell.ts';
import { progressOf, progressWords } from '../presence/who-is-missing.ts';
import { useRoom } from '../session/presence-store.ts';

interface RevealFirstProps {
  readonly view: QuestionView;
  readonly walking: WalkthroughView;
  readonly round: Round;
}

/** In place of deciding while answers are hidden: nobody decides over what nobody has seen. */
export function RevealFirst({ view, walking, round }: RevealFirstProps) {
  const { tell, problem } = useTell(walking);
  const progress = progressOf(round, view.responses, useRoom());
  return (
    <div className="reveal-first">
      <p className="quiet">
        {progress ? `${progressWords(progress)}, hidden so far.` : 'The answers are hidden so far.'}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => void tell({ happened: 'revealed', question: view.question.id })}
      >
        Reveal first
      </button>
      {problem}
    </div>
  );
}
