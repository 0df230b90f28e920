import type { QuestionView, Reply, Speaker } from '#core/index.ts';
import type { Answer } from '../workspace/link.ts';
import { sendOnce } from './send-once.ts';

/** Whether two speakers are one: the same name, speaking for the same. */
export function sameSpeaker(a: Speaker, b: Speaker): boolean {
  return a.name === b.name && a.role === b.role;
}

/** Says something to a question; what the same person said before it gives way. */
export function respond({ question, responses }: QuestionView, by: Speaker, reply: Reply): Promise<Answer> {
  const earlier = responses.find((response) => sameSpeaker(response.by, by));
  const payload = { by, question: question.id, reply, ...(earlier ? { supersedes: earlier.id } : {}) };
  return sendOnce(`answer.${question.id}`, { type: 'respond', payload }, [by, reply]);
}
