import { dayOfTimestamp, formatDay } from '../../base/dates.ts';
import type { Subject } from '../checks/types.ts';
import { timestampIn } from '../checks/values.ts';
import { cellByState, visitDayCell } from './cells-by-state.ts';
import { isAllowed } from './domain.ts';
import { mailAddress, momentOn } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import { type Meaning, wordsOfName } from './meaning-words.ts';
import { derivedCell, holeCell, type RecordDraft } from './record-draft.ts';
import { integerBetween, subSeed } from './seed.ts';
import type { Cell } from './types.ts';

/** Makes the values of a record agree: state, names, mail, and the order of dates. Pinned values stay. */
export function derive(draft: RecordDraft, alone: Subject, today: number): void {
  const on = { draft, alone };
  for (const plan of draft.plan.fields) if (plan.filledBy === 'state') setCell(on, plan, stateCell(plan, draft));
  fullNames(on);
  for (const plan of draft.plan.withMeaning('email')) setCell(on, plan, mailCell(draft, plan, 0));
  for (const plan of draft.plan.fields) if (plan.datedVisit) setCell(on, plan, visitDateCell(draft, plan, today));
  if (draft.plan.paths.length > 0)
    for (const plan of draft.plan.fields) setCell(on, plan, cellByState(plan, draft, today));
  for (const [earlier, later] of ORDER) inOrder(on, earlier, later);
}

/** Sets a cell, unless a person wrote it down or the rules of the field do not allow the new value. */
function setCell({ draft, alone }: Deriving, { field, domain }: FieldPlan, cell: Cell | undefined): void {
  if (!cell || draft.cells.get(field.id)?.reason === 'pinned') return;
  if (cell.value === null || isAllowed(domain, cell.value, alone)) draft.cells.set(field.id, cell);
}

interface Deriving {
  readonly draft: RecordDraft;
  readonly alone: Subject;
}

function stateCell(plan: FieldPlan, { states }: RecordDraft): Cell {
  const state = plan.paths?.states.find(({ id }) => id === states.get(plan.paths?.cycle.id ?? ''));
  if (!state) return holeCell(plan);
  return { value: state.label, reason: 'state', says: 'the state it is in' };
}

function fullNames(on: Deriving): void {
  const { draft } = on;
  const [first] = draft.plan.withMeaning('first-name');
  const [last] = draft.plan.withMeaning('last-name');
  if (!first || !last) return;
  const parts = [first, last].map(({ field }) => draft.cells.get(field.id)?.value);
  if (!parts.every((part) => typeof part === 'string')) return;
  for (const plan of draft.plan.withMeaning('person')) {
    if (wordsOfName(plan.field.label).at(-1) !== 'name') continue;
    const says = `put together from “${first.field.label}” and “${last.field.label}”`;
    setCell(on, plan, derivedCell(parts.join(' '), says));
  }
}

const NAMES: readonly Meaning[] = ['person', 'last-name', 'company', 'first-name'];

/** A mail address for the name on the record; a number is added for every attempt, so that it is unique. */
export function mailCell(draft: RecordDraft, plan: FieldPlan, attempt: number): Cell | undefined {
  if (draft.cells.get(plan.field.id)?.reason === 'example') return undefined;
  const [first] = draft.plan.withMeaning('first-name');
  const [last] = draft.plan.withMeaning('last-name');
  const named = first && last ? [first, last] : NAMES.flatMap((meaning) => draft.plan.withMeaning(meaning)).slice(0, 1);
  const words = named.map(({ field }) => draft.cells.get(field.id)?.value).filter((word) => typeof word === 'string');
  if (words.length === 0) return undefined;
  const name = `${words.join(' ')}${attempt === 0 ? '' : ` ${attempt + 1}`}`;
  const says = `made from ${named.map(({ field }) => `“${field.label}”`).join(' and ')}; nobody has this address`;
  return derivedCell(mailAddress(name, draft.plan.host), says);
}

/** The day of the visit that the field dates; empty while the record has not come so far. */
function visitDateCell(draft: RecordDraft, plan: FieldPlan, today: number): Cell | undefined {
  const { history } = draft;
  const { datedVisit } = plan;
  if (!datedVisit || history.length === 0 || isExample(plan, draft, today)) return undefined;
  if (datedVisit.of !== 'state') {
    const visit = history.at(datedVisit.of === 'beginning' ? 0 : -1);
    const says = datedVisit.of === 'beginning' ? 'the day it began' : 'the day it last moved';
    return visit && visitDayCell(plan, visit, says);
  }
  const visit = history.findLast(({ cycle, to }) => cycle === datedVisit.cycle && to === datedVisit.state);
  if (visit) return visitDayCell(plan, visit, `the day it became “${datedVisit.label}”`);
  return derivedCell(null, `it has not become “${datedVisit.label}”`);
}

/** Whether the day was given as an example and is not in the future. */
function isExample({ field }: FieldPlan, { cells }: RecordDraft, today: number): boolean {
  const cell = cells.get(field.id);
  return cell?.reason === 'example' && dayOfTimestamp(timestampIn(cell.value) ?? 0) <= today;
}

/** Which date comes before which, where a record has both. */
const ORDER: readonly (readonly [earlier: Meaning, later: Meaning])[] = [
  ['created', 'updated'],
  ['created', 'due'],
  ['start', 'end'],
];

function inOrder(on: Deriving, earlier: Meaning, later: Meaning): void {
  const { draft } = on;
  const [before] = draft.plan.withMeaning(earlier);
  const from = before && timestampIn(draft.cells.get(before.field.id)?.value);
  if (before === undefined || from === undefined) return;
  for (const plan of draft.plan.withMeaning(later)) {
    const cell = draft.cells.get(plan.field.id);
    const time = timestampIn(cell?.value);
    if (time === undefined || time >= from || cell?.reason === 'example' || !cell) continue;
    const day = dayOfTimestamp(from) + integerBetween(subSeed(subSeed(plan.seed, draft.key), 9), 0, 30);
    const isDay = typeof cell.value === 'string' && cell.value.length === 10;
    const value = isDay ? formatDay(day) : momentOn(day + 1, plan.seed);
    setCell(on, plan, derivedCell(value, `not before “${before.field.label}”`));
  }
}
