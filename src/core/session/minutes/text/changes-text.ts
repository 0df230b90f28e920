import { escapeMarkdown } from '../../../spec/escape.ts';
import type { DiffLine } from '../line-diff.ts';
import type { Minutes, TextChange } from '../types.ts';
import { changeLines } from '../words.ts';
import { bulleted } from './parts.ts';

/** What changed, as heads with their texts; a text is empty where nothing did. */
export function changesText({ spec, product }: Minutes): readonly (readonly [head: string, text: string])[] {
  const items = changeLines(product.items).map(
    ({ head, names }) => `${escapeMarkdown(head)}: ${escapeMarkdown(names.join(', '))}`,
  );
  const screens = product.screens.map(({ label }) => label).join(', ');
  const look = screens === '' ? '' : `To be looked at: ${escapeMarkdown(screens)}.`;
  return [
    ['What changed in the specification', spec.map(changeText).join('\n\n')],
    ['What changed in the prototype', [bulleted(items), look].filter(Boolean).join('\n\n')],
  ];
}

const SIGNS: Readonly<Record<DiffLine['is'], string>> = {
  same: ' ',
  added: '+',
  removed: '-',
  gap: '@@ … @@',
};

function changeText({ title, lines }: TextChange): string {
  const body = lines.map(({ is, text }) => `${SIGNS[is]}${text}`).join('\n');
  const fence = fenceFor(body);
  return `### Under ${escapeMarkdown(title)}\n\n${fence}diff\n${body}\n${fence}`;
}

/** Longer than any run of backticks inside. */
function fenceFor(body: string): string {
  const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}
