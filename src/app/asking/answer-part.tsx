import type { QuestionView } from '#core/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { answerDrafts, isBlank } from './drafts.ts';
import { sameSpeaker } from './respond.ts';
import { useSpeaker } from './speaker.ts';

interface AnswerPartProps {
  readonly view: QuestionView;
  readonly autoFocus?: boolean;
}

/** Where one answers; out of the way for somebody who has, until they change their mind. */
export function AnswerPart({ view, autoFocus = false }: AnswerPartProps) {
  const { id } = view.question;
  const speaker = useSpeaker();
  const draft = answerDrafts.use(id);
  const answered = view.responses.some(({ by }) => sameSpeaker(by, speaker));
  if (answered && isBlank(draft)) return null;
  return <AnswerForm key={id} view={view} autoFocus={autoFocus || answered} />;
}
