import { type Question, questionPath, type SpecReading } from '#core/index.ts';
import { questionFile, standingQuestions } from '#core/parsing.ts';
import type { Desk } from './commands/desk.ts';
import { StoreFailure } from './store.ts';

/** Questions written at the same time. */
const WRITERS = 16;

export interface Raised {
  readonly raised: readonly Question[];
  /** What could not be written, as a sentence, or null. */
  readonly trouble: string | null;
}

/** Writes the questions that a specification raises and that are not there yet, then the derived texts. */
export async function raiseStanding(spec: SpecReading | null, desk: Desk): Promise<Raised> {
  const missing = spec ? standingQuestions(spec).filter((question) => isMissing(question, desk)) : [];
  const raised: Question[] = [];
  let trouble: string | null = null;
  const raise = async (question: Question) => {
    try {
      const { kept } = await desk.keep(questionFile(question));
      if (kept === 'created') raised.push(question);
    } catch (error) {
      desk.failed(error);
      if (!(error instanceof StoreFailure)) throw error;
      trouble ??= error.message;
    }
  };
  for (let from = 0; from < missing.length && desk.trouble() === null; from += WRITERS) {
    await Promise.all(missing.slice(from, from + WRITERS).map(raise));
  }
  const unwritten = await desk.derive();
  return { raised, trouble: trouble ?? unwritten };
}

function isMissing({ id }: Question, { facts }: Desk): boolean {
  return !facts.fact(questionPath(id)) && !facts.isQuarantined(questionPath(id));
}
