import { type CorrectPayload, checksum, plural } from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { sendOnce } from '../workspace/send-once.ts';

/** What somebody says of a section, and its text as they saw it. */
type Said = Omit<CorrectPayload, 'of'> & { readonly text: string };

/** Keeps a correction. Resolves to null, or to why it is not kept, in one sentence. */
export async function correct({ text, ...said }: Said): Promise<string | null> {
  const payload: CorrectPayload = { ...said, of: checksum(text) };
  // The same words are the same correction, though the text may read otherwise by now.
  const answer = await sendOnce(`correct.${said.point}`, { type: 'correct', payload }, [said]);
  if (!answer.ok) return answer.problem;
  const asked = answer.raised.length;
  announce(asked === 0 ? 'Kept.' : `Kept. ${plural(asked, 'One question is', '# questions are')} new.`);
  return null;
}
