import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openProduct } from '#core/product.ts';
import { closedExample } from '../../../examples/example.ts';
import { entityAddress } from './entity-address.tsx';

const PRODUCT = openProduct(openWorkspace(await closedExample()));

test.each([
  ['tool', 'list', '/tools', 'decided'],
  ['tool', 'page', '/tools/:tool', 'decided'],
  ['tool', 'form', '/tools/:tool/edit', 'decided'],
  ['member', 'form', '/members/new', 'decided'],
  ['fee', 'form', '/fee/new', 'guess'],
] as const)('of %s the %s is at %s, which is %s', (entity, kind, address, look) => {
  expect(entityAddress(PRODUCT, entity, kind)).toEqual({ address, look });
});
