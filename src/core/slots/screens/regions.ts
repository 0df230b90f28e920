import { namedElementOf, type Row } from '../../answers/answers.ts';
import { asConditionText, asWord, noneAsNotApplicable } from '../../answers/cells.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { namedRows, synonymMap, table } from '../answer-types.ts';

const REGION_KINDS = synonymMap({
  table: ['list', 'rows'],
  cards: ['tiles', 'grid'],
  feed: ['stream', 'timeline', 'messages'],
  record: ['details', 'head'],
  form: [],
  figure: ['number', 'count', 'sum'],
  chart: ['graph', 'bars'],
  tabs: [],
  text: ['words', 'heading'],
  picture: ['image', 'photo', 'media', 'video'],
  search: [],
  filter: ['filters', 'period'],
  menu: ['links', 'navigation'],
  buttons: ['actions'],
  calendar: [],
  timetable: ['schedule', 'programme', 'rota', 'planner'],
  map: [],
  inbox: ['notifications'],
  history: ['past', 'changes', 'log'],
});
export type RegionKind = typeof REGION_KINDS extends ReadonlyMap<string, infer K> ? K : never;

/** A part of a screen, as it was said; what the words mean is read in `prototype/regions/`. */
export type Region = ReturnType<typeof regionIn>;

/** The parts of a screen from top to bottom; tabs list the parts that they hold. */
export const REGIONS = {
  answer: namedRows(
    table(
      {
        part: 'Part',
        kind: ['Kind', ...new Set(REGION_KINDS.values())],
        of: 'Of',
        where: 'Only those',
        shows: 'Shows',
        press: 'Can be pressed',
      },
      { noun: 'parts', holds: { kind: REGION_KINDS } },
    ),
  ),
  regionsIn: (rows: readonly Row[]) => uniqueRows(rows).map(regionIn),
};

function regionIn(row: Row) {
  return {
    ...namedElementOf(row),
    kind: asWord(row.sourced('kind'), REGION_KINDS),
    /** “this tool”, “its loans”, “my reservations”, “all members”, “new note on this tool”. */
    of: asConditionText(noneAsNotApplicable(row.sourced('of'))),
    where: asConditionText(noneAsNotApplicable(row.sourced('where'))),
    shows: row.sourced('shows'),
    press: noneAsNotApplicable(row.sourced('press')),
  };
}
