import type { QuestionView, Value } from '#core/index.ts';

/** What has been settled as the answer to a question, decided or assumed; undefined while nothing is. */
export function settledValue(view: QuestionView | undefined): Value | undefined {
  const result = view?.decision?.result;
  return result && 'value' in result ? result.value : undefined;
}

/** Whether what was settled is firm: decided, and nothing it rests on has changed since. */
export function isFirm(view: QuestionView | undefined): boolean {
  return view?.decision?.result.outcome === 'decided' && view.status !== 'stale';
}

/** What people have said, the latest last. */
export function spokenValues({ responses }: QuestionView): readonly Value[] {
  return responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
}

/** The value to start a new draft from: the settled one, else what was said last. */
export function latestValue(view: QuestionView): Value | undefined {
  return settledValue(view) ?? spokenValues(view).at(-1);
}

/** True while nobody has said or decided anything that could be shown in place of the hole. */
export function isUnknown(view: QuestionView | undefined): boolean {
  return (
    !view?.decision &&
    !view?.responses.some(({ reply }) => reply.says === 'value' || reply.says === 'not-applicable')
  );
}
