import { listOf, type Sourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { DISCRETION } from '../../slots/calls/calls.ts';
import { type Call, EXCHANGES, type MappedLine, PATIENCE } from '../../slots/calls/exchanges.ts';
import { AUTHORITY, INBOUND, SYSTEMS } from '../../slots/calls/systems.ts';
import { blocks, facts, factsOf, type Passage, placeAt, type Tell } from './passage.ts';
import { type Columns, columnsOf, tableOf, thingsTable } from './table-text.ts';

const MESSAGES = columnsOf<Call>(EXCHANGES.of).toSpliced(-1, 0, ['Address', addressWords]);

interface LineOfCall extends MappedLine {
  readonly call: string;
}

const MAPPING: Columns<LineOfCall> = [
  ['What for', ({ call }) => call],
  ['Their line', ({ theirs }) => theirs],
  ['Is our line', ({ ours }) => (ours.label === '' ? 'none; it is left alone' : ours.label)],
  ['If it is missing', ({ otherwise }) => otherwise],
];

export function callsText({ calls }: Model): readonly Passage[] {
  const all = listOf(calls.calls);
  return [
    thingsTable(SYSTEMS, calls.systems),
    thingsTable(EXCHANGES, calls.calls, MESSAGES),
    (tell) => tableOf('Line by line', linesOf(all, tell), MAPPING, tell),
    (tell) => patienceText(all, tell),
    thingsTable(INBOUND, calls.inbound),
    thingsTable(AUTHORITY, calls.authority),
    (tell) => factsOf(DISCRETION, calls, tell),
  ];
}

function addressWords({ method, path }: Call, tell: Tell): string {
  return [tell(method), tell(path)].filter(Boolean).join(' ').replace('(open) (open)', '(open)');
}

function linesOf(calls: readonly Call[], tell: Tell): readonly LineOfCall[] {
  return calls.flatMap(({ label, mapping }) => {
    tell(mapping);
    return listOf(mapping).map((line) => ({ ...line, call: label }));
  });
}

/** What is the same for all messages as facts, what differs as a table. */
function patienceText(calls: readonly Call[], tell: Tell): string {
  const [any] = calls;
  if (!any) return '';
  const told = Object.entries(PATIENCE).map(([key, { head = '', words }]) => ({
    head,
    words,
    at: placeAt(key),
  }));
  const isShared = ({ at }: (typeof told)[number]) => calls.every((call) => isSame(at(call), at(any)));
  const different = told.filter((one) => !isShared(one));
  return blocks(
    facts(
      tell,
      told.filter(isShared).map(({ head, words, at }) => [head, tell(at(any), words)]),
    ),
    tableOf(
      'When there is no answer',
      different.length === 0 ? [] : calls,
      [
        [EXCHANGES.names, ({ label }) => label],
        ...different.map(
          ({ head, words, at }) => [head, (call: Call, telling: Tell) => telling(at(call), words)] as const,
        ),
      ],
      tell,
    ),
  );
}

function isSame(one: Sourced<unknown>, other: Sourced<unknown>): boolean {
  if (one.is === 'unknown' || other.is === 'unknown') return one.is === other.is;
  return one.source === other.source;
}
