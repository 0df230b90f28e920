import { type QuestionView, settledValue, type Value } from '#core/index.ts';

/** Whether what was settled is firm: decided, and nothing it rests on has changed since. */
export function isFirm(view: QuestionView | undefined): boolean {
  return view?.decision?.result.outcome === 'decided' && view.status !== 'stale';
}

/** What people have said, the latest last. */
export function responseValues({ responses }: QuestionView): readonly Value[] {
  return responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
}

/** The value to start a new draft from: the settled one, else what was said last. */
export function latestValue(view: QuestionView): Value | undefined {
  return settledValue(view) ?? responseValues(view).at(-1);
}

/** True while nobody has said or decided anything that could be shown in place of the hole. */
export function isUnanswered(view: QuestionView | undefined): boolean {
  return (
    !view?.decision && !view?.responses.some(({ reply }) => reply.says === 'value' || reply.says === 'not-applicable')
  );
}
