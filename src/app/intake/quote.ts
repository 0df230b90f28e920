import type { Speaker } from '#core/index.ts';
import { type FileReading, NOTES_LIMIT, type Sentence } from '#core/intake.ts';
import { sendOnce } from '../workspace/send-once.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/** Attaches a sentence of notes to a question. */
export function quote(question: string, sentence: Sentence, from: string, by: Speaker): Promise<CommandResult> {
  const { text, place, speaker } = sentence;
  const payload = { by, question, text, from, place, ...(speaker !== undefined && { speaker }) };
  return sendOnce(`quote.${question}`, { type: 'quote', payload }, [payload]);
}

/** Keeps the text of notes in the workspace, in as many parts as it needs, until one is refused. */
export async function keepNotes({ file, text = '' }: FileReading, by: Speaker): Promise<CommandResult | null> {
  const parts = partsOf(text);
  for (const [at, part] of parts.entries()) {
    const payload = { by, name: file, part: at + 1, parts: parts.length, text: part };
    const result = await sendOnce(`keep.${file}.${at}`, { type: 'keep', payload }, [payload]);
    if (!result.ok) return result;
  }
  return null;
}

/** Parted at line ends where it can be. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > NOTES_LIMIT) {
    const end = rest.lastIndexOf('\n', NOTES_LIMIT);
    const cut = end > 0 ? end : NOTES_LIMIT;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest];
}
