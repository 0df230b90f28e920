import { randomBytes } from 'node:crypto';
import type { ServerLine } from '../http/server-line.ts';
import { type Presence, type PresenceEvent, type PresentPerson, presenceAfter } from './presence.ts';

/** People in one message: PostgreSQL passes on 8,000 bytes. */
const PART_SIZE = 20;
/** Milliseconds between two lists of who is here, and after which a server that sends none is gone. */
const REPEAT = 5_000;
const MAX_SILENCE = 3 * REPEAT;

/** What a server tells the others of its room. */
type Message =
  | { readonly tells: 'hello'; readonly from: string }
  | { readonly tells: 'event'; readonly from: string; readonly event: PresenceEvent }
  | { readonly tells: 'timer'; readonly from: string; readonly timer: Presence['timer'] }
  | {
      readonly tells: 'people';
      readonly from: string;
      /** Rises with each list. */
      readonly list: number;
      readonly isLast: boolean;
      readonly people: readonly PresentPerson[];
    };

interface OtherServer {
  readonly list: number;
  readonly people: readonly PresentPerson[];
  readonly complete: readonly PresentPerson[];
  readonly at: number;
}

/**
 * Who is at the other servers of the workspace. Each server tells whom it has streams of, again and again, so that a lost
 * message or a killed server leaves nobody behind; what somebody does is told to all, as their stream may be anywhere.
 *
 * @param own what is known here
 * @param onEvent something was done at another server
 */
export function openSharedPresence(
  line: ServerLine,
  own: () => Presence,
  onEvent: (event: PresenceEvent) => void,
  onChange: () => void,
  now: () => number,
) {
  const self = randomBytes(6).toString('hex');
  const others = new Map<string, OtherServer>();
  let list = 0;
  let told = '[]';

  const send = (...messages: readonly Message[]) => line.send(messages.map((message) => JSON.stringify(message)));
  const tellPeople = () => {
    const people = [...own().people.values()];
    told = JSON.stringify(people);
    list += 1;
    const parts: (readonly PresentPerson[])[] = [];
    for (let from = 0; from === 0 || from < people.length; from += PART_SIZE)
      parts.push(people.slice(from, from + PART_SIZE));
    send(
      ...parts.map((part, at) => {
        const isLast = at === parts.length - 1;
        return { tells: 'people', from: self, list, isLast, people: part } as const;
      }),
    );
  };
  const take = (message: Message) => {
    if (message.from === self) return;
    switch (message.tells) {
      case 'hello':
        tellPeople();
        if (own().timer) send({ tells: 'timer', from: self, timer: own().timer });
        break;
      case 'event':
        onEvent(message.event);
        break;
      case 'timer':
        if (own().timer === null && message.timer)
          onEvent({ what: 'did', person: '', action: { act: 'restore-timer', timer: message.timer }, at: now() });
        break;
      case 'people':
        takePeople(message);
    }
  };
  const takePeople = ({ from, list, isLast, people }: Extract<Message, { readonly tells: 'people' }>) => {
    const before = others.get(from);
    if (before && before.list > list) return;
    const all = before?.list === list ? [...before.people, ...people] : people;
    const complete = isLast ? all : (before?.complete ?? []);
    others.set(from, { list, people: all, complete, at: now() });
    if (isLast && JSON.stringify(complete) !== JSON.stringify(before?.complete ?? [])) onChange();
  };
  const beat = () => {
    const before = others.size;
    for (const [from, { at }] of others) if (at + MAX_SILENCE < now()) others.delete(from);
    if (others.size < before) onChange();
    if (told !== '[]') tellPeople();
  };

  const unsubscribe = line.receive((text) => take(JSON.parse(text)));
  const beatTimer = setInterval(beat, REPEAT).unref();
  send({ tells: 'hello', from: self });
  return {
    /** The room as it is at all servers together. */
    together: (presence: Presence): Presence => {
      const elsewhere = [...others.values()].flatMap(({ complete }) => complete);
      if (elsewhere.length === 0) return presence;
      // Where somebody has a stream counts more than where they had one.
      const people = new Map(elsewhere.sort((a, b) => a.streams - b.streams).map((one) => [one.person, one]));
      for (const [id, one] of presence.people) if (one.streams > 0 || !people.has(id)) people.set(id, one);
      return { ...presence, people };
    },
    /** Tells the others what was done here. */
    did: (event: PresenceEvent) => send({ tells: 'event', from: self, event }),
    /** To be called when the room has changed: the others are told if its people have. */
    changed: () => {
      if (JSON.stringify([...own().people.values()]) !== told) tellPeople();
    },
    close: () => {
      clearInterval(beatTimer);
      unsubscribe();
    },
  };
}

/** The room after an event; somebody whose stream was at another server before keeps their place and hand. */
export function presenceAfterSharing(presence: Presence, together: () => Presence, event: PresenceEvent): Presence {
  const after = presenceAfter(presence, event);
  if (event.what !== 'came' || presence.people.has(event.who.person)) return after;
  const known = together().people.get(event.who.person);
  const arrived = after.people.get(event.who.person);
  if (!known || !arrived) return after;
  const { place, following, hand } = known;
  return { ...after, people: new Map(after.people).set(event.who.person, { ...arrived, place, following, hand }) };
}
