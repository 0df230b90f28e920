import { itemId } from '../answers/naming.ts';
import { collapseSpaces } from '../english/short-name.ts';
import type { Response } from '../facts/types.ts';
import { columnsIn } from '../shapes/columns.ts';
import { LIMITS } from '../shapes/limits.ts';
import type { TableValue, Value } from '../shapes/types.ts';
import { namingOfQuestion, RECORDS_QUESTION } from '../workspace/questions/question-lookup.ts';
import { positionsIn, settledValue } from '../workspace/questions/question-state.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { type Cells, type FindThing, type Home, homeOf } from './homes.ts';
import { nameKey } from './names.ts';
import { type ChosenNames, type FileThing, fileThings, thingId, thingOf, withNames } from './thing-names.ts';
import type { Proposal } from './types.ts';

/** A proposal with the question that it could answer. */
export interface Offer {
  /** Stays the same while the file and the names do. */
  readonly id: string;
  readonly proposal: Proposal;
  readonly file: string;
  /** The id of the thing in the file that it belongs to; empty: to none. */
  readonly thing: string;
  /** The question, and the rows that its answer would have more; null: it is not asked. */
  readonly home: { readonly view: QuestionView; readonly rows: TableValue } | null;
  /** Why it cannot be taken now, as the end of a sentence; empty where it can. */
  readonly waitsUntil: string;
}

/** What files propose and nobody has said yet, and how much of it is known already. */
export interface Offers {
  readonly offers: readonly Offer[];
  readonly known: number;
  /** The things that the files name, and those that are known. */
  readonly things: readonly FileThing[];
  readonly knownThings: readonly string[];
}

/** Letters of a cell; more of an example tells nobody more. */
const MAX_CELL = 300;

export function offersOf(
  readings: readonly { readonly file: string; readonly proposals: readonly Proposal[] }[],
  workspace: Workspace,
  chosen: ChosenNames = {},
): Offers {
  const { find, knownThings } = thingFinder(workspace);
  const things = fileThings(readings, knownThings, chosen);
  const names = new Map(things.map(({ id, name }) => [id, name]));
  const seen = new Map<string, Set<string>>();
  const offers: Offer[] = [];
  let known = 0;
  for (const { file, proposals } of readings)
    for (const read of proposals) {
      const proposal = withNames(read, (name) => names.get(thingId(file, name)) ?? name);
      const offer = offerOf(proposal, homeOf(proposal, find), workspace, seen);
      const inFile = thingOf(read);
      const id = `${file} ${read.kind} ${inFile} ${read.name}`;
      if (offer) offers.push({ ...offer, id, proposal, file, thing: inFile === '' ? '' : thingId(file, inFile) });
      else known += 1;
    }
  return { offers, known, things, knownThings };
}

/** Things by any spelling of their names, as they were decided or said. */
function thingFinder(workspace: Workspace): { readonly find: FindThing; readonly knownThings: readonly string[] } {
  const records = workspace.question(RECORDS_QUESTION);
  const items = records ? namingOfQuestion(records).items : [];
  const said = records ? rowsSaid(records).map(([label = '']) => ({ id: itemId(label), label })) : [];
  const byKey = new Map([...said, ...items].map((item) => [nameKey(item.label), item]));
  return {
    find: (name) => byKey.get(nameKey(name)) ?? { id: itemId(name), label: name },
    knownThings: [...byKey.values()].map(({ label }) => label),
  };
}

