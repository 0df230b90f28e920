import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openProduct, screensOf } from '#core/product.ts';
import { played, drawn as playing } from '#testing/app/rendered.tsx';
import { closedExample } from '../../../examples/example.ts';
import { AskingProvider } from '../../asking/asking.tsx';
import { WorkspaceAt } from '../../workspace/store.ts';
import { GroupLanding } from './home-page.tsx';
import { LastCaseStory, LinkToScreen } from './last-case.tsx';
import { MondayScene } from './monday-scene.tsx';
import { GroupPortrait, PurposeSentence } from './sentence-scene.tsx';
import { groupViews } from './user-groups.tsx';

const WORKSPACE = openWorkspace(await closedExample());
const PRODUCT = openProduct(WORKSPACE);
const [POINT] = WORKSPACE.points;
if (!POINT) throw new Error('The example has points.');

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WorkspaceAt value={WORKSPACE}>
        <AskingProvider questions={WORKSPACE.questions}>{part}</AskingProvider>
      </WorkspaceAt>
    </MemoryRouter>,
  );
}

test('the words for how often and for the device stand as they were said, in no sentence that bends them', () => {
  const one = groupViews(PRODUCT).find(({ group }) => group.label === 'Member');
  const html = one ? drawn(<GroupPortrait one={one} />) : '';
  expect(words(html)).toContain('I come once a month. On: their own phone.”');
});

test('of what stands in its place today only what goes is struck through', () => {
  const html = drawn(
    <MondayScene product={PRODUCT} view={POINT} completeness="known" subject={undefined} choose={() => undefined} />,
  );
  expect(html).toContain('<s>The shoebox of cards</s>');
  expect(html).toContain('<b class="font-semibold">Maeve’s spreadsheet of tools</b>');
  expect(html).toContain('<b class="font-semibold">The paper form for joining</b>');
});

test('whoever must be kept out is not among those it is for', () => {
  const html = words(drawn(<PurposeSentence />));
  expect(html).toContain('This is for Member, Volunteer, Steward, Treasurer');
  expect(html).not.toMatch(/Former member|and 1 more/);
});

test('a step is on a screen only where it is said to be, and leads there only whoever has a way to it', () => {
  expect(words(drawn(<LastCaseStory product={PRODUCT} />))).toContain('Settles the billMember, after');
  const example = played(WORKSPACE);
  const place = (label: string, actor: string) => {
    const screen = screensOf(PRODUCT).find((one) => one.label === label);
    return screen ? playing(example, '/points/1', <LinkToScreen screen={screen} as={actor} />) : '';
  };
  expect(place('Counter', 'Volunteer')).toContain('href="/prototype/counter?as=volunteer"');
  expect(place('Counter', 'Member')).toBe('Counter');
  expect(place('Find a tool', 'Former member')).toBe('Find a tool');
  expect(place('Loan page', 'Member')).toMatch(/href="\/prototype\/loans\/[^–"%?]+(\?as=member)?"/);
  expect(place('Report damage', 'Volunteer')).toMatch(/href="\/prototype\/tools\/T-\d+\/damage\?as=volunteer"/);
});

test('what a group does most leads to the page of a record there is', () => {
  const one = groupViews(PRODUCT).find(({ group }) => group.label === 'Member');
  const landing = one?.role && <GroupLanding one={one} role={one.role} />;
  const html = playing(played(WORKSPACE), '/points/1?as=member', landing);
  expect(html).toMatch(/href="[^"]*\/loans\/[^–"%?]+(\?as=member)?"[^>]*>extend a loan/);
  expect(html).not.toContain('%E2%80%93');
});

function words(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
