import type { Block } from './blocks/structure.ts';

/** The text of each top-level block quote among the blocks, quote signs removed, lines joined (decision 005). */
export function evidenceOf(blocks: readonly Block[], lines: readonly string[]): readonly string[] {
  return blocks
    .filter((block) => block.type === 'Blockquote')
    .map((block) =>
      lines
        .slice(block.first, block.last + 1)
        .map((line) => line.replace(/^(?:[ \t]*>){0,64}[ \t]*/, '').trimEnd())
        .join(' ')
        .replace(/[ \t]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
