import type { RecordTold } from '../../story.ts';

/** Where visitors of the bookshop come from, how often, and with which campaign. */
const SOURCES = [
  ['Google', 'Organic Search', ''],
  ['Direct / None', 'Direct', ''],
  ['Google', 'Organic Search', ''],
  ['Facebook', 'Organic Social', ''],
  ['Direct / None', 'Direct', ''],
  ['DuckDuckGo', 'Organic Search', ''],
  ['chatgpt.com', 'AI Assistants', ''],
  ['Google', 'Organic Search', ''],
  ['coastpaper.example', 'Referral', ''],
  ['newsletter', 'Email', 'february-letter'],
  ['Direct / None', 'Direct', ''],
] as const;
const LETTER = ['newsletter', 'Email', 'spring-letter'] as const;
const PLACES = [
  ['Portugal', 'Lisboa', 'Lisbon'],
  ['Portugal', 'Porto', 'Porto'],
  ['Spain', 'Galicia', 'Vigo'],
  ['Portugal', 'Lisboa', 'Cascais'],
  ['Germany', 'Hamburg', 'Hamburg'],
  ['Portugal', 'Faro', 'Faro'],
  ['France', 'Bretagne', 'Brest'],
] as const;
const DEVICES = [
  ['Desktop', 'Chrome', 'Windows'],
  ['Mobile', 'Safari', 'iOS'],
  ['Mobile', 'Chrome', 'Android'],
  ['Desktop', 'Firefox', 'GNU/Linux'],
  ['Desktop', 'Chrome', 'Windows'],
  ['Mobile', 'Safari', 'iOS'],
  ['Tablet', 'Safari', 'iPadOS'],
  ['Desktop', 'Edge', 'Windows'],
] as const;
const WAYS = [
  '/ /books/tide-tables',
  '/books/field-notes',
  '/blog/spring-reading~80 /books/field-notes',
  '/',
  '/ /books/tide-tables /cart',
  '/blog/knots-for-beginners~55',
  '/books/harbour-birds',
  '/ /about',
] as const;
const LETTER_WAYS = [
  '/blog/spring-reading~95 /books/field-notes !Newsletter signup',
  '/blog/spring-reading~40',
] as const;

/** Visits on a day of the week, from Sunday on. */
const USUAL = [3, 4, 3, 4, 3, 3, 2] as const;
const UNUSUAL: Readonly<Record<string, number>> = {
  '2026-02-11': 1,
  '2026-03-02': 10,
  '2026-03-03': 7,
  '2026-03-04': 5,
  '2026-03-10': 9,
};
const FIRST_DAY = '2026-01-21';
const TODAY = '2026-03-18';
const NOW = `${TODAY}T12:00:00Z`;
const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;

interface Visited {
  readonly site: string;
  readonly visitor: string;
  /** ISO 8601, to the minute. */
  readonly start: string;
  readonly seconds: number;
  readonly from: readonly [source: string, channel: string, campaign: string];
  readonly place: readonly [country: string, region: string, city: string];
  readonly device: readonly [device: string, browser: string, system: string];
  /** Pages with blanks between them; “!” begins the name of another event, “~90” says how far was scrolled. */
  readonly way: string;
}

/** Sources that come from an address with a UTM source. */
const TAGGED: Readonly<Record<string, string>> = { Facebook: 'fb', newsletter: 'newsletter' };

const HOSTS: Readonly<Record<string, string>> = {
  books: 'tidepoolbooks.example',
  help: 'help.tidepoolbooks.example',
  cafe: 'harbourcafe.example',
};

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
const atMinute = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** Visits to the bookshop before today: the same ones each time, one after another through each table. */
function earlier(): readonly Visited[] {
  const days = Array.from({ length: (Date.parse(TODAY) - Date.parse(FIRST_DAY)) / A_DAY }, (_, day) =>
    atMinute(Date.parse(FIRST_DAY) + day * A_DAY).slice(0, 10),
  );
  let number = 0;
  return days.flatMap((day) => {
    const count = UNUSUAL[day] ?? at(USUAL, new Date(day).getUTCDay());
    return Array.from({ length: count }, (_, nth): Visited => {
      number += 1;
      const isLetter = day >= '2026-03-02' && day <= '2026-03-04' && nth > 1;
      const way = isLetter ? at(LETTER_WAYS, number) : at(WAYS, number * 3 + nth);
      const pages = way.split(' /').length;
      return {
        site: 'books',
        visitor: String.fromCharCode(65 + (nth === 3 ? 0 : nth)),
        start: atMinute(Date.parse(`${day}T07:12:00Z`) + ((nth * 137 + number * 53) % 840) * A_MINUTE),
        seconds: pages === 1 ? 0 : 60 * pages + ((number * 37) % 90),
        from: isLetter ? LETTER : at(SOURCES, number * 4 + nth),
        place: at(PLACES, number * 3 + nth),
        device: at(DEVICES, number * 5 + nth),
        way,
      };
    });
  });
}

