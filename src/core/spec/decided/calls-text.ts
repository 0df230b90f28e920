import type { Authority, Call, Inbound, MappedLine, System } from '../../model/calls/types.ts';
import { type Held, heldValue, mapHeld } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import { blocks, facts, type Passage, quantityWords, refWords, type Tell } from './passage.ts';
import { type Columns, heldTable, tableOf } from './table-text.ts';

const SYSTEMS: Columns<System> = [
  ['System', ({ label }) => label],
  ['We', ({ way }, tell) => tell(way)],
  ['Run by', ({ owner }, tell) => tell(owner)],
  ['Described in', ({ contract }, tell) => tell(contract)],
  ['A copy to try things on', ({ sandbox }, tell) => tell(sandbox)],
  ['Example from', ({ sample }, tell) => tell(sample), 'beside'],
  ['At most', ({ most }, tell) => tell(most), 'beside'],
  ['Costs', ({ cost }, tell) => tell(cost), 'beside'],
  ['If we ask more', ({ over }, tell) => tell(over), 'beside'],
  ['Then people read', ({ overWords }, tell) => tell(overWords), 'beside'],
];

const WHAT_FOR: Columns<Call>[number] = ['What for', ({ label }) => label];

const CALLS: Columns<Call> = [
  WHAT_FOR,
  ['System', ({ system }, tell) => tell(system, refWords)],
  ['When', ({ trigger }, tell) => tell(trigger)],
  ['We send', ({ sent }, tell) => tell(sent)],
  ['We get back', ({ back }, tell) => tell(back)],
  ['May be as old as', ({ age }, tell) => tell(age)],
  ['Address', addressWords],
  ['Many at once', ({ many }, tell) => tell(many)],
];

function addressWords({ method, path }: Call, tell: Tell): string {
  return [tell(method), tell(path)].filter(Boolean).join(' ').replace('(open) (open)', '(open)');
}

interface LineOfCall extends MappedLine {
  readonly call: string;
}

const MAPPING: Columns<LineOfCall> = [
  ['What for', ({ call }) => call],
  ['Their line', ({ theirs }) => theirs],
  ['Is our line', ({ ours }) => (ours.label === '' ? 'none; it is left alone' : ours.label)],
  ['If it is missing', ({ otherwise }) => otherwise],
];

const INBOUND: Columns<Inbound> = [
  ['What comes in', ({ label }) => label],
  ['From', ({ from }, tell) => tell(from, refWords)],
  ['Holds', ({ holds }, tell) => tell(holds)],
  ['How many', ({ rate }, tell) => tell(rate)],
  ['Makes or moves', ({ changes }, tell) => tell(changes)],
  ['If it cannot be read', ({ unreadable }, tell) => tell(unreadable)],
  ['Can come twice or out of order', ({ order }, tell) => tell(order)],
];

const AUTHORITY: Columns<Authority> = [
  ['What', ({ label }) => label],
  ['Right is', ({ right }, tell) => tell(right)],
  ['And the other', ({ other }, tell) => tell(other)],
  ['Noticed by', ({ noticed }, tell) => tell(noticed)],
];

/** What holds when another system is slow, silent or asked twice. */
const PATIENCE: readonly (readonly [head: string, place: (call: Call) => Held<string>])[] = [
  ['Somebody waits at most', ({ waiting }) => mapHeld(waiting, quantityWords)],
  ['Then', ({ waitingThen }) => waitingThen],
  ['Meanwhile people', ({ inBackground }) => inBackground],
  ['No answer', ({ failure }) => failure],
  ['Seen while it waits', ({ stillWaiting }) => stillWaiting],
  ['Stopped half-way', ({ halfDone }) => halfDone],
  ['We stop trying after', ({ giveUp }) => mapHeld(giveUp, quantityWords)],
  ['And then', ({ giveUpThen }) => giveUpThen],
  ['Sent twice', ({ repeat }) => repeat],
  ['A second one is spotted by', ({ repeatMark }) => mapHeld(repeatMark, marksWords)],
  ['Noticed by', ({ doubleNoticed }) => doubleNoticed],
];

function marksWords(marks: readonly { readonly mark: string; readonly lasts: string }[]): string {
  return marks.map(({ mark, lasts }) => `${mark}${lasts && `, for ${lasts}`}`).join('; ');
}

/** The other systems, what goes there and comes back, and what holds when one does not answer. */
export function callsText({ calls }: Model): readonly Passage[] {
  const all = heldValue(calls.calls) ?? [];
  return [
    (tell) => heldTable('Other systems', calls.systems, SYSTEMS, tell),
    (tell) => heldTable('What we send and get back', calls.calls, CALLS, tell),
    (tell) => tableOf('Line by line', linesOf(all, tell), MAPPING, tell),
    (tell) => patienceText(all, tell),
    (tell) => heldTable('What comes in unasked', calls.inbound, INBOUND, tell),
    (tell) => heldTable('Who is right', calls.authority, AUTHORITY, tell),
    (tell) =>
      facts(tell, [
        ['In whose name', calls.identity],
        ['Who it really was', calls.really],
        ['The key', calls.key],
        ['Never leaves the house', calls.staysInside],
      ]),
  ];
}

function linesOf(calls: readonly Call[], tell: Tell): readonly LineOfCall[] {
  return calls.flatMap(({ label, mapping }) => {
    tell(mapping);
    return (heldValue(mapping) ?? []).map((line) => ({ ...line, call: label }));
  });
}

/** What is the same for all messages as facts, what differs as a table. */
function patienceText(calls: readonly Call[], tell: Tell): string {
  const [any] = calls;
  if (!any) return '';
  const [same, different] = parted(PATIENCE, ([, place]) =>
    calls.every((call) => isSame(place(call), place(any))),
  );
  const columns = different.map(
    ([head, place]) => [head, (call: Call, told: Tell) => told(place(call))] as const,
  );
  return blocks(
    facts(
      tell,
      same.map(([head, place]) => [head, place(any)] as const),
    ),
    tableOf('When there is no answer', columns.length === 0 ? [] : calls, [WHAT_FOR, ...columns], tell),
  );
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function isSame(one: Held<unknown>, other: Held<unknown>): boolean {
  if (one.is === 'unsaid' || other.is === 'unsaid') return one.is === other.is;
  return one.source === other.source;
}
