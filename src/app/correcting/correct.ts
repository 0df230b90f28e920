import type { CorrectPayload } from '#core/index.ts';
import { sendOnce } from '../asking/send-once.ts';
import { announce } from '../frame/announcer.tsx';

/** Keeps a correction. Resolves to null, or to why it is not kept, in one sentence. */
export async function correct(payload: CorrectPayload): Promise<string | null> {
  const answer = await sendOnce(`correct.${payload.point}`, { type: 'correct', payload }, [payload]);
  if (!answer.ok) return answer.problem;
  const asked = answer.raised.length;
  announce(
    asked === 0 ? 'Kept.' : `Kept. ${asked === 1 ? 'One question is' : `${asked} questions are`} new.`,
  );
  return null;
}
