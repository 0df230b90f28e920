import { useEffect, useMemo, useState } from 'react';
import { type Question, shapeOf, type Value } from '#core/index.ts';
import type { KnownNames, Product } from '#core/product.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { isTabular, ShapeInput } from '../shapes/index.tsx';
import { type TextAid, useInputState } from '../shapes/props.ts';
import { useWorkspace } from '../workspace/store.ts';
import { missingFrom } from './answer-drafts.ts';

interface AnswerInputProps {
  readonly question: Question;
  /** Undefined: nothing is typed yet. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly autoFocus?: boolean;
}

/**
 * The input for the answer to a question. A table suggests the names that are known, and begins with a row for each
 * that it asks about; rows to which nobody adds anything are no part of the answer.
 */
export function AnswerInput({ question, value, onChange, autoFocus }: AnswerInputProps) {
  const { shape, ask } = question;
  const { columns, start, aid } = useKnownNames(question);
  const [shown, show] = useInputState<Value, Value>(
    value ?? shapeOf(shape.shape).empty(shape),
    onChange,
    (answer) => withStart(answer, start),
    (typed) => withoutUntouched(typed, start),
  );
  return (
    <>
      <ShapeInput
        spec={shape}
        value={shown}
        onChange={show}
        label={ask}
        autoFocus={autoFocus}
        names={columns}
        example={exampleFor(question)}
        aid={aid}
      />
      {aid && value !== undefined && <DraftReading question={question} value={value} />}
    </>
  );
}

const DraftReading = lazyComponent(async () => (await import('./draft-reading.tsx')).DraftReading);
const ExpressionAid = lazyComponent(async () => (await import('./expression-aid.tsx')).ExpressionAid);

let product: typeof import('#core/product.ts') | null = null;

interface Known extends KnownNames {
  readonly aid?: TextAid;
}

/** Answers of one text that is a formula or a condition. */
const FORMULAS = /\/(?:formula|put-away)$/;

const NOTHING_KNOWN: Known = { columns: [], start: null };

/** What is known for an answer: names, and how to pick conditions. It comes with the product, which is fetched for it. */
function useKnownNames(question: Question): Known {
  const workspace = useWorkspace();
  const [, setFetched] = useState(product !== null);
  const isNeeded = isTabular(question.shape) || FORMULAS.test(question.slot ?? '');
  useEffect(() => {
    if (!isNeeded || product) return;
    const receive = (fetched: typeof import('#core/product.ts')) => {
      product = fetched;
      setFetched(true);
    };
    // Where the server does not answer, nothing is suggested.
    void import('#core/product.ts').then(receive, () => {});
  }, [isNeeded]);
  const names = isNeeded ? product : null;
  return useMemo(() => {
    if (!names) return NOTHING_KNOWN;
    const opened = names.openProduct(workspace);
    return { ...names.knownNames(opened, question), aid: aidFor(opened, question, names.takesExpressions) };
  }, [names, workspace, question]);
}

function aidFor(opened: Product, question: Question, takes: (question: Question, column: string) => boolean): TextAid {
  return {
    helps: (column) => takes(question, column),
    below: (text) => <ExpressionAid product={opened} question={question} {...text} />,
  };
}

/** The cells of an example; a table that is asked of one entity does not name that. */
function exampleFor({ slot, shape }: Question): readonly string[] {
  const segments = slot?.split('/') ?? [];
  const cells = EXAMPLE_ROWS[`${segments[0]}.${segments.at(-1)}`]?.split(' | ') ?? [];
  const namesEntity = shape.shape === 'table' && shape.columns.some(({ id }) => id === 'thing');
  return cells.filter((cell) => namesEntity || !cell.startsWith('@')).map((cell) => cell.replace(/^@/, ''));
}

/** An answer with the names it begins with, where it does not have them. */
export function withStart(value: Value, start: Value | null): Value {
  if (isMatrix(value) && isMatrix(start)) {
    const rows = [...value.rows, ...missingFrom(value.rows, start.rows)];
    const columns = [...value.columns, ...missingFrom(value.columns, start.columns)];
    return { rows, columns, cells: rows.map((_, r) => columns.map((_, c) => value.cells[r]?.[c] ?? '')) };
  }
  if (!isRows(value) || !isRows(start)) return value;
  const names = new Set(value.map(([name]) => name));
  return [...value, ...start.filter(([name]) => !names.has(name))];
}

/** An answer without the names that it began with, where nothing was added to them. */
export function withoutUntouched(value: Value, start: Value | null): Value {
  if (isMatrix(value) && isMatrix(start)) {
    const isKept = (cells: readonly string[], name: string, names: readonly string[]) =>
      cells.some((cell) => cell !== '') || !names.includes(name);
    const rows = value.rows.flatMap((name, r) => (isKept(value.cells[r] ?? [], name, start.rows) ? [r] : []));
    const columns = value.columns.flatMap((name, c) => {
      const cells = value.cells.map((line) => line[c] ?? '');
      return isKept(cells, name, start.columns) ? [c] : [];
    });
    return {
      rows: rows.map((r) => value.rows[r] ?? ''),
      columns: columns.map((c) => value.columns[c] ?? ''),
      cells: rows.map((r) => columns.map((c) => value.cells[r]?.[c] ?? '')),
    };
  }
  if (!isRows(value) || !isRows(start)) return value;
  const names = new Set(start.map(([name]) => name));
  return value.filter(([name, ...cells]) => !names.has(name) || cells.some((cell) => cell !== ''));
}

function isMatrix(value: Value | null): value is Extract<Value, { readonly cells: unknown }> {
  return value !== null && typeof value === 'object' && 'cells' in value;
}

function isRows(value: Value | null): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.every(Array.isArray);
}

