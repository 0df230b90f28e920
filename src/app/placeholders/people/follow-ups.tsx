import type { QuestionView } from '#core/index.ts';

export function leafOf({ slot }: QuestionView['question']): string {
  return slot?.split('/').at(-1) ?? '';
}
