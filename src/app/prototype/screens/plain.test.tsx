import { expect, test } from 'vitest';
import { tableText } from '#core/model/testing/workspace-of.ts';
import { screensOf } from '#core/product.ts';
import { libraryWith, sampleOf } from '#core/prototype/testing/library.ts';
import { Window } from '../product.tsx';
import { drawn } from '../testing/rendered.tsx';

test.each([
  ['Name', 2],
  ['E-mail', 1],
])(
  'on the page where one signs in, words that nobody has decided are dashed: people have %s',
  (line, count) => {
    const product = libraryWith({
      'roles.sign-in': 'mail-link',
      'entities.member.fields': tableText('Field | Type', `${line} | text`),
      'screens.inventory': tableText('Screen | Kind | About what', 'Sign in | sign-in | '),
    });
    const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
    const [, html = ''] = drawn(playing, '/prototype/sign-in', <Window />).split('class="proto-sign-in"');
    expect(html).toContain('Signing in: With a link that is mailed to them');
    expect(html.match(/class="proto-guess"/g)).toHaveLength(count);
  },
);
