import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, openLine } from '../journeys/cut-line.ts';
import { decideAll, LENDING_DESK } from '../journeys/decided.ts';
import { gives } from '../journeys/gives.ts';
import { eventually, openRoom } from '../journeys/room.ts';
import { type Driven, drivenBy } from './driven.ts';
import { REMOTES } from './pictures-of.ts';
import { ENTER } from './remote.ts';

const PROBLEM = 'purpose.problem';
const SAID = 'Bills go out late.';
const WALK = '2026-11-22-3fa9c1d2';
const OLGA = { name: 'Olga', role: 'Product' };
const form = `form[data-answer="${PROBLEM}"]`;

/** What has to work in every browser, told once. */
describe.each(Object.entries(REMOTES))('in %s', (_name, open) => {
  let person: Driven;
  beforeAll(async () => {
    if (open) person = drivenBy(await open());
  });
  afterAll(() => person?.closes());

  test.skipIf(!open)('a question is answered and decided, on the screen and in the files', async () => {
    const room = await openRoom();
    await person.loads(`${room.url}/points/1?q=${PROBLEM}`);
    await person.typesInto(`${form} textarea`, SAID);
    await person.presses('button', 'Save and decide');
    await person.typesInto('.speaker input', `Dana${ENTER}`);
    await person.sees('[aria-label="Receipt"]', 'is decided.');
    await person.sees('.scene [data-look="decided"]', SAID);
    await eventually(() => expect(room.read('SPEC.md')).toContain(`${SAID}\n\n<sub>Decided by Dana`));
    expect(room.read(`questions/${PROBLEM}/decisions/0001.md`)).toContain('outcome: decided\nby: Dana\n');
    await room.close();
  });

  test.skipIf(!open)(
    'a participant is led to a question, answers it offline, and the answer arrives once',
    async () => {
      const port = await freePort();
      const line = await openLine(port);
      const room = await openRoom({}, ['--invite', '--port', String(port), '--address', line.url]);
      const [own = '', many = ''] = [...room.said.matchAll(/join#(\S+)/g)].map(([, secret]) => secret ?? '');
      const cookie = await comesIn(`http://127.0.0.1:${port}`, own);
      const agenda = [{ point: '1', questions: [PROBLEM], goal: 'Know what goes wrong', minutes: 10 }];
      const start = { by: OLGA, title: 'Monday', minutes: 30, groups: [], agenda };
      await gives(room, { type: 'start', payload: start }, { id: WALK, cookie });
      await person.loads(`${line.url}/join#${many}`);
      await person.typesInto('main input', `Ann${ENTER}`);
      await person.sees('[aria-label="Walkthrough"]');
      const place = `/points/1?q=${PROBLEM}`;
      const shown = { by: OLGA, walkthrough: WALK, what: { happened: 'shown', place } } as const;
      await gives(room, { type: 'moment', payload: shown }, { cookie });
      await person.sees(`${form} textarea`);
      expect(await person.address()).toBe(line.url + place);

      line.cut();
      await person.sees('[role="status"]', 'You are offline.');
      await person.typesInto(`${form} textarea`, SAID);
      await person.presses(`${form} button`, 'Save');
      await person.sees('[data-delivery="device"]');
      expect(Object.keys(room.files(`questions/${PROBLEM}/responses`))).toEqual([]);

      line.mend();
      await person.seesNo('[data-delivery="device"], [data-delivery="sent"]');
      await eventually(() => expect(Object.values(room.files(`questions/${PROBLEM}/responses`))).toHaveLength(1));
      const [answer = ''] = Object.values(room.files(`questions/${PROBLEM}/responses`));
      expect(answer).toContain('by: Ann\n');
      expect(answer).toContain(SAID);
      line.close();
      await room.close();
    },
  );

  test.skipIf(!open)('the product runs: a wrong record is refused, and a right one is found in the list', async () => {
    const room = await openRoom();
    await decideAll(room, LENDING_DESK);
    const before = room.files('questions');
    await person.loads(`${room.url}/prototype/loans/new?as=clerk`);
    await person.presses('button', 'Save');
    await person.sees('[role="alert"]', 'There is a problem');
    await person.fills('Title', 'Chain saw');
    await person.fills('Borrower', 'Ada Example');
    await person.presses('button', 'Save');
    await person.sees('main', 'You entered this record here.');
    await person.presses('nav a', 'Loans');
    await person.sees('.proto-table tbody tr', 'Chain saw');
    // What is only tried is nobody's decision.
    expect(room.files('questions')).toEqual(before);
    await room.close();
  });
});

/** Lets the facilitator in without a browser, and returns their cookie. */
async function comesIn(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, ...OLGA }),
  });
  expect(answer.status).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
