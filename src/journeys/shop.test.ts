import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../examples/references/shop/story.ts';
import { faults } from './faults.ts';
import { gives } from './gives.ts';
import type { Person } from './person.ts';
import { openProductOf } from './product-of.ts';
import type { Room } from './room.ts';

let room: Room;
let mara: Person;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  room = await openProductOf(shop);
  before = room.files();
  mara = await room.person({ name: 'Mara', role: 'Merchant' });
  await mara.page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await mara.leaves();
  await room.close();
});

const part = (name: string) => mara.page.getByRole('region', { name, exact: true });
const press = (name: string) => mara.page.getByRole('button', { name, exact: true }).first().click();

test('a guest buys with a code, the parcel is shipped, and nothing is written into the specification', async () => {
  const { page } = mara;
  await mara.goes('/prototype/products/steel-kettle?as=guest');
  const small = page.getByRole('row', { name: 'KET-12' });
  await small.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill('june5');
  await press('Apply');
  await part('The cart').getByText('44.00 USD').waitFor();
  await press('Check out');
  await page.getByRole('heading', { name: 'R394161403' }).waitFor();
  await page.getByRole('textbox', { name: /^Shipping address/ }).fill('19 Hill Road, Ithaca, NY');
  await press('Save');
  await press('Continue to delivery');
  await part('Delivery').getByRole('row', { name: '1 × Tea Sampler UPS Ground' }).waitFor();
  await press('Continue to payment');
  await page.getByLabel(/^Payment method/).selectOption('Check');
  await press('Pay with it');
  await part('Payments').getByRole('row', { name: 'Check 54.00 USD' }).waitFor();
  await press('Place order');
  await page.getByText('Order placed', { exact: true }).waitFor();
  await page.getByText('Told to people: 2').click();
  await page.getByText('Thank you. Your order R394161403 has come in: 54.00 USD.').waitFor();
  await page.getByText('orders@kettlefield.example').first().waitFor();
  expect(await faults(mara)).toEqual([]);

  await mara.goes('/prototype/admin/orders?as=order-clerk');
  const line = part('Orders').getByRole('row', { name: 'R394161403' });
  await line.getByText('Balance Due').waitFor();
  await line.getByRole('link', { name: 'R394161403' }).click();
  await part('Payments').getByRole('button', { name: 'Capture' }).click();
  const ship = part('Shipments').getByRole('button', { name: 'Ship', exact: true });
  await ship.first().click();
  await part('The order').getByText('Partial', { exact: true }).waitFor();
  await ship.click();
  await part('The order').getByText('Shipped', { exact: true }).waitFor();
  await part('The order').getByText('Paid', { exact: true }).waitFor();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).waitFor();
  expect(await faults(mara)).toEqual([]);
  expect(room.files('questions')).toEqual(
    Object.fromEntries(Object.entries(before).filter(([path]) => path.startsWith('questions/'))),
  );
});

test('a line of the cart is changed over the page, and Escape leaves it as it was', async () => {
  const { page } = mara;
  await page.setViewportSize({ width: 1280, height: 900 });
  await mara.goes('/prototype/products/steel-kettle?as=guest');
  await page.getByRole('row', { name: 'KET-12' }).getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  const line = page.getByRole('row', { name: 'Steel Kettle' });
  const edit = line.getByRole('button', { name: 'Edit' });
  const dialog = page.getByRole('dialog', { name: /^Edit: / });
  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ });
  await edit.click();
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(400);
  await quantity.fill('3');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await line.getByText('1 unit').waitFor();
  expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await edit.click();
  await quantity.fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await line.getByText('3 units').waitFor();
  expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a count is typed in its row and saved with Update, a tick is saved at once', async () => {
  const { page } = mara;
  await mara.goes('/prototype/admin/stock_items?as=admin');
  const row = part('Stock Items').getByRole('row', { name: 'KET-17' });
  await row.getByLabel(/^Count on hand/).fill('5');
  await row.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => row.getByLabel(/^Count on hand/).inputValue()).toBe('4');
  await row.getByText('0 units').waitFor();
  await row.getByLabel(/^Backorderable/).click();
  await mara.goes('/prototype/products/steel-kettle?as=guest');
  await page.getByRole('row', { name: 'KET-17' }).getByText('4 units').waitFor();
});

test('products are put in another order, also on a phone', async () => {
  const { page } = mara;
  await page.setViewportSize({ width: 390, height: 844 });
  await mara.goes('/prototype/products?as=guest');
  const names = () => part('Products').getByRole('link').allTextContents();
  await page.getByLabel('Order of Products').selectOption('Price (low to high)');
  await expect.poll(async () => (await names()).filter((name) => name !== 'Open')[0]).toBe('Tea Sampler');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faults(mara)).toEqual([]);
});

test('what was said of products is played on their pages: comments, stars and a payment; the foot tells the rest', async () => {
  const { page } = mara;
  await page.setViewportSize({ width: 1440, height: 900 });
  const by = { name: 'Mara', role: 'Merchant' };
  const decide = async (question: string, ...rows: readonly (readonly string[])[]) => {
    const result = { outcome: 'decided', value: rows } as const;
    const seen = Object.keys(room.files(`questions/${question}/responses`)).map((path) => basename(path, '.md'));
    const payload = { by, question, number: 2, result, restsOn: [], against: seen, seen };
    await gives(room, { type: 'decide', payload }, { who: mara });
  };
  await decide('roles.together', ['Products', 'customers', 'yes', 'no', 'no', 'no', 'no', 'no']);
  await decide('constants.orders', ['Products', '', 'card, invoice', 'post', 'they are packed', 'money back']);
  await decide('screens.content', ['Imprint', '1 Hill Road, Ithaca', '', '']);
  const said = room.files();
  await mara.goes('/prototype/products/steel-kettle?as=customer');
  const comments = part('Comments');
  await comments.getByLabel('Your comment').fill('It boils in no time.');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await comments.getByRole('listitem').getByText('It boils in no time.').waitFor();
  await page.getByRole('button', { name: '4 of 5 stars' }).click();
  await page.getByText('4.0 from 1').waitFor();
  const checkout = part('Products');
  const pays = async (method: string, then: string) => {
    await checkout.getByLabel(method).check();
    await checkout.getByRole('button', { name: 'Go on to pay' }).click();
    await checkout.getByRole('button', { name: then }).click();
  };
  await checkout.getByRole('button', { name: 'Go to payment' }).click();
  await pays('card', 'It is refused');
  await checkout.getByText('The payment by card is refused.').waitFor();
  expect(await faults(mara)).toEqual([]);
  await checkout.getByRole('button', { name: 'Pay in another way' }).click();
  await pays('invoice', 'It is paid');
  await checkout.getByText(/paid by invoice/iu).waitFor();
  await part('More about it').getByText('Imprint').click();
  await part('More about it').getByText('1 Hill Road, Ithaca').waitFor();
  await mara.goes('/prototype/products/steel-kettle?as=guest');
  await comments.getByText('It boils in no time.').waitFor();
  expect(await comments.getByLabel('Your comment').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(mara, 'other width')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(room.files()).toEqual(said);
});
