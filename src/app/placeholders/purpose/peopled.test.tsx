import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openProduct } from '#core/product.ts';
import { closedExample } from '../../../examples/closed-example.ts';
import { AskingOn } from '../../asking/asking.tsx';
import { WorkspaceAt } from '../../workspace/workspace-at.tsx';
import { Agreed } from './agreed.tsx';
import { Portrait } from './portrait.tsx';
import { seated } from './seats.ts';

const WORKSPACE = openWorkspace(closedExample());
const PRODUCT = openProduct(WORKSPACE);
const VIEW = WORKSPACE.points.find(({ point }) => point.id === '1');
if (!VIEW) throw new Error('the example has a first point');

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WorkspaceAt workspace={WORKSPACE}>
        <AskingOn questions={[]}>{part}</AskingOn>
      </WorkspaceAt>
    </MemoryRouter>,
  );
}

test('the words for how often and for the device stand as they were said, in no sentence that bends them', () => {
  const one = seated(PRODUCT).find(({ group }) => group.label === 'Member');
  const html = one ? drawn(<Portrait view={VIEW} one={one} />) : '';
  expect(html.replace(/<[^>]+>/g, '')).toContain('I come once a month. On: their own phone.”');
});

test('of what stands in its place today only what goes is struck through', () => {
  const html = drawn(<Agreed view={VIEW} product={PRODUCT} />);
  expect(html).toContain('<s>The shoebox of cards</s>');
  expect(html).toContain('<b>Maeve’s spreadsheet of tools</b>');
  expect(html).toContain('<b>The paper form for joining</b>');
});
