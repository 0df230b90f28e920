import { ENTITY_COLUMN } from '../../answers/naming.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import { pluralOf } from '../../english/plural.ts';
import type { Question } from '../../facts/types.ts';
import type { KnownField, KnownRow, KnownSoFar, KnownThing } from '../../kinds/known-so-far.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Workspace } from '../workspace.ts';
import { decidedRows, rowsAbout } from './decided-rows.ts';
import { rolesNamed } from './given-answers.ts';
import { kindsSaid } from './kinds-said.ts';
import { entityOfQuestion, namingOfQuestion, RECORDS_QUESTION } from './question-lookup.ts';
import { isSettled, settledValue } from './question-state.ts';
import type { AnswerRow } from './rows-of-value.ts';

/** What has been said where a question is asked: of the product, and of the thing and the item that it is about. */
export function knownSoFar(question: Question, workspace: Workspace): KnownSoFar {
  const { origin } = question;
  const all = knownOfAll(workspace);
  const entity = entityOfQuestion(question);
  const thing = entity && all.things.find(({ id }) => id === entity.id);
  return { ...all, thing, item: origin.from === 'answer' && origin.item ? itemOf(question, workspace) : undefined };
}

function itemOf({ origin }: Question, workspace: Workspace): KnownRow | undefined {
  if (origin.from !== 'answer') return undefined;
  const parent = workspace.question(origin.because);
  const [row] = parent ? rowsAbout(origin, parent.decision, parent, workspace) : [];
  return row && knownRow(row);
}

/** Worked out once for a workspace. */
const knownOfAll = memoizeByObject((workspace: Workspace): Omit<KnownSoFar, 'thing' | 'item'> => {
  const rows = memoize((id: string) => {
    const view = workspace.question(id);
    return view ? decidedRows(view.decision, view.question.shape).map(knownRow) : [];
  });
  const isKnown = (id: string) => isSettled(workspace.question(id)?.status ?? 'open');
  const named = rolesNamed(workspace);
  const roles = isKnown('roles.grants') ? named : withFirstScreen(named, rows);
  const staff = staffOf(roles, rows);
  return {
    kinds: kindsSaid(workspace),
    rows,
    said: (id) => {
      const value = settledValue(workspace.question(id));
      if (typeof value === 'string') return value;
      return value && 'amount' in value ? `${value.amount} ${value.unit}` : '';
    },
    isNone: (id) => workspace.question(id)?.decision?.result.outcome === 'not-applicable',
    isSettled: isKnown,
    roles,
    staff,
    runners: runnersOf(staff, rows),
    languages: [...new Set(rowsOfSlot(workspace, LANGUAGES_OF_GROUP).map(({ name }) => name))],
    words: wordsSaid(workspace),
    things: thingsIn(workspace, rows),
    screens: rows('screens.inventory').map(({ name, cell }) => ({
      name,
      kind: cell('kind'),
      about: cell('about'),
      address: cell('address'),
    })),
  };
});

/** Whoever uses it but was given no first screen has nothing to sign in for. */
function withFirstScreen(roles: readonly string[], rows: KnownSoFar['rows']): readonly string[] {
  const starts = new Set(rows('screens.landing').map(({ name }) => foldCase(name)));
  return starts.size === 0 ? roles : roles.filter((role) => starts.has(foldCase(role)));
}

/** Those who were said to look after it; else those of whom there are fewest, as few look after what many use. */
function staffOf(roles: readonly string[], rows: KnownSoFar['rows']): readonly string[] {
  const named = new Set(rows('roles.looked-after').map(({ cell }) => cell('who')));
  const caring = roles.filter((role) => named.has(role));
  if (caring.length > 0) return caring;
  const most = roles.toSorted((one, other) => countOf(other, rows) - countOf(one, rows))[0];
  return roles.length > 1 ? roles.filter((role) => role !== most) : roles;
}

const RUNS_IT =
  /\b(?:manager|owner|admin|administrator|head|director|boss|operator|editor|moderator|organi[sz]er)s?\b/i;

function runnersOf(staff: readonly string[], rows: KnownSoFar['rows']): readonly string[] {
  const called = staff.filter((role) => RUNS_IT.test(role));
  return called.length > 0
    ? called
    : staff.toSorted((one, other) => countOf(one, rows) - countOf(other, rows)).slice(0, 1);
}

/** How many people a group has; where nobody has said, more than any other. */
function countOf(role: string, rows: KnownSoFar['rows']): number {
  const group = rows('purpose.groups').find(({ name }) => name === role);
  return Number(group?.cell('count').replaceAll(/[^\d]/gu, '') || Number.MAX_SAFE_INTEGER);
}

const LANGUAGES_OF_GROUP = /^purpose\/groups\/[^/]+\/languages$/;

function rowsOfSlot({ questions }: Workspace, slot: RegExp): readonly KnownRow[] {
  return questions
    .filter(({ question }) => slot.test(question.slot ?? ''))
    .flatMap(({ decision, question }) => decidedRows(decision, question.shape).map(knownRow));
}

function wordsSaid({ questions }: Workspace): string {
  return questions
    .filter(({ question, decision }) => SAYS_WHAT.has(question.kind) && decision?.result.outcome === 'decided')
    .flatMap(({ question, decision }) => decidedRows(decision, question.shape))
    .flatMap(({ label, cells }) => [label, ...cells.map(({ text }) => text)])
    .join('\n');
}

const SAYS_WHAT: ReadonlySet<string> = new Set(['purpose', 'screens']);

function thingsIn(workspace: Workspace, rows: KnownSoFar['rows']): readonly KnownThing[] {
  const records = workspace.question(RECORDS_QUESTION);
  if (!records) return [];
  const naming = namingOfQuestion(records);
  return rows(RECORDS_QUESTION).flatMap(({ name, cell }): readonly KnownThing[] => {
    const id = naming.find(name)?.id;
    if (id === undefined) return [];
    const shared = rows('entities.fields').filter((row) => naming.find(row.cell(ENTITY_COLUMN))?.id === id);
    const fields = [...rows(`entities.${id}.fields`), ...shared].map(knownField);
    return [{ id, name, plural: cell('plural') || pluralOf(name), fields }];
  });
}

function knownField({ name, cell }: KnownRow): KnownField {
  return { name, type: cell('type'), unit: cell('unit'), example: cell('example'), writer: cell('writer') };
}

function knownRow({ label, cells }: AnswerRow): KnownRow {
  return {
    name: label || cells[0]?.text || '',
    cell: (column) => cells.find((cell) => cell.column === column)?.text ?? '',
  };
}
