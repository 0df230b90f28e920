import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Layout, layOut } from './layout.ts';
import type { Box, DiagramDirection, DiagramEdge, DiagramNode } from './types.ts';

/** “a b c” as nodes, “a>b b>b:label” as edges; `=` instead of `>` gives cardinalities. */
function diagram(names: string, lines = ''): readonly [DiagramNode[], DiagramEdge[]] {
  const nodes = words(names).map((id): DiagramNode => ({ id, label: id, look: 'decided' }));
  const edges = words(lines).map((line): DiagramEdge => {
    const [, from = '', sign, to = '', label] = /^(.*?)([>=])([^:]*)(?::(.*))?$/.exec(line) ?? [];
    const edge = { id: line, from, to, look: 'decided' as const, ...(label === undefined ? {} : { label }) };
    return sign === '=' ? { ...edge, ends: ['1', '0..n'] } : edge;
  });
  return [nodes, edges];
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function overlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** All pairs of overlapping boxes. */
function clashes(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => [one, other] as const),
  );
}

function boxesOf({ nodes, loose }: Layout): readonly Box[] {
  return [...nodes, ...loose];
}

function outside(layout: Layout): readonly Box[] {
  const labels = layout.lines.flatMap(({ label, ends }) => [...(label ? [label] : []), ...ends]);
  return [...boxesOf(layout), ...labels].filter(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > layout.width || y + height > layout.height,
  );
}

const NAMES = ['a', 'b', 'c', '__proto__', 'constructor', 'toString', '', '請求書', 'فاتورة', 'x'.repeat(300)];
const looks = fc.constantFrom<DiagramNode['look']>('decided', 'guess', 'hole');
const names = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 12 }));
const someNodes = fc.array(
  fc.record(
    {
      id: names,
      label: names,
      look: looks,
      tag: names,
      lines: fc.array(names, { maxLength: 12 }),
      shape: fc.constantFrom('box' as const, 'round' as const),
    },
    { requiredKeys: ['id', 'label', 'look'] },
  ),
  { minLength: 1, maxLength: 12 },
);
const someEdges = fc.array(
  fc.record(
    {
      id: names,
      from: names,
      to: names,
      look: looks,
      label: names,
      ends: fc.constant(['1', '0..n'] as const),
    },
    { requiredKeys: ['id', 'from', 'to', 'look'] },
  ),
  { maxLength: 16 },
);
const directions = fc.constantFrom<DiagramDirection>('down', 'right');

describe('any diagram', () => {
  test('shows every box and every line, nothing over another box, nothing outside', () => {
    fc.assert(
      fc.property(someNodes, someEdges, directions, fc.boolean(), (nodes, edges, direction, pressable) => {
        const layout = layOut(nodes, edges, { direction, pressable });
        expect(layout.nodes).toHaveLength(nodes.length);
        expect(layout.lines.filter(({ path }) => !/^M[-\d. LQ]+$/.test(path))).toEqual([]);
        expect(clashes(boxesOf(layout))).toEqual([]);
        expect(outside(layout)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('no label lies over a box', () => {
    fc.assert(
      fc.property(someNodes, someEdges, directions, (nodes, edges, direction) => {
        const layout = layOut(nodes, edges, { direction, pressable: true });
        const labels = layout.lines.flatMap(({ label }) => label ?? []);
        const over = labels.filter((label) => boxesOf(layout).some((box) => overlap(box, label)));
        expect(over).toEqual([]);
        expect(labels).toHaveLength(edges.length);
      }),
      { numRuns: 60 },
    );
  });

  test('the same content is laid out the same', () => {
    fc.assert(
      fc.property(someNodes, someEdges, (nodes, edges) => {
        expect(layOut(nodes, edges)).toEqual(layOut(structuredClone(nodes), structuredClone(edges)));
      }),
      { numRuns: 20 },
    );
  });
});

describe('lines', () => {
  test('edges run down or to the right', () => {
    const [down, right] = (['down', 'right'] as const).map((direction) =>
      layOut(...diagram('a b', 'a>b'), { direction }),
    );
    expect(down?.nodes[1]?.y).toBeGreaterThan(down?.nodes[0]?.y ?? 0);
    expect(right?.nodes[1]?.x).toBeGreaterThan(right?.nodes[0]?.x ?? 0);
  });

  test.each(['a>b a>b a>b', 'a>b b>a', 'a>a a>a', 'a>b:x a>b:y', 'a=b a=b'])('%s are kept apart', (lines) => {
    const layout = layOut(...diagram('a b', lines));
    expect(new Set(layout.lines.map(({ path }) => path)).size).toBe(layout.lines.length);
    expect(clashes(layout.lines.flatMap(({ label, ends }) => [...(label ? [label] : []), ...ends]))).toEqual([]);
  });

  test.each([
    ['a', 'a>b', 1],
    ['a', 'b>a', 1],
    ['a', 'b>c', 2],
    ['a', 'a>__proto__ a>constructor', 2],
    ['__proto__ constructor', '__proto__>constructor', 0],
  ])('nodes %s with %s have %i loose ends', (nodes, lines, loose) => {
    expect(layOut(...diagram(nodes, lines)).loose).toHaveLength(loose);
  });

  test('a line with cardinalities has no head, every other has one', () => {
    expect(layOut(...diagram('a b', 'a=b a>b')).lines.map(({ head }) => head !== '')).toEqual([false, true]);
  });

  test('a line without words has a spot only if it can be pressed', () => {
    const spots = [true, false].map((pressable) => layOut(...diagram('a b', 'a>b'), { pressable }).lines[0]?.label);
    expect(spots).toEqual([expect.anything(), undefined]);
  });
});

describe('many boxes', () => {
  /** A tree of `count` nodes with as many edges across it. */
  function forest(count: number): readonly [DiagramNode[], DiagramEdge[]] {
    const ids = Array.from({ length: count }, (_, index) => `n${index}`);
    const tree = ids.slice(1).map((id, index) => `n${Math.floor(index / 3)}>${id}:has`);
    const across = ids.map((id, index) => `${id}>n${(index * 7) % count}:sees`);
    return diagram(ids.join(' '), [...tree, ...across].join(' '));
  }

  test.each(['down', 'right'] as const)('400 going %s keep apart', (direction) => {
    const layout = layOut(...forest(400), { direction });
    expect(clashes(boxesOf(layout))).toEqual([]);
    expect(outside(layout)).toEqual([]);
    expect(layout.lines.every(({ path, label }) => path !== '' && label !== undefined)).toBe(true);
  });

  test('those that no line joins stand in rows of a page', () => {
    const layout = layOut(...diagram(Array.from({ length: 60 }, (_, index) => `n${index}`).join(' ')));
    expect(layout.width).toBeLessThan(1000);
    expect(new Set(layout.nodes.map(({ y }) => y)).size).toBeGreaterThan(3);
  });
});
