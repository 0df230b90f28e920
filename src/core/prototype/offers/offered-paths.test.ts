import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { openApiOf } from '../open-api.ts';
import { type BodyShape, readBody } from './body-shape.ts';

const PRODUCT = libraryWith({
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
  'entities.member.fields': tableText('Field | Type', 'Full name | text', 'Born on | date'),
});

/** A shape as one line. */
function told(shape: BodyShape): string {
  const nothing = 'orNothing' in shape && shape.orNothing ? '?' : '';
  if (shape.is === 'nothing') return 'nothing';
  if (shape.is === 'words') return `“${shape.text}”`;
  if (shape.is === 'value') return `${shape.field ? `field ${shape.field.id}` : shape.type || 'any'}${nothing}`;
  if (shape.is === 'list') return `[${told(shape.items)}]${nothing}`;
  return `${shape.of ?? ''}{${shape.members.map(([name, one]) => `${name}: ${told(one)}`).join(', ')}}${nothing}`;
}

const MEMBER = 'member{fullName: field full-name, bornOn: field born-on}';

test.each([
  ['', 'nothing'],
  ['“OK”', '“OK”'],
  ['member {born Born on}', 'member{born: field born-on}'],
  ['no body', 'nothing'],
  ['the member', MEMBER],
  ['a member or nothing', `${MEMBER}?`],
  ['list of members', `[${MEMBER}]`],
  ['list of members, wrapped in “members”', `{members: [${MEMBER}]}`],
  ['member in user', `{user: ${MEMBER}}`],
  ['member {fullName, age number}', 'member{fullName: field full-name, age: number}'],
  ['{error text, count whole number}', '{error: text, count: whole number}'],
  [
    '{member: member {full_name}, next text or nothing, tags list of text}',
    '{member: member{full_name: field full-name}, next: text?, tags: [text]}',
  ],
  ['{a {b {c}}}', '{a: {b: {c: any}}}'],
  ['text', 'text'],
])('a body of “%s”', (words, shape) => {
  expect(told(readBody(PRODUCT, words))).toBe(shape);
});

describe('our own calls in the OpenAPI document', () => {
  const document = JSON.parse(
    openApiOf(
      libraryWith({
        'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
        'entities.member.fields': tableText('Field | Type', 'Full name | text', 'Born on | date'),
        'calls.offers': tableText(
          'Call | Method | Address | Who may',
          'All members | GET | /members | anybody',
          'One member | GET | /members/:id | a token',
          'Join | POST | /members | anybody',
          'Lost | GET | - | ',
        ),
        'calls.offers.all-members.takes': tableText(
          'Part | Where | Type | Must be there | It is',
          'limit | query | whole number | no | at most so many',
          'Authorization | header | text | yes | “Token” and the token',
        ),
        'calls.offers.all-members.gives': tableText(
          'Outcome | Status | Body | When',
          'The members | 200 | list of members in members | ',
          'Not allowed | 401 Unauthorized | {errors list of text} | the token is wrong',
        ),
        'calls.offers.join.takes': tableText(
          'Part | Where | Type | Must be there',
          'member | body | member {fullName, nick text or nothing} | yes',
        ),
        'calls.offers.join.gives': tableText(
          'Outcome | Status | Body',
          'Joined | 201 | member',
          'Known already | 409 | ',
        ),
      }),
    ),
  );

  test('stand at their addresses, each with its status and its body', () => {
    expect(Object.keys(document.paths)).toEqual(['/members', '/members/{id}']);
    expect(document.info.title).toMatch(/ offers to other programs$/u);
    const { get, post } = document.paths['/members'];
    expect(get.parameters).toEqual([
      { name: 'limit', in: 'query', description: 'at most so many', schema: { type: 'integer' } },
      {
        name: 'Authorization',
        in: 'header',
        required: true,
        description: '“Token” and the token',
        schema: { type: 'string' },
      },
    ]);
    expect(get.responses['401']).toMatchObject({
      description: 'Not allowed: the token is wrong',
      content: {
        'application/json': { schema: { properties: { errors: { type: 'array', items: { type: 'string' } } } } },
      },
    });
    expect(get.responses['200'].content['application/json'].schema.properties.members).toMatchObject({
      type: 'array',
      items: { properties: { fullName: { type: 'string' }, bornOn: { type: 'string', format: 'date' } } },
    });
    expect(post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['member'],
      properties: { member: { properties: { nick: { type: ['string', 'null'] } } } },
    });
    expect(Object.keys(post.responses)).toEqual(['201', '409']);
    expect(post.responses['409']).toEqual({ description: 'Known already' });
  });

  test('a parameter of the address needs no row of its own', () => {
    expect(document.paths['/members/{id}'].get).toMatchObject({
      description: 'Who may: a token',
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
  });
});

test('the form of an error, and the errors with a status, are shared by all calls', () => {
  const document = JSON.parse(
    openApiOf(
      libraryWith({
        'calls.offers': tableText('Call | Method | Address', 'All loans | GET | /loans'),
        'calls.offers.all-loans.gives': tableText(
          'Outcome | Status | Body',
          'The loans | 200 | list of loan {title}',
          'Wrong | 400 | ',
        ),
        'calls.offers.common': tableText('Of | Has', 'every error | {message text}', 'every list | count, data'),
        'errors.messages': tableText('What goes wrong | They read | Status', 'Too late | No. | 409', 'Fire | Run. | '),
      }),
    ),
  );
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  expect(document.components).toEqual({
    schemas: { Error: { type: 'object', properties: { message: { type: 'string' } } } },
    responses: { 'too-late': { description: '409 Too late: No.', content: error } },
  });
  const { responses } = document.paths['/loans'].get;
  expect(responses['400'].content).toEqual(error);
  expect(Object.keys(responses['200'].content['application/json'].schema.properties)).toEqual(['count', 'data']);
});