/**
 * One row of a believable answer for each table, from a bicycle workshop; an empty table shows it in grey. By part and
 * last segment of the slot; the cell after “@” is left out where the table is asked of one entity.
 */
const EXAMPLE_ROWS: Readonly<Record<string, string>> = {
  'purpose.groups': 'Mechanic | 6 | all day | a tablet in the workshop',
  'purpose.last-case': 'Customer brings a bike | front desk',
  'purpose.measure': 'Days until a bike is ready | 9 | 4 | end of June',
  'purpose.replaces': 'The paper job cards | is switched off | ',
  'purpose.deciders': 'Prices | the owner | the workshop manager',
  'purpose.erasure': 'Phone number | deleted | privacy law',
  'screens.landing': 'Mechanic | Today’s jobs | start a job, order a part, finish a job',
  'screens.actions': 'Start a job | One job | another mechanic has it',
  'screens.inventory': 'Today’s jobs | list | Job | /jobs',
  'screens.columns': 'Ready by | yes | yes | no',
  'screens.steps': 'Choose a day | when it suits you | yes',
  'screens.figures': 'Jobs overdue | jobs past “Ready by” | call the customer',
  'screens.links': 'Today’s jobs | One job | a row of the list | ',
  'screens.words': 'empty | No jobs today.',
  'screens.shared-links': 'One job | the sign-in page | “This job was deleted.”',
  'screens.irreversible': 'Delete a customer | asks first | all their jobs',
  'screens.print': 'Job card | A5 | the job number',
  'screens.outputs': '“Your bike is ready” | Customer | a job is finished | text message',
  'entities.records': 'Job | J-1042, new chain | J-1043, flat tyre | J-1044, full service | Jobs',
  'entities.fields': 'Ready by | @Job | date |  | the job is accepted | in 3 days | Front desk | 14 May',
  'entities.values': 'Brakes | anything that stops it | yes',
  'entities.range': '5 | 400 | EUR',
  'entities.files': '@Bike | in | the old spreadsheet | CSV | once',
  'entities.privacy': 'Mechanic | hidden | “deleted”',
  'entities.relations': 'Customer | Job | any number | exactly one | no | stays',
  'entities.volume': '@Job | 2,400 | 15 | 20,000 | 41 on one Saturday',
  'entities.terms': 'Service | check everything, replace what is worn | Mechanics',
  'entities.identity-format': '@Job | J-1042 | j 1042 | for ever',
  'states.list': 'In the stand | a mechanic is working on it | on the way | ',
  'states.transitions': 'Waiting | In the stand | start | a person | Mechanic | all parts are there',
  'states.where': 'One job | what was found',
  'states.exact': 'start | Parts | all arrived',
  'states.effects': 'finish | “Finished on” is filled in, text message | Customer',
  'states.refusal': 'delete | This job is in the stand.',
  'states.reversal': 'Finished | In the stand | reopen | Workshop manager | within 7 days',
  'states.idle': 'Waiting | 5 days | a reminder | Workshop manager',
  'validation.examples': 'Frame number | WTU123456 | 12 | a space in the middle',
  'validation.across': 'Brought in, Ready by | Ready by is not before Brought in',
  'validation.unique': '@Bike | Frame number | everywhere | no',
  'validation.severity': 'Price is above zero | stop',
  'validation.who': 'Workshop manager | the owner',
  'validation.source': 'Price is above zero | the owner | Workshop manager | hardly ever',
  'validation.rules': 'Price is above zero | @Job | Price | at least | 0 |  | stop | No price',
  'roles.conditions': 'delete | it is still waiting',
  'roles.scope': 'Mechanic | Job | their own | it is assigned to them',
  'roles.grants': 'Mechanic | Workshop manager | Sam',
  'roles.separation': 'approve a refund | pay it out | Job',
  'calls.systems': 'Parts supplier | read and write | the supplier | their developer site | yes',
  'calls.exchanges':
    'Order a part | Parts supplier | a part is missing | part number, quantity | delivery date | 1 hour',
  'calls.mapping': 'ETA | Delivery date | “unknown”',
  'calls.address': 'POST | /orders',
  'calls.mark': 'job number and part | 1 day',
  'calls.authority': 'Price of a part | Parts supplier | is overwritten every night',
  'calls.inbound': 'Part has arrived | Parts supplier | part number, job | 20 a day',
  'calls.quota': 'Parts supplier | 100 an hour | nothing | it answers an hour later',
  'errors.messages':
    'Part is out of stock | ordering it | This part will arrive on 3 June. | choose another part | stop',
  'errors.languages': 'German | Dieses Teil kommt am 3. Juni. | anderes Teil wählen',
  'errors.classes': 'Part is out of stock | ',
  'errors.alerts': 'Supplier does not answer | Workshop manager | 10 minutes | text message',
  'constants.values': 'Deposit | 20 | % | everybody',
  'constants.boundaries': '10 jobs a day | is accepted | is accepted | is put off to tomorrow',
  'constants.timers': 'A finished bike nobody fetches | 14 days | a reminder',
  'constants.capacity': 'Photos of a job | 12 | 3',
  'constants.money': 'A repair | EUR | 0.05 | 20 % | above 300: the owner',
  'constants.bands': '300 EUR | the owner',
  'constants.service-levels': 'Open the list | 1 second | 8 people',
  'constants.own': 'Club members | 10 | %',
  'constants.bounds': '5 | 50 | the price list',
  'constants.provenance': 'Deposit |  | the terms on the wall',
};
