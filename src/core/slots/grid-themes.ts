import type { ShapeName } from '../shapes/types.ts';

/** Short answers about many items, given beside each other. */
export interface GridTheme {
  /** As in its address. */
  readonly id: string;
  readonly title: string;
  /**
   * The bank question whose follow-ups are its cells: a row for each item that its answer names, or for each thing of
   * which it is asked. What is asked of each thing as soon as that has a name belongs to the question that names it.
   */
  readonly of: string;
  /** Its cells are parts of the answers to that question, one answer a row, and not what follows from them. */
  readonly parts: boolean;
}

const THEMES: readonly (readonly [id: string, title: string, of: string, parts?: true])[] = [
  ['groups', 'Groups of people', 'purpose.groups'],
  ['last-case', 'Steps of the last case', 'purpose.last-case'],
  ['replaced', 'What it replaces', 'purpose.replaces'],
  ['measures', 'Numbers that should improve', 'purpose.measure'],
  ['deciders', 'Matters to decide', 'purpose.deciders'],
  ['left-out', 'Things left out', 'purpose.out-of-scope'],
  ['obligations', 'Obligations', 'purpose.obligations'],
  ['screens', 'Screens', 'screens.inventory'],
  ['empty-screens', 'Screens with nothing to show', 'screens.conditions'],
  ['irreversible', 'Actions that cannot be undone', 'screens.irreversible'],
  ['languages', 'Languages', 'screens.languages'],
  ['outputs', 'What is sent and printed', 'screens.outputs'],
  ['things', 'Things', 'entities.records'],
  ['identity', 'How things are told apart', 'entities.identity'],
  ['fields', 'Fields', 'entities.fields'],
  ['links', 'Links between things', 'entities.relations'],
  ['terms', 'Words with two meanings', 'entities.terms'],
  ['imports', 'Imports and exports', 'entities.files'],
  ['volume', 'How many there are', 'entities.volume'],
  ['history', 'What things said before', 'entities.history'],
  ['retention', 'When things are no longer needed', 'entities.retention'],
  ['states', 'States', 'states.list'],
  ['moves', 'Moves', 'states.transitions'],
  ['effects', 'What happens by itself', 'states.effects'],
  ['waiting-actions', 'Actions that wait', 'states.matrix'],
  ['idle', 'When nobody acts', 'states.idle'],
  ['reversals', 'Ways back', 'states.reversal'],
  ['examples', 'Values on the edge', 'validation.examples'],
  ['required', 'What must be filled in', 'validation.required'],
  ['unique', 'What may exist only once', 'validation.unique'],
  ['across', 'Fields that must agree', 'validation.across'],
  ['rights', 'What roles may do', 'roles.permissions', true],
  ['permissions', 'Permissions', 'roles.permissions'],
  ['scope', 'Whose records', 'roles.scope'],
  ['visibility', 'Hidden fields', 'roles.visibility'],
  ['roles', 'Roles', 'roles.grants'],
  ['separation', 'Actions of two people', 'roles.separation'],
  ['systems', 'Other systems', 'calls.systems'],
  ['exchanges', 'Messages to other systems', 'calls.exchanges'],
  ['authority', 'Fields that two systems have', 'calls.authority'],
  ['inbound', 'Things that come in', 'calls.inbound'],
  ['quotas', 'Quotas of other systems', 'calls.quota'],
  ['messages', 'Messages', 'errors.messages'],
  ['mistakes', 'Mistakes', 'errors.mistakes'],
  ['failures', 'Kinds of failure', 'errors.classes'],
  ['alerts', 'Alerts', 'errors.alerts'],
  ['numbers', 'Numbers', 'constants.values'],
  ['timers', 'Times', 'constants.timers'],
  ['capacity', 'Sizes', 'constants.capacity'],
  ['limits', 'Limits', 'constants.boundaries'],
  ['provenance', 'Where numbers come from', 'constants.provenance'],
];

export const GRID_THEMES: readonly GridTheme[] = THEMES.map(([id, title, of, parts = false]) => ({
  id,
  title,
  of,
  parts,
}));

/** Shapes whose answers are short enough for a cell. */
export const CELL_SHAPES: ReadonlySet<ShapeName> = new Set(['text', 'list', 'choice', 'multi', 'number']);
