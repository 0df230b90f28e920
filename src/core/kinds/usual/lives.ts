import type { KnownSoFar, KnownThing } from '../known-so-far.ts';

type Actor = 'staff' | 'others' | 'all';
type State = readonly [name: string, means: string, place: 'first' | 'on the way' | 'last'];
type Move = readonly [from: string, to: string, event: string, by: Actor];

interface Life {
  readonly of: RegExp;
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

/** The states that things of a name usually have, and what moves them on. What is only looked up has none. */
const LIVES: readonly Life[] = [
  {
    of: /\b(?:order|purchase)s?$/i,
    states: [
      ['Placed', 'somebody has ordered it', 'first'],
      ['Packed', 'it is ready to go out', 'on the way'],
      ['Handed over', 'it has arrived', 'last'],
      ['Cancelled', 'nobody wants it any more', 'last'],
    ],
    moves: [
      ['Placed', 'Packed', 'pack', 'staff'],
      ['Packed', 'Handed over', 'hand over', 'staff'],
      ['Placed', 'Cancelled', 'cancel', 'all'],
    ],
  },
  {
    of: /\b(?:loan|rental)s?$/i,
    states: [
      ['Booked', 'it is kept for somebody', 'first'],
      ['Out', 'somebody has it', 'on the way'],
      ['Back', 'it has been given back', 'last'],
      ['Cancelled', 'nobody wants it any more', 'last'],
    ],
    moves: [
      ['Booked', 'Out', 'hand out', 'staff'],
      ['Out', 'Back', 'take back', 'staff'],
      ['Booked', 'Cancelled', 'cancel', 'all'],
    ],
  },
  {
    of: /\b(?:booking|reservation|appointment|visit|lesson|session)s?$/i,
    states: [
      ['Booked', 'somebody counts on it', 'first'],
      ['Done', 'it has taken place', 'last'],
      ['Cancelled', 'it does not take place', 'last'],
    ],
    moves: [
      ['Booked', 'Done', 'mark as done', 'staff'],
      ['Booked', 'Cancelled', 'cancel', 'all'],
    ],
  },
  {
    of: /\b(?:request|application|claim|expense|enquiry|complaint)s?$/i,
    states: [
      ['Sent', 'nobody has looked yet', 'first'],
      ['Looked at', 'somebody is working on it', 'on the way'],
      ['Granted', 'it is settled', 'last'],
      ['Refused', 'it is settled, with a reason', 'last'],
    ],
    moves: [
      ['Sent', 'Looked at', 'take it on', 'staff'],
      ['Looked at', 'Granted', 'grant', 'staff'],
      ['Looked at', 'Refused', 'refuse', 'staff'],
    ],
  },
  {
    of: /\b(?:task|job|ticket|case|issue|repair|project)s?$/i,
    states: [
      ['Open', 'nobody has begun', 'first'],
      ['In work', 'somebody is at it', 'on the way'],
      ['Done', 'nothing is left to do', 'last'],
    ],
    moves: [
      ['Open', 'In work', 'begin', 'staff'],
      ['In work', 'Done', 'finish', 'staff'],
    ],
  },
  {
    of: /\b(?:article|post|video|recipe|course|offer|listing)s?$/i,
    states: [
      ['Draft', 'only its author sees it', 'first'],
      ['Published', 'everybody may see it', 'on the way'],
      ['Withdrawn', 'it is no longer shown', 'last'],
    ],
    moves: [
      ['Draft', 'Published', 'publish', 'all'],
      ['Published', 'Withdrawn', 'withdraw', 'all'],
    ],
  },
  {
    of: /\b(?:invoice|bill|payment)s?$/i,
    states: [
      ['Open', 'nobody has paid it yet', 'first'],
      ['Paid', 'the money is there', 'last'],
      ['Cancelled', 'nobody has to pay it', 'last'],
    ],
    moves: [
      ['Open', 'Paid', 'mark as paid', 'staff'],
      ['Open', 'Cancelled', 'cancel', 'staff'],
    ],
  },
];

/** Whether a thing of this name usually moves from state to state. */
export function lifeOf(thing: KnownThing | undefined): Life | undefined {
  return thing && LIVES.find(({ of }) => of.test(thing.name));
}

export function usualStates({ thing }: KnownSoFar) {
  return lifeOf(thing)?.states.map((cells) => [...cells, '']);
}

const statesId = (thing: KnownThing) => `states.${thing.id}.list`;
const movesId = (thing: KnownThing) => `states.${thing.id}.transitions`;

/** The moves of the usual life, where its states were taken; else one state after the other, then to each last one. */
export function usualMoves(known: KnownSoFar) {
  const { thing, roles, staff } = known;
  if (!thing || staff.length === 0) return undefined;
  const others = roles.filter((role) => !staff.includes(role));
  const actors = { staff, others: others.length > 0 ? others : staff, all: roles };
  const states = known.rows(statesId(thing));
  const names = new Set(states.map(({ name }) => name));
  const own = lifeOf(thing);
  const moves: readonly Move[] =
    own && own.states.length === names.size && own.states.every(([name]) => names.has(name))
      ? own.moves
      : inOneLine(states.map(({ name, cell }) => ({ name, place: cell('place') })));
  if (moves.length === 0) return undefined;
  return moves.map(([from, to, event, by]) => [from, to, event, 'a person', actors[by].join(', '), '']);
}

/** No line without a begin: states that were only seen in records are in no order. */
function inOneLine(states: readonly { readonly name: string; readonly place: string }[]): readonly Move[] {
  if (states[0]?.place !== 'first') return [];
  const way = states.filter(({ place }) => place !== 'last');
  const ends = states.filter(({ place }) => place === 'last');
  const last = way.at(-1);
  const move = (from: string, to: string): Move => [from, to, `mark as ${to.toLowerCase()}`, 'staff'];
  return [
    ...way.slice(1).map(({ name }, at) => move(way[at]?.name ?? '', name)),
    ...(last ? ends.map(({ name }) => move(last.name, name)) : []),
  ];
}

/** Allowed is what a move was named for; nothing else happens. */
export function usualMatrix({ thing, rows }: KnownSoFar) {
  if (!thing) return undefined;
  const moves = rows(movesId(thing));
  const states = rows(statesId(thing)).map(({ name }) => name);
  const events = [...new Set(moves.map(({ cell }) => cell('event')).filter(Boolean))];
  if (states.length === 0 || events.length === 0) return undefined;
  const isAllowed = (state: string, event: string) =>
    moves.some(({ cell }) => cell('from') === state && cell('event') === event);
  return {
    rows: states,
    columns: events,
    cells: states.map((state) => events.map((event) => (isAllowed(state, event) ? 'allow' : 'ignore'))),
  };
}

/** Things that nobody moves on are still looked at after some days. */
export function usualIdle({ thing, rows, staff }: KnownSoFar) {
  if (!thing || staff.length === 0) return undefined;
  const waiting = rows(statesId(thing)).filter(({ cell }) => cell('place') === 'first');
  return waiting.length === 0 ? undefined : waiting.map(({ name }) => [name, '3 days', 'remind', staff.join(', ')]);
}