const HAMBURG = ['Germany', 'Hamburg', 'Hamburg'] as const;
const LISBON = ['Portugal', 'Lisboa', 'Lisbon'] as const;
/** Through a VPN. */
const NOWHERE = ['', '', ''] as const;
const CHROME = ['Desktop', 'Chrome', 'Mac'] as const;
const IPHONE = ['Mobile', 'Safari', 'iOS'] as const;
const PIXEL = ['Mobile', 'Chrome', 'Android'] as const;
const IPAD = ['Tablet', 'Safari', 'iPadOS'] as const;
const FIREFOX = ['Desktop', 'Firefox', 'GNU/Linux'] as const;
const DIRECT = ['Direct / None', 'Direct', ''] as const;

/** Today until noon, as the README lists it. */
const today = (
  [
    ['A', '08:02', 420, ['Google', 'Organic Search', ''], HAMBURG, CHROME, '/ /books/tide-tables /cart'],
    ['B', '09:15', 185, LETTER, LISBON, IPHONE, '/blog/spring-reading~90 !Newsletter signup /books/field-notes'],
    [
      'C',
      '10:40',
      0,
      ['chatgpt.com', 'AI Assistants', ''],
      ['France', 'Bretagne', 'Brest'],
      PIXEL,
      '/blog/spring-reading~35',
    ],
    ['A', '11:02', 0, DIRECT, HAMBURG, CHROME, '/account'],
    [
      'D',
      '11:37',
      0,
      ['Facebook', 'Organic Social', ''],
      ['Portugal', 'Porto', 'Porto'],
      IPAD,
      '/books/field-notes !Wishlist',
    ],
    ['E', '11:56', 95, DIRECT, NOWHERE, FIREFOX, '/ /books/field-notes'],
  ] as const
).map(
  ([visitor, time, seconds, from, place, device, way]): Visited => ({
    site: 'books',
    visitor,
    start: `${TODAY}T${time}:00Z`,
    ...{ seconds, from, place, device, way },
  }),
);

function recordsOf(visit: Visited, nth: number): readonly RecordTold[] {
  const id = `v${nth + 1}`;
  const { site, visitor, start, seconds, from, place, device, way } = visit;
  const [source, channel, campaign] = from;
  const [country, region, city] = place;
  const [kind, browser, system] = device;
  const steps = way.split(/ (?=[/!])/u);
  const begun = Date.parse(start);
  const state = begun + (seconds + 1800) * 1000 > Date.parse(NOW) ? 'Going on' : 'Over';
  const events = steps.map((step, index): RecordTold => {
    const [page = '', depth = ''] = step.split('~');
    const at = atMinute(begun + Math.round((index * seconds) / Math.max(steps.length - 1, 1)) * 1000);
    const what = step.startsWith('!')
      ? { kind: 'Custom', name: step.slice(1), page: (steps[index - 1] ?? '').split('~')[0] ?? '', 'scroll-depth': '' }
      : { kind: 'Pageview', name: '', page, 'scroll-depth': depth && Number(depth) };
    return {
      entity: 'event',
      record: { id: `${id}-${index + 1}`, state: '', values: { visit: id, at, interactive: true, ...what } },
    };
  });
  const values = {
    ...{
      site,
      'device-key': visitor,
      start,
      channel,
      campaign,
      region,
      city,
      device: kind,
      browser,
      hostname: HOSTS[site] ?? '',
    },
    'utm-source': TAGGED[source] ?? '',
    referrer: source in TAGGED || channel === 'Direct' ? '' : source,
    'located-in': country,
    'hidden-network': country === '',
    end: atMinute(begun + seconds * 1000),
    'over-at': atMinute(begun + (seconds + 1800) * 1000),
    'operating-system': system,
  };
  return [{ entity: 'visit', record: { id, state, values } }, ...events];
}

const OF_OTHERS = [
  ['help', '/ /how-to-order', 3],
  ['cafe', '/ /lunch', 2],
] as const;

/** A few visits a day to the other sites, until this morning. */
function ofOthers(): readonly Visited[] {
  return OF_OTHERS.flatMap(([site, way, most], one) =>
    Array.from({ length: most * 10 }, (_, nth): Visited => {
      const start = Date.parse(`${TODAY}T11:08:00Z`) - Math.floor(nth / most) * A_DAY - (nth % most) * 137 * A_MINUTE;
      const isShort = (nth + one) % 3 === 0;
      return {
        site,
        visitor: `${site.charAt(0)}${nth % most}`,
        start: atMinute(start),
        seconds: isShort ? 0 : 70 + ((nth * 31) % 120),
        from: at(SOURCES, nth * 3 + one),
        place: at(PLACES, nth * 2 + one),
        device: at(DEVICES, nth * 3 + one),
        way: isShort ? '/' : way,
      };
    }),
  );
}

/** Visits and what happened in them. */
export const visitRecords: readonly RecordTold[] = [...earlier(), ...today, ...ofOthers()].flatMap(recordsOf);
