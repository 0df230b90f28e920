import { tableText } from './table-text.ts';
import type { Said } from './workspace-of.ts';

const TYPES = ['text', 'number', 'money', 'date', 'choice', 'yes or no', 'person', 'link'];
const STATES = ['New', 'Open', 'Held', 'Done'];
const KINDS = ['list', 'detail', 'form', 'dashboard'];

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/**
 * What was said of a product with so many entities of so many fields, and so many screens: for each entity about ten
 * decisions, for each second screen five, and a follow-up for each second field. The same every time.
 */
export function largeSaid(entities: number, fields: number, screens: number): Readonly<Record<string, Said>> {
  return {
    'purpose.groups': tableText('Who | How many', ...many(8, (at) => `Group ${at} | ${at + 1}`)),
    'roles.grants': tableText('Role | Assigned by', ...many(8, (at) => `Role ${at} | Role 0`)),
    'entities.records': tableText(
      'Thing | Example | Plural',
      ...many(entities, (at) => `Thing ${at} | T-${at} | All of thing ${at}`),
    ),
    ...Object.assign({}, ...many(entities, (at) => ofEntity(at, fields, entities))),
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      ...many(screens, (at) => `Screen ${at} | ${KINDS[at % 4]} | Thing ${at % entities} | ${addressOf(at)}`),
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      ...many(screens, (at) => `Screen ${at} | Screen ${(at + 1) % screens} | Next | Role == "Role 1"`),
    ),
    'screens.conditions': tableText(
      'Screen \\ When it is | empty | loading | failed',
      ...many(Math.min(screens, 200), (at) => `Screen ${at} | a message | a blank page | a message and a button`),
    ),
    ...Object.assign({}, ...many(Math.ceil(screens / 2), (at) => ofScreen(2 * at, fields))),
  };
}

/** A list and a dashboard are about no one record. */
function addressOf(at: number): string {
  return KINDS[at % 4] === 'detail' || KINDS[at % 4] === 'form' ? `/screens/${at}/{id}` : `/screens/${at}`;
}

/** The list on which all records stand on one page. */
const ON_ONE_PAGE = 4;

function ofEntity(at: number, fields: number, entities: number): Readonly<Record<string, Said>> {
  const id = `thing-${at}`;
  const moves = many(STATES.length - 1, (move) => {
    const [from, to] = STATES.slice(move, move + 2);
    return `${from} | ${to} | step ${move} | a person | Role ${move} or Role 7 | Field 1 > 3`;
  });
  return {
    [`entities.${id}.identity`]: at % 2 === 0 ? 'natural' : 'issued',
    [`entities.${id}.fields`]: tableText(
      'Field | Type | Unit | Required when | Filled in by | Example',
      ...many(fields, (field) => `Field ${field} | ${TYPES[field % TYPES.length]} |  | always | Role 1 | ${field}`),
    ),
    ...Object.assign({}, ...many(Math.ceil(fields / 2), (field) => ofField(id, 2 * field))),
    [`entities.${id}.relations`]: tableText(
      'From | To | Per first one, how many | Per second one, how many',
      `Thing ${at} | Thing ${(at + 1) % entities} | exactly one | any number`,
    ),
    [`entities.${id}.volume`]: tableText('Now | New each day', `${at * 10} | ${at}`),
    [`entities.${id}.history`]: 'log',
    [`entities.${id}.retention`]: 'delete',
    [`entities.${id}.retention-time`]: '10 years',
    [`states.${id}.list`]: tableText(
      'Answer | It means | Place',
      ...STATES.map(
        (state, place) => `${state} | as it says | ${['first', 'on the way', 'on the way', 'last'][place]}`,
      ),
    ),
    [`states.${id}.transitions`]: tableText('From | To | What happens | Started by | Who or what | Only if', ...moves),
    [`states.${id}.effects`]: tableText('Move | What else happens | For whom', 'step 0 | a mail | Role 1'),
    [`roles.${id}.permissions`]: tableText(
      'Role \\ What they may do | open | change | delete',
      ...many(8, (role) => `Role ${role} | yes | own | no`),
    ),
  };
}

function ofField(entity: string, field: number): Readonly<Record<string, Said>> {
  const slot = `entities.${entity}.fields.field-${field}`;
  const type = TYPES[field % TYPES.length];
  if (type === 'choice') return { [`${slot}.values`]: tableText('Value | Still in use', 'A | yes', 'B | no') };
  if (type === 'money') return { [`${slot}.currency`]: '- EUR' };
  return type === 'person' ? { [`${slot}.privacy`]: tableText('Role | Sees', 'Role 1 | nothing') } : {};
}

function ofScreen(at: number, fields: number): Readonly<Record<string, Said>> {
  const slot = `screens.screen-${at}`;
  if (KINDS[at % 4] !== 'list') return { [`${slot}.leaving`]: 'draft' };
  return {
    [`${slot}.columns`]: tableText(
      'Column | Sort | Filter | Search',
      ...many(Math.min(fields, 8), (field) => `Field ${field} | yes | no | yes`),
    ),
    [`${slot}.order`]: 'the newest one',
    [`${slot}.page-size`]: at === ON_ONE_PAGE ? '10000 lines' : '50 lines',
    [`${slot}.bulk`]: '- close\n- print',
  };
}
