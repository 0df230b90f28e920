import type { ReactNode } from 'react';

const MARKED = /(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*|`[^`\n]+`)/u;

/** Text with the marks that people type: **bold**, *italic* and `code`; its lines stay lines. */
export function richText(text: string): ReactNode {
  return <span className="whitespace-pre-line">{text.split(MARKED).map(marked)}</span>;
}

function marked(part: string, at: number): ReactNode {
  const key = `${at} ${part}`;
  if (at % 2 === 0) return part;
  if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
  const inner = part.slice(1, -1);
  return part.startsWith('*') ? <i key={key}>{inner}</i> : <code key={key}>{inner}</code>;
}
