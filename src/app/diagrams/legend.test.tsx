import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardinalitySign } from '../placeholders/entities/cardinality.ts';
import { Legend } from './diagram.tsx';
import { EdgeTexts } from './edge-view.tsx';

const SIGNS = [
  ['1', 'exactly one'],
  ['0..1', 'none or one'],
  ['1..n', 'one or more'],
  ['0..n', 'any number'],
  ['?', 'nobody has said how many'],
] as const;
const NO_LOOKS = new Set<never>();

test('each sign at the end of a line is said in words, at the sign itself and below the drawing', () => {
  const all = (['exactly one', 'at most one', 'one or more', 'any number', undefined] as const).map(cardinalitySign);
  expect(all).toEqual(SIGNS.map(([sign]) => sign));
  for (const [sign, words] of SIGNS) {
    const end = { text: sign, x: 0, y: 0, width: 20, height: 20, align: 'left' } as const;
    const line = { path: '', head: '', label: undefined, ends: [end] };
    const edge = { id: 'a', from: 'a', to: 'b', look: 'decided' } as const;
    const drawn = renderToStaticMarkup(<EdgeTexts edge={edge} line={line} name="" press={undefined} />);
    expect(drawn).toContain(`title="${words}"`);
    const key = renderToStaticMarkup(<Legend looks={NO_LOOKS} signs={new Set([sign])} walkable={false} />);
    expect(key).toBe(`<div class="diagram-key"><span><b>${sign}</b> ${words}</span></div>`);
  }
});
