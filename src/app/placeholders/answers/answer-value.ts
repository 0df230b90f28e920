import { type QuestionView, settledValue, type Value } from '#core/index.ts';

/** Whether a question is decided, not just assumed, and not stale. */
export function isFirm(view: QuestionView | undefined): boolean {
  return view?.decision?.result.outcome === 'decided' && view.status !== 'stale';
}

/** The values of the responses, the latest last. */
export function responseValues({ responses }: QuestionView): readonly Value[] {
  return responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
}

/** The value to start a new draft from: the settled one, else that of the latest response. */
export function latestValue(view: QuestionView): Value | undefined {
  return settledValue(view) ?? responseValues(view).at(-1);
}

/** True without a decision or a response that could be shown in place of the hole. */
export function isUnanswered(view: QuestionView | undefined): boolean {
  return (
    !view?.decision && !view?.responses.some(({ reply }) => reply.says === 'value' || reply.says === 'not-applicable')
  );
}
