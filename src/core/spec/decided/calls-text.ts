import type { Authority, Call, Inbound, System } from '../../model/calls/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import {
  type Columns,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  refWords,
  type Tell,
} from './passage.ts';

const SYSTEMS: Columns<System> = [
  ['System', ({ label }) => label],
  ['We', ({ way }, tell) => tell(way)],
  ['Run by', ({ owner }, tell) => tell(owner)],
  ['Described in', ({ contract }, tell) => tell(contract)],
  ['A copy to try things on', ({ sandbox }, tell) => tell(sandbox)],
  ['At most', ({ most }, tell) => tell(most)],
  ['Costs', ({ cost }, tell) => tell(cost)],
  ['If we ask more', ({ over }, tell) => tell(over)],
];

const CALLS: Columns<Call> = [
  ['What for', ({ label }) => label],
  ['System', ({ system }, tell) => tell(system, refWords)],
  ['When', ({ trigger }, tell) => tell(trigger)],
  ['We send', ({ sent }, tell) => tell(sent)],
  ['We get back', ({ back }, tell) => tell(back)],
  ['May be as old as', ({ age }, tell) => tell(age)],
  ['Method', ({ method }, tell) => tell(method)],
  ['Path', ({ path }, tell) => tell(path)],
  ['Many at once', ({ many }, tell) => tell(many)],
];

interface MappedLine {
  readonly theirs: string;
  readonly ours: { readonly label: string };
  readonly otherwise: string;
}

const MAPPING: Columns<MappedLine> = [
  ['Theirs', ({ theirs }) => theirs],
  ['Ours', ({ ours }) => ours.label],
  ['If it is missing', ({ otherwise }) => otherwise],
];

const INBOUND: Columns<Inbound> = [
  ['What comes in', ({ label }) => label],
  ['From', ({ from }, tell) => tell(from, refWords)],
  ['Holds', ({ holds }, tell) => tell(holds)],
  ['How many', ({ rate }, tell) => tell(rate)],
  ['Makes or moves', ({ changes }, tell) => tell(changes)],
  ['If it cannot be read', ({ unreadable }, tell) => tell(unreadable)],
  ['Twice or out of order', ({ order }, tell) => tell(order)],
];

const AUTHORITY: Columns<Authority> = [
  ['What', ({ label }) => label],
  ['Right is', ({ right }, tell) => tell(right)],
  ['And the other', ({ other }, tell) => tell(other)],
];

/** The other systems, what goes there and comes back, and what holds when one does not answer. */
export function callsText({ calls }: Model): readonly Passage[] {
  const all = heldValue(calls.calls) ?? [];
  const [any] = all;
  return [
    (tell) => heldTable('Other systems', calls.systems, SYSTEMS, tell),
    (tell) => heldTable('What we send and get back', calls.calls, CALLS, tell),
    ...all.map((call) => (tell: Tell) => heldTable(`Lines of “${call.label}”`, call.mapping, MAPPING, tell)),
    (tell) => heldTable('What comes in unasked', calls.inbound, INBOUND, tell),
    (tell) => heldTable('Who is right', calls.authority, AUTHORITY, tell),
    (tell) =>
      facts(tell, [
        ...(any
          ? ([
              ['Somebody waits at most', tell(any.waiting, quantityWords)],
              ['Then', any.waitingThen],
              ['Meanwhile people', any.inBackground],
              ['No answer', any.failure],
              ['We stop trying after', tell(any.giveUp, quantityWords)],
              ['Sent twice', any.repeat],
            ] as const)
          : []),
        ['In whose name', calls.identity],
        ['Never leaves the house', calls.staysInside],
      ]),
  ];
}
