import { tableText } from '../model/workspace-of.ts';
import type { Answers } from './verdict-on.ts';

/** Rows of cells parted by bars; cells left out at the end are empty. */
type Rows = readonly string[];

function table(head: string, rows: Rows): string {
  const columns = cellsOf(head);
  return tableText(columns, ...rows.map((row) => columns.map((_, at) => cellsOf(row)[at] ?? '')));
}

function cellsOf(row: string): readonly string[] {
  return row.split('|').map((cell) => cell.trim());
}

function matrix(corner: string, columns: string, rows: Rows): string {
  return table(`${corner} | ${columns}`, rows);
}

/** Who | How many | How often | On what device */
export const groups = (...rows: Rows): Answers => ({
  'purpose.groups': table('Who | How many | How often | On what device', rows),
});

/** Role | Assigned by | Who has it first */
export const roles = (...rows: Rows): Answers => ({
  'roles.grants': table('Role | Assigned by | Who has it first', rows),
});

/** Screen | Kind | About what | Address */
export const screens = (...rows: Rows): Answers => ({
  'screens.inventory': table('Screen | Kind | About what | Address', rows),
});

/** Role | Sees first | Three most frequent actions */
export const landings = (...rows: Rows): Answers => ({
  'screens.landing': table('Role | Sees first | Three most frequent actions', rows),
});

/** From | To | By which button or link | Only when */
export const links = (...rows: Rows): Answers => ({
  'screens.links': table('From | To | By which button or link | Only when', rows),
});

/** Part | Kind | Of | Only those | Shows | Can be pressed */
export const parts = (screen: string, ...rows: Rows): Answers => ({
  [`screens.${screen}.parts`]: table('Part | Kind | Of | Only those | Shows | Can be pressed', rows),
});

/** Move | What else happens | For whom */
export const effects = (thing: string, ...rows: Rows): Answers => ({
  [`states.${thing}.effects`]: table('Move | What else happens | For whom', rows),
});

/** Call | Method | Address */
export const offers = (...rows: Rows): Answers => ({
  'calls.offers': table('Call | Method | Address', rows),
});

/** Column | Sort | Filter | Search */
export const columns = (screen: string, ...rows: Rows): Answers => ({
  [`screens.${screen}.columns`]: table('Column | Sort | Filter | Search', rows),
});

/** Thing | Example | Another | A third | Plural */
export const records = (...rows: Rows): Answers => ({
  'entities.records': table('Thing | Example | Another | A third | Plural', rows),
});

/** Field | Type | Unit | Required when | If left empty | Filled in by | Example */
export const fields = (thing: string, ...rows: Rows): Answers => ({
  [`entities.${thing}.fields`]: table(
    'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
    rows,
  ),
});

/** From | To | How many To for each From | How many From for each To | Can it move | If From is deleted */
export const relations = (...rows: Rows): Answers => relationsAt('entities.relations', rows);

/** The same, as said about one thing. */
export const relationsOf = (thing: string, ...rows: Rows): Answers => relationsAt(`entities.${thing}.relations`, rows);

function relationsAt(question: string, rows: Rows): Answers {
  const head = 'From | To | How many To for each From | How many From for each To | Can it move | If From is deleted';
  return { [question]: table(head, rows) };
}

/** Answer | It means | Place | Kind of status, if it has several */
export const states = (thing: string, ...rows: Rows): Answers => ({
  [`states.${thing}.list`]: table('Answer | It means | Place | Kind of status, if it has several', rows),
});

/** From | To | What happens | Started by | Who or what | Only if */
export const moves = (thing: string, ...rows: Rows): Answers => ({
  [`states.${thing}.transitions`]: table('From | To | What happens | Started by | Who or what | Only if', rows),
});

/** Columns of actions, then rows of a state and what happens on each. */
export const actions = (thing: string, events: string, ...rows: Rows): Answers => ({
  [`states.${thing}.matrix`]: matrix('Now it is \\ Somebody tries to', events, rows),
});

/** Columns of actions, then rows of a role and whether it may do each. */
export const may = (thing: string, verbs: string, ...rows: Rows): Answers => ({
  [`roles.${thing}.permissions`]: matrix('Role \\ What they may do', verbs, rows),
});

/** Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong */
export const rules = (thing: string, ...rows: Rows): Answers => ({
  [`validation.${thing}.rules`]: table(
    'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
    rows,
  ),
});

/** Field | Accepted | Not accepted | Just on the edge */
export const examples = (thing: string, ...rows: Rows): Answers => ({
  [`validation.${thing}.examples`]: table('Field | Accepted | Not accepted | Just on the edge', rows),
});

/** What goes wrong | When | They read | They can | How bad */
export const errors = (...rows: Rows): Answers => ({
  'errors.messages': table('What goes wrong | When | They read | They can | How bad', rows),
});

/** Number | Value | Unit | For whom */
export const numbers = (...rows: Rows): Answers => ({
  'constants.values': table('Number | Value | Unit | For whom', rows),
});

/** What for | System | When | We send | We get back | May be as old as */
export const calls = (...rows: Rows): Answers => ({
  'calls.exchanges': table('What for | System | When | We send | We get back | May be up to this old', rows),
});

/** A pipe table under any question. */
export const said = (question: string, head: string, ...rows: Rows): Answers => ({
  [question]: table(head, rows),
});
