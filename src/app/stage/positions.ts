import { type QuestionView, type Reply, type Response, sameReply } from '#core/index.ts';

/** One answer and everybody who gives it. */
export interface Position {
  readonly reply: Reply;
  readonly by: readonly Response[];
}

/** The different answers in force; those who do not know, or will say later, take none. */
export function positionsIn({ question, responses }: QuestionView): readonly Position[] {
  const positions: { reply: Reply; by: Response[] }[] = [];
  for (const response of responses) {
    if (response.reply.says !== 'value' && response.reply.says !== 'not-applicable') continue;
    const same = positions.find(({ reply }) => sameReply(question, reply, response.reply));
    if (same) same.by.push(response);
    else positions.push({ reply: response.reply, by: [response] });
  }
  return positions;
}
