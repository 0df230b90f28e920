import { itemId } from '../answers/naming.ts';
import { nameKey } from './names.ts';
import type { Proposal } from './types.ts';

/** Cells by the ids of the columns of the question that they answer. */
export type Cells = Readonly<Record<string, string>>;

/** Finds a thing by the name it has in a file: its present name and its id. */
export type FindThing = (name: string) => { readonly id: string; readonly label: string };

/** Where a proposal belongs: the questions that may ask for it, the first that is asked counts, and what it says. */
export interface Home {
  readonly questions: readonly string[];
  readonly rows: readonly Cells[];
  /** Of each row, what makes it the same as another one: one of them is enough. */
  readonly keysOf: (cells: Cells) => readonly string[];
  /** What has to be decided before it is asked. */
  readonly after: string;
  /** What the keys are unique within; absent: all of its kind. */
  readonly scope?: string;
}

type Homes = { readonly [K in Proposal['kind']]: (of: Extract<Proposal, { kind: K }>, find: FindThing) => Home };

const named =
  (column: string) =>
  (cells: Cells): readonly string[] => [nameKey(cells[column] ?? '')];

const HOMES: Homes = {
  thing: ({ name, examples: [example = '', another = '', third = ''] }) => ({
    questions: ['entities.records'],
    rows: [{ thing: name, example, another, third }],
    keysOf: named('thing'),
    after: '',
  }),
  field: ({ name, of, type, unit = '', required = '', default: given = '', example = '', keptAs = '' }, find) => {
    const thing = find(of);
    return {
      questions: [`entities.${thing.id}.fields`, 'entities.fields'],
      rows: [{ field: name, thing: thing.label, type, unit, required, default: given, example, kept: keptAs }],
      keysOf: (cells) => [`${nameKey(cells.thing || thing.label)} ${nameKey(cells.field ?? '')}`],
      after: `“${thing.label}” is decided as a thing`,
    };
  },
  choices: ({ name, of, values }, find) => {
    const thing = find(of);
    const field = itemId(name);
    return {
      questions: [`entities.${thing.id}.fields.${field}.values`, `entities.fields.${field}.values`],
      rows: values.map((value) => ({ value })),
      scope: `choices ${nameKey(of)} ${nameKey(name)}`,
      keysOf: (cells) => [cells.value?.toLowerCase() ?? ''],
      after: `“${name}” is decided as a field`,
    };
  },
  state: ({ name, of }, find) => {
    const thing = find(of);
    return {
      questions: [`states.${thing.id}.list`],
      rows: [{ state: name }],
      scope: `states ${nameKey(of)}`,
      keysOf: named('state'),
      after: `“${thing.label}” is decided as a thing`,
    };
  },
  relation: ({ from, to, forth = '', back = '', gone = '' }, find) => {
    const [one, other] = [find(from), find(to)];
    return {
      questions: [`entities.${one.id}.relations`, `entities.${other.id}.relations`, 'entities.relations'],
      rows: [{ from: one.label, to: other.label, forth, back, gone }],
      keysOf: (cells) => [[nameKey(cells.from ?? ''), nameKey(cells.to ?? '')].sort().join(' ')],
      after: `“${one.label}” is decided as a thing`,
    };
  },
  role: ({ name }) => ({
    questions: ['roles.grants'],
    rows: [{ role: name }],
    keysOf: named('role'),
    after: '',
  }),
  call: ({ name, method, path }) => ({
    questions: ['calls.offers'],
    rows: [{ offer: name, method, path }],
    keysOf: (cells) => [nameKey(cells.offer ?? ''), `${cells.method} ${cells.path}`],
    after: '',
  }),
  takes: ({ name, rows }) => ({
    questions: [`calls.offers.${itemId(name)}.takes`],
    rows,
    scope: `takes ${nameKey(name)}`,
    keysOf: (cells) => [cells.part ?? ''],
    after: `“${name}” is decided as a call`,
  }),
  gives: ({ name, rows }) => ({
    questions: [`calls.offers.${itemId(name)}.gives`],
    rows,
    scope: `gives ${nameKey(name)}`,
    keysOf: (cells) => [`${cells.status} ${cells.outcome}`],
    after: `“${name}” is decided as a call`,
  }),
  constant: ({ name, value, unit = '' }) => ({
    questions: ['constants.values'],
    rows: [{ name, value, unit }],
    keysOf: named('name'),
    after: '',
  }),
  screen: ({ name, screen, about = '', address }) => ({
    questions: ['screens.inventory'],
    rows: [{ screen: name, kind: screen, about, address }],
    keysOf: (cells) => [nameKey(cells.screen ?? ''), ...(cells.address ? [`at ${cells.address}`] : [])],
    after: '',
  }),
};

export function homeOf<K extends Proposal['kind']>(proposal: Extract<Proposal, { kind: K }>, find: FindThing): Home {
  const home: (of: Extract<Proposal, { kind: K }>, find: FindThing) => Home = HOMES[proposal.kind as K];
  return home(proposal, find);
}
