import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const API = `openapi: 3.1.0
paths:
  /orders:
    get:
      summary: List the orders
      parameters: [{ $ref: '#/components/parameters/Page' }]
      responses:
        '200': { description: All of them, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
    post: { operationId: placeOrder, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
  /broken: 3
components:
  securitySchemes: { key: { type: apiKey } }
  parameters:
    Page: { name: page, in: query, schema: { type: integer } }
  schemas:
    Order:
      type: object
      required: [id, customer]
      properties:
        id: { type: string, format: uuid }
        customer: { $ref: '#/components/schemas/Customer' }
        lines: { type: array, items: { $ref: '#/components/schemas/OrderLine' } }
        status: { type: string, enum: [open, paid] }
        channel: { $ref: '#/components/schemas/Channel' }
        placedAt: { type: [string, 'null'], format: date-time, example: '2026-01-02T10:00:00Z' }
    Channel: { type: string, enum: [web, shop] }
    Customer: { allOf: [{ properties: { name: { type: string } } }, { properties: { email: { type: string, format: email } } }] }
    OrderLine: { properties: { productId: { type: integer }, count: { type: integer, default: 1 } } }
    Error: { properties: { message: { type: string } } }
`;

test('schemas and paths of an OpenAPI document, with the place of each', () => {
  const { proposals, leftOut } = readJson(API, 'api.yaml');
  expect(proposals.map((one) => `${one.kind} ${one.name}${'type' in one ? `: ${one.type}` : ''}`)).toEqual([
    'thing Order',
    'field Customer: link',
    'relation Customer → Order',
    'field Lines: links',
    'relation Order → Order line',
    'state Open',
    'state Paid',
    'field Channel: choice',
    'choices Channel',
    'field Placed at: date and time',
    'thing Customer',
    'field Name: text',
    'field Email: email',
    'thing Order line',
    'field Product id: whole number',
    'field Count: whole number',
    'call List the orders',
    'takes List the orders',
    'gives List the orders',
    'call Place order',
    'takes Place order',
  ]);
  expect(proposals.find(({ kind }) => kind === 'takes')).toMatchObject({
    rows: [{ part: 'page', where: 'query', type: 'integer', must: 'no' }],
    place: 'paths › /orders › get',
  });
  expect(proposals.find(({ kind }) => kind === 'gives')).toMatchObject({
    rows: [{ outcome: 'All of them', status: '200', body: 'list of Order' }],
  });
  expect(leftOut.map(({ place }) => place)).toEqual([
    'components › schemas › Order › id',
    'components › schemas › Error',
    'paths › /broken',
    'security',
  ]);
});

test('a broken document is read as far as it goes, and the line of the fault is told', () => {
  const { proposals, leftOut } = readJson(
    '{"openapi": "3.0.0", "components": {"schemas": {"Order": {"properties": {"sum": {"type": "number"}}}}',
    'api.json',
  );
  expect(proposals.map(({ name }) => name)).toEqual(['Order', 'Sum']);
  expect(leftOut[0]?.place).toBe('line 1');
  expect(readJson('{"a": ', 'x.json').leftOut.length).toBeGreaterThan(0);
  expect(readJson('just words', 'x.json').leftOut.length).toBeGreaterThan(0);
});

test('an older document, and a JSON Schema', () => {
  const old = {
    swagger: '2.0',
    definitions: { Pet: { properties: { born: { type: 'string', format: 'date' } } } },
    paths: {},
  };
  expect(readJson(JSON.stringify(old), 'x.json').proposals.map(({ name }) => name)).toEqual(['Pet', 'Born']);
  const schema = { $schema: 'x', title: 'Booking', properties: { seats: { type: 'integer' } } };
  expect(readJson(JSON.stringify(schema), 'x.json').proposals.map(({ name }) => name)).toEqual(['Booking', 'Seats']);
});

test('lists of objects are things, and a list within one belongs to it', () => {
  const data = {
    orders: [
      { id: 1, customer: 'Ito', total: 12.5, lines: [{ article: 'Pen', pieces: 2 }], tags: ['a', 'b'], paid: true },
      { id: 2, customer: 'Ann', total: 3, lines: [{ article: 'Ink', pieces: 1 }], tags: [], paid: false },
    ],
    customers: [{ name: 'Ito', address: { street: 'Long Road', city: 'Ghent' } }],
  };
  const { proposals } = readJson(JSON.stringify(data), 'export.json');
  expect(
    proposals.map((one) => `${one.kind} ${one.name}${'type' in one ? `: ${one.type}` : ''}, ${one.place}`),
  ).toEqual([
    'thing Order, orders',
    'field Customer: link, orders › customer',
    'relation Customer → Order, orders › customer',
    'field Total: number, orders › total',
    'field Tags: tags, orders › tags',
    'field Paid: yes or no, orders › paid',
    'thing Line, orders › lines',
    'field Article: text, orders › lines › article',
    'field Pieces: whole number, orders › lines › pieces',
    'thing Customer, customers',
    'field Name: text, customers › name',
    'field Address: data, customers › address',
    'relation Order → Line, orders › lines',
  ]);
});

test('numbers and switches with names are settings', () => {
  const { proposals } = readJson(
    'loan:\n  late_fee: 2.5\n  maxDays: 14\nreminders: true\nname: Tools\n',
    'config.yaml',
  );
  expect(proposals.map(({ name, place, ...more }) => [name, 'value' in more && more.value, place])).toEqual([
    ['Loan late fee', '2.5', 'loan › late_fee'],
    ['Loan max days', '14', 'loan › maxDays'],
    ['Reminders', 'yes', 'reminders'],
  ]);
});
