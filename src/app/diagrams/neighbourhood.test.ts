import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram } from './diagram.tsx';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { DiagramEdge, DiagramNode } from './types.ts';

const IDS = 'abcdefghijkm';
const nodes = [...IDS].map((id): DiagramNode => ({ id, label: id.toUpperCase(), look: 'decided' }));

/** “ab:go” as an edge; with a question mark it is a guess. */
function lines(...all: readonly string[]): readonly DiagramEdge[] {
  return all.map((line) => {
    const [ends = '', label = ''] = line.split(':');
    const [from = '', to = '', sign] = ends;
    return { id: line, from, to, label, look: sign === '?' ? 'guess' : 'decided' };
  });
}

const around = (id: string, ...all: readonly string[]) => {
  const { edges, moreIn, moreOut, ...near } = neighbourhoodOf(nodes, lines(...all), id);
  const drawn = edges.map(({ from, to, label, both }) => `${from}${both ? '=' : '>'}${to}${label && `:${label}`}`);
  return [near.nodes.map((node) => node.id).join(''), drawn.join(' '), moreIn, moreOut];
};

test('around a box is what leads to it and from it; what leads both ways comes after it, once', () => {
  expect(around('a', 'ba:one', 'ac:two', 'ca', 'bc', 'aa')).toEqual(['bac', 'b>a:one a=c:two', 0, 0]);
  expect(around('d', 'ab')).toEqual(['d', '', 0, 0]);
});

test('parallel lines are one, with all their words', () => {
  expect(around('a', 'ab:go', 'ab:run', 'ab:go')).toEqual(['ab', 'a>b:go, run', 0, 0]);
});

test('at most seven boxes are drawn, what was said before guesses, and the others are counted', () => {
  const out = ['ab?', 'ac', 'ad', 'ae', 'af', 'ag', 'ah'];
  expect(around('a', ...out)).toEqual(['acdefgh', 'a>c a>d a>e a>f a>g a>h', 0, 1]);
  expect(around('a', ...out, 'ia', 'ja', 'ka', 'ma')[0]).toBe('ijkacde');
});

test('a diagram around a box shows that part of it, and says all of it in a list', () => {
  const html = renderToStaticMarkup(
    createElement(Diagram, { label: 'Map', nodes, edges: lines('ab', 'bc'), around: 'b', onNode: () => {} }),
  );
  const boxes = [...html.matchAll(/<button[^>]*diagram-press[^>]*>(.*?)<\/button>/g)];
  expect(boxes.map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''))).toEqual(['A', 'B', 'C']);
  expect(html.match(/<li>/g)).toHaveLength(nodes.length + 2);
  expect(html).toContain('Whole map');
});
