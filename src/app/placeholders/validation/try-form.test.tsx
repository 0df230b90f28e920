import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, sampleOf } from '#testing/core/prototype/library.ts';
import { PrototypeOfProduct } from '../../prototype/prototype-context.tsx';
import { entityTrials } from './entity-trials.ts';
import { TryForm } from './try-form.tsx';

const TODAY = '2026-01-10';

test('a line that must be filled in only where its record is now bears the mark too', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Required when', 'Title | text | ', 'Note | text | '),
    'validation.loan.required': tableText(
      'Field \\ When it is | Reserved | Out',
      'Title | must be filled in | may be empty',
      'Note | may be empty | must be filled in',
    ),
  });
  const entity = product.index.entities.get('loan');
  if (!entity) throw new Error('The thing is missing.');
  const sample = sampleOf([]);
  const subject = entityTrials(product, entity, sample, TODAY);
  const form = (
    <PrototypeOfProduct product={product} sample={sample} refDate={TODAY}>
      <TryForm subject={subject} product={product} />
    </PrototypeOfProduct>
  );
  const html = drawn({ product, sample, screens: screensOf(product) }, '/points/5', form);
  expect(subject.trialRecord.states).toEqual(['reserved']);
  expect(html.match(/<bdi>(\w+)<\/bdi><span class="proto-must">/g)).toHaveLength(1);
  expect(html).toContain('<bdi>Title</bdi><span class="proto-must">');
});
