import { expect, test } from 'vitest';
import type { RoomState } from '#core/presence.ts';
import { howMuch } from '#testing/how-much.ts';
import { type AtTheDoor, answer, atTheDoor, type Browser, command, says } from '#testing/server/at-the-door.ts';
import { MAX_PER_ORIGIN } from './capacity.ts';

const EVE = '192.168.9.66';
const PEOPLE = howMuch(67, 200);
/** People who answer together, the last of them the seventh time. */
const TOGETHER = Math.ceil((PEOPLE - 1) / 7);

/** An open page: what its stream has sent, as long as it is open. */
interface Page {
  readonly browser: Browser;
  readonly heard: () => string;
  readonly stands: () => boolean;
}

async function opens(browser: Browser): Promise<Page> {
  const response = await browser.ask('/api/events');
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  let stands = true;
  void (async () => {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      heard += read.value;
    }
    stands = false;
  })();
  return { browser, heard: () => heard, stands: () => stands };
}

/** Statuses of many requests at once, counted. */
async function statuses(all: readonly Promise<Response>[]): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(all)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function times<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

async function comesBy(door: AtTheDoor, token: string, name: string, remote: string): Promise<Browser> {
  const browser = door.stranger('', remote);
  expect(await says(browser, '/api/session', { token, name })).toMatchObject([201, { session: { as: 'stakeholder' } }]);
  return browser;
}

/** The room as it was last sent to a page. */
function roomOf({ heard }: Page): RoomState | null {
  const last = heard().split('event: room\ndata: ').at(-1)?.split('\n')[0];
  return last?.startsWith('{') ? JSON.parse(last) : null;
}