/** Null: all of it is known. */
function offerOf(
  proposal: Proposal,
  { questions, rows, keysOf, after, scope }: Home,
  workspace: Workspace,
  seen: Map<string, Set<string>>,
): Pick<Offer, 'home' | 'waitsUntil'> | null {
  const views = questions.flatMap((id) => workspace.question(id) ?? []);
  const view = views.find(({ status }) => status !== 'parked');
  const taken = seen.get(scope ?? proposal.kind) ?? new Set();
  seen.set(scope ?? proposal.kind, taken);
  for (const one of views) {
    // What is said under a question is looked up once.
    if (taken.has(one.question.id)) continue;
    for (const key of [one.question.id, ...keysSaid(one, keysOf)]) taken.add(key);
  }
  const fresh = rows.filter((cells) => !keysOf(cells).some((key) => taken.has(key)));
  if (fresh.length === 0) return null;
  for (const cells of fresh) for (const key of keysOf(cells)) taken.add(key);
  const waits = after === '' ? 'this specification has a question for it' : after;
  return {
    home: view ? { view, rows: fresh.map((cells) => rowFor(view, cells)) } : null,
    waitsUntil: view ? '' : waits,
  };
}

function rowFor({ question }: QuestionView, cells: Cells): readonly string[] {
  const cellOf = (words: string) =>
    [...collapseSpaces(words.replace(/\p{Surrogate}/gu, '�'))].slice(0, MAX_CELL).join('');
  return columnsIn(question.shape).map(({ id }) => cellOf(cells[id] ?? ''));
}

function keysSaid(view: QuestionView, keysOf: Home['keysOf']): readonly string[] {
  const columns = columnsIn(view.question.shape);
  return rowsSaid(view).flatMap((row) =>
    keysOf(Object.fromEntries(columns.map(({ id }, at) => [id, row[at]?.trim() ?? '']))),
  );
}

/** The rows of all answers in force, and of the decision. */
function rowsSaid(view: QuestionView): TableValue {
  const said = view.responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
  return [settledValue(view), ...said].flatMap(rowsOf);
}

function rowsOf(value: Value | undefined): TableValue {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => Array.isArray(row));
}

/** An answer with what was taken below what has been said. */
export interface Addition {
  readonly view: QuestionView;
  readonly value: TableValue;
  readonly taken: readonly Offer[];
}

/**
 * Taken proposals as answers, one for each question: they begin with what the same person has said, else with what was
 * decided, else with what all have said who answered.
 *
 * @param ownAnswer what the person has answered so far
 */
export function additionsOf(
  taken: readonly Offer[],
  ownAnswer: (view: QuestionView) => Response | undefined,
): { readonly additions: readonly Addition[]; readonly tooMany: readonly Offer[] } {
  const byQuestion = new Map<string, { view: QuestionView; rows: (readonly string[])[]; taken: Offer[] }>();
  const tooMany: Offer[] = [];
  for (const offer of taken) {
    if (!offer.home) continue;
    const { view, rows } = offer.home;
    const { id } = view.question;
    const addition = byQuestion.get(id) ?? { view, rows: [...baseOf(view, ownAnswer(view))], taken: [] };
    if (addition.rows.length + rows.length > LIMITS.rows) {
      tooMany.push(offer);
      continue;
    }
    addition.rows.push(...rows);
    addition.taken.push(offer);
    byQuestion.set(id, addition);
  }
  const additions = [...byQuestion.values()].map(({ view, rows, taken: all }) => ({ view, value: rows, taken: all }));
  return { additions, tooMany };
}

function baseOf(view: QuestionView, own: Response | undefined): TableValue {
  if (own?.reply.says === 'value') return rowsOf(own.reply.value);
  const settled = settledValue(view);
  if (settled !== undefined) return rowsOf(settled);
  const [position, ...others] = positionsIn(view.question, view.responses);
  return position?.reply.says === 'value' && others.length === 0 ? rowsOf(position.reply.value) : [];
}

/** Places named before “and 3 more”, and the letters of the line. */
const MAX_PLACES = 3;
const MAX_LINE = 190;

/** Where taken proposals were read from, a line for each file. */
export function sourcesOf(taken: readonly Offer[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, proposal } of taken) files.set(file, (files.get(file) ?? new Set()).add(proposal.place));
  return [...files].map(([file, places]) => {
    const more = places.size - MAX_PLACES;
    const named = [...places].slice(0, MAX_PLACES).join(', ');
    return [...`${file}: ${named}${more > 0 ? ` and ${more} more` : ''}`].slice(0, MAX_LINE).join('');
  });
}
