import { useState } from 'react';
import type { QuestionStatus, QuestionView } from '#core/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { answerDrafts, isBlank } from './drafts.ts';
import { sameSpeaker } from './respond.ts';
import { useSpeaker } from './speaker.ts';

interface AnswerPartProps {
  readonly view: QuestionView;
  readonly autoFocus?: boolean;
}

/** Nobody has to be asked these again. */
const SETTLED: ReadonlySet<QuestionStatus> = new Set(['decided', 'not-applicable']);

/** Where one answers; out of the way where it is settled, and for somebody who has answered, until they change their mind. */
export function AnswerPart({ view, autoFocus = false }: AnswerPartProps) {
  const { id } = view.question;
  const speaker = useSpeaker();
  const draft = answerDrafts.use(id);
  const [wanted, setWanted] = useState(false);
  const answered = view.responses.some(({ by }) => sameSpeaker(by, speaker));
  if (answered && isBlank(draft)) return null;
  if (SETTLED.has(view.status) && isBlank(draft) && !wanted) {
    return (
      <button type="button" className="plain" onClick={() => setWanted(true)}>
        Answer all the same
      </button>
    );
  }
  return <AnswerForm key={id} view={view} autoFocus={autoFocus || answered || wanted} />;
}
