import { expect, test } from 'vitest';
import { BAND, HEIGHT, MARKS, marksPage, SCHEMES, WIDTH } from './marks-page.ts';
import { inkIn, placeOf } from './picture.ts';
import { DRAWS, withPage } from './pictures-of.ts';
import { seenIn } from './seen-in.ts';

/** A guess must never look decided, whichever browser draws it: judged by the points of a picture. */
test.for(Object.entries(DRAWS))('solid, dashed and hatched are drawn apart in %s', async ([, draw], { skip }) => {
  if (!draw) return skip();
  const size = { width: WIDTH * SCHEMES.length, height: BAND + HEIGHT * MARKS.length };
  const picture = await withPage(marksPage(), (address) => draw(address, size));
  const [left, top] = placeOf(picture, 0x00ff00) ?? placeOf(picture, 0xff00ff) ?? expect.fail('Nothing is drawn.');
  for (const [column, scheme] of SCHEMES.entries()) {
    const seen = MARKS.map(([mark], row) => {
      const ink = inkIn(picture, left + column * WIDTH, top + BAND + row * HEIGHT, WIDTH, HEIGHT);
      return `${mark}, ${scheme}: ${seenIn(ink)}`;
    });
    expect(seen).toEqual(MARKS.map(([mark, wanted]) => `${mark}, ${scheme}: ${wanted}`));
  }
});
