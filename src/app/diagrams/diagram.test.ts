import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Diagram, type DiagramEdge, type DiagramNode } from './diagram.tsx';

const nodes: readonly DiagramNode[] = [
  { id: 'draft', label: 'Draft', look: 'decided', tag: 'first', lines: ['title'] },
  { id: '__proto__', label: 'Sent', look: 'guess', emphasis: 'current' },
];
const edges: readonly DiagramEdge[] = [
  { id: 'send', from: 'draft', to: '__proto__', label: 'send', look: 'guess' },
  { id: 'lose', from: '__proto__', to: 'nowhere', look: 'hole' },
];

function html(more: Partial<Parameters<typeof Diagram>[0]>): string {
  return renderToStaticMarkup(createElement(Diagram, { label: 'States', nodes, edges, ...more }));
}

function buttons(page: string): readonly string[] {
  return [...page.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', inside = '']) => {
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replaceAll(/<[^>]*>/g, ' ');
    const more = /aria-description="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return `${name} ${more}`.replaceAll(/\s+/g, ' ').trim();
  });
}

describe('a diagram on the page', () => {
  test('says everything in a list too', () => {
    const items = [...html({}).matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item);
    expect(items).toEqual([
      'Draft, first; title',
      'Sent, guess',
      'Draft → Sent: send, guess',
      'Sent → ?: nobody has said',
    ]);
  });

  test('has buttons only for what can be pressed', () => {
    expect(buttons(html({}))).toEqual([]);
    expect(buttons(html({ onNode: () => {} }))).toEqual(['Draft first', 'Sent guess']);
    expect(buttons(html({ onEdge: () => {} }))).toEqual(['Draft → Sent: send, guess', 'Sent → ?: nobody has said']);
  });

  test('describes a box as told', () => {
    const page = html({ onNode: () => {}, describeNode: (id) => `${id.length} questions` });
    expect(buttons(page)).toEqual(['Draft first 5 questions', 'Sent guess, 9 questions']);
  });

  test('lets the Tab key reach one part, the current one', () => {
    const page = html({ onNode: () => {}, onEdge: () => {} });
    const reached = [...page.matchAll(/<button[^>]*tabindex="0".*?<\/button>/gi)].map(([button]) => button);
    expect(buttons(reached.join(''))).toEqual(['Sent guess']);
    expect(reached[0]).toContain('aria-current="true"');
  });

  test('names each texture that occurs, the hole of a loose end included', () => {
    const key = (page: string) => [...page.matchAll(/diagram-swatch [^"]*" data-look="(\w+)/g)].map(([, look]) => look);
    expect(key(html({}))).toEqual(['decided', 'guess', 'hole']);
    expect(key(html({ edges: [] }))).toEqual(['decided', 'guess']);
    expect(key(html({ edges: [{ id: 'e', from: 'draft', to: 'nowhere', look: 'decided' }] }))).toContain('hole');
  });

  test('without boxes is one sentence', () => {
    expect(html({ nodes: [] })).toBe('<p class="quiet">Nothing to draw yet: nobody has named anything.</p>');
  });
});
