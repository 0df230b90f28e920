import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { AskingOn } from '../asking/asking.tsx';
import { HeldValue } from '../placeholders/facts/fact.tsx';
import { WorkspaceAt } from '../workspace/store.ts';
import { Spot } from './spot.tsx';

test('what does not apply is shown with its reason', () => {
  const workspace = workspaceOf({ 'purpose.measure': { na: 'We only want to lend.' } });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WorkspaceAt value={workspace}>
        <AskingOn questions={workspace.questions}>
          <Spot q="purpose.measure" />
          <HeldValue says="How it is counted" held={openProduct(workspace).model.purpose.measures} />
        </AskingOn>
      </WorkspaceAt>
    </MemoryRouter>,
  );
  expect(html).toContain('does not apply: We only want to lend.');
  expect(html).toContain('Does not apply: We only want to lend.');
});