test('many people walk on while one of them tries everything', async () => {
  const door = await atTheDoor('invited', null, { streams: 400 });
  const token = await door.invitation('stakeholder', { for: 'many' });
  const walk = '2026-03-01-3fa9c1d2';
  await door.olga.ask('/api/commands', command('start', { title: 'First', minutes: 60, agenda: [] }, walk));
  const put = { happened: 'put', question: 'naming', hidden: true, names: 'signed' };
  await door.olga.ask('/api/commands', command('moment', { walkthrough: walk, what: put }));

  const guests = await Promise.all(times(PEOPLE - 1, (at) => comesBy(door, token, `Person ${at}`, `192.168.1.${at}`)));
  const eve = await comesBy(door, token, 'Eve', EVE);
  const olga = await opens(door.olga);
  const pages = await Promise.all(guests.map(opens));
  const said: string[] = [];
  /** The next few answer, and somebody comes late; nobody is refused. */
  let late = 0;
  const goesOn = async () => {
    const next = guests.slice(said.length, said.length + TOGETHER);
    const answers = next.map((_, at) => answer(`Said ${said.length + at}`, {}, undefined));
    said.push(...answers.map(({ id }) => id));
    expect(await statuses(next.map((one, at) => one.ask('/api/commands', answers[at])))).toEqual({
      201: next.length,
    });
    late += 1;
    const newcomer = await comesBy(door, token, `Late ${late}`, `192.168.2.${late}`);
    pages.push(await opens(newcomer));
    expect((await newcomer.ask('/api/workspace')).status).toBe(200);
  };
  const got: Record<string, unknown> = {};

  const bots: Browser[] = [];
  const enters = async (name: string) => {
    const bot = door.stranger('', EVE);
    const response = await bot.ask('/api/session', { token, name });
    const { session } = await response.clone().json();
    if (session?.as === 'stakeholder') bots.push(bot);
    return response;
  };
  got['names that others bear'] = await statuses(
    ['Person 7', 'PERSON 7', 'Рerson 7', 'Per\u034fson 7', 'Anonymous\ufe0f', '\u2800'].map(enters),
  );
  expect(got['names that others bear']).toEqual({ 400: 1, 409: 5 });

  for (let flood = 0; flood < 4; flood += 1) {
    got[`500 names, flood ${flood + 1}`] = await statuses(times(500, (at) => enters(`Bot ${flood} ${at}`)));
    door.pass(20_000);
    await goesOn();
  }
  expect(bots.length).toBeLessThanOrEqual(MAX_PER_ORIGIN);

  const head = () => eve.ask('/api/events', undefined, { method: 'HEAD' });
  expect(await statuses(times(500, head))).toEqual({ 405: 500 });
  const streams = bots.slice(0, 60).flatMap((bot) => times(6, () => bot.ask('/api/events')));
  got[`${streams.length} streams`] = await statuses(streams);
  await goesOn();

  const flooded = { by: { name: 'Eve', role: '' } };
  got['600 answers'] = await statuses(times(600, (at) => eve.ask('/api/commands', answer(`Flood ${at}`, flooded))));
  door.pass(3_000);
  got['40 huge bodies'] = await statuses(times(40, () => eve.ask('/api/commands', answer('x'.repeat(300_000)))));
  door.pass(3_000);
  const asks = { point: '1', why: 'It matters.', shape: { shape: 'text' }, who: [] };
  got['60 questions, more of them later'] = [
    await statuses(
      times(60, (at) => eve.ask('/api/commands', command('raise', { ...asks, ask: `What about ${at}?` }))),
    ),
    door.pass(3_000),
    await statuses(
      times(60, (at) => eve.ask('/api/commands', command('raise', { ...asks, ask: `And what of ${at}?` }))),
    ),
  ];
  door.pass(3_000);
  got['300 breakages'] = await statuses(times(300, () => eve.ask('/api/diagnostics', { message: 'x'.repeat(9_000) })));
  got['300 wrong codes'] = await statuses(
    times(300, () => door.stranger('', EVE).ask('/api/lobby', { code: 'WRONG1', name: 'Eve' })),
  );
  door.pass(60_000);
  got['90 knocks'] = await statuses(
    times(90, (at) => door.stranger('', EVE).ask('/api/lobby', { code: door.access.code, name: `Knock ${at}` })),
  );
  await goesOn();
  const guest = door.stranger('', '192.168.3.1');
  expect((await guest.ask('/api/lobby', { code: door.access.code, name: 'Gustav' })).status).toBe(201);

  // Only the facilitator learns what it is and what to do.
  const sentences = [
    /^Eve and 399 others have come in from one address; .* show them all out, which frees their places at once\.$/,
    /^The lobby is full for one address\. Let people in or turn them away, to make room for others\.$/,
    /^Eve writes far more than people do, so what comes from there waits for now\. Let it through, or show them out\.$/,
  ];
  await expect.poll(() => roomOf(olga)?.alarms.length).toBe(sentences.length);
  const alarms = roomOf(olga)?.alarms ?? [];
  for (const [at, sentence] of sentences.entries()) expect(alarms[at]?.sentence).toMatch(sentence);

  // They follow the advice, and all is free again.
  await door.olga.ask('/api/access', { act: 'send-out-from', person: alarms[0]?.from });
  await door.olga.ask('/api/access', { act: 'refuse-all' });
  await expect.poll(() => roomOf(olga)?.alarms).toEqual([]);
  expect((await eve.ask('/api/workspace')).status).toBe(401);
  for (const name of ['Eve', 'Eva', 'Evi']) {
    await door.stranger('', EVE).ask('/api/session', { token, name });
  }
  expect(door.access.waiting().map(({ name }) => name)).toEqual(['Eva', 'Evi']);
  await goesOn();

  for (const { stands, heard } of pages) {
    expect(stands()).toBe(true);
    // Eve’s questions are questions; nothing else of hers is there.
    expect(/event: (?:gone|trouble)|"sentence"|Flood/.exec(heard())).toBeNull();
  }
  const kept = door.disk.names('questions/naming/responses').map((name) => name.replace(/\.md$/, ''));
  expect(said).toHaveLength(PEOPLE - 1);
  expect(kept).toEqual(expect.arrayContaining(said));
  process.stdout.write(`What the one who tried it all got: ${JSON.stringify(got)}\n`);
});
