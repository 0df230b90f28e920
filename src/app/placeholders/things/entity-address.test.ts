import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openProduct } from '#core/product.ts';
import { closedExample } from '../../../examples/closed-example.ts';
import { entityAddress } from './entity-address.ts';

const PRODUCT = openProduct(openWorkspace(closedExample()));

test.each([
  ['tool', 'list', '/tools', 'said'],
  ['tool', 'page', '/tools/:tool', 'said'],
  ['tool', 'form', '/tools/:tool/edit', 'said'],
  ['member', 'form', '/members/new', 'said'],
  ['fee', 'form', '/fee/new', 'guess'],
] as const)('of %s the %s is at %s, which is %s', (entity, kind, address, look) => {
  expect(entityAddress(PRODUCT, entity, kind)).toEqual({ address, look });
});
