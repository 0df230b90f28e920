import { asConditionText, namedElementOf, type Row } from '../../answers/answers.ts';
import { asBoolean, noneAsNotApplicable, YES_NO_WORDS } from '../../answers/cells.ts';
import { type NameFinder, refsIn, splitList } from '../../answers/name-finder.ts';
import { knownValue, mapSourced, type NameRef } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { choice, formatExpression, formatRef, list, namedRows, number, synonymMap, table } from '../answer-types.ts';
import { ONE_BY_ONE } from '../errors/errors.ts';
import {
  column,
  columnAs,
  edgesSlot,
  followUp,
  type ItemOf,
  type PropertyInput,
  type RowOf,
  tableSlot,
  wordColumn,
} from '../items-slot.ts';
import { unplayed } from '../slot.ts';
import { readAddress } from './address.ts';
import { REGIONS } from './regions.ts';

export interface ScreenNames {
  readonly screen: NameFinder;
  readonly entity: NameFinder;
  /** Finds a field of the entity with an id; nothing for null. */
  readonly fieldOf: (entity: string | null) => NameFinder;
}

/** The first screen of a role, and what the role does most. */
export type Landing = RowOf<typeof LANDING> & { readonly role: NameRef };

export const LANDING = tableSlot('screens/landing', {
  ask: 'What should each role see first, and which three things does it do most often?',
  why: 'It decides the first screen and the main menu. What people do most often should be closest.',
  name: ['role', 'Role'],
  properties: {
    screen: columnAs(
      'Sees first',
      (held, { context }: PropertyInput<ScreenNames>) => mapSourced(held, context.screen),
      {
        id: 'first',
        words: formatRef,
      },
    ),
    actions: columnAs('Three most frequent actions', (held) => mapSourced(held, splitList), {
      head: 'Does most often',
    }),
    targets: followUp({
      answer: namedRows(table({ action: 'Action', target: 'Ends up on', refused: 'Not allowed when' })),
      as: (held, { context }: PropertyInput<ScreenNames>) =>
        mapSourced(held, (rows) =>
          rows.map(({ cell }) => ({
            action: cell('action'),
            screen: context.screen(cell('target')),
            refused: cell('refused'),
          })),
        ),
      id: 'actions',
      ask: 'When “{item}” does each of those three things, where do they end up, and when is it not allowed?',
      head: 'Ends up on',
      words: (all) =>
        all
          .map(({ action, screen, refused }) => `${action}: ${screen.label}${refused && ` (not when ${refused})`}`)
          .join('; '),
      playability: unplayed('The first page has no separate buttons for them.'),
    }),
  },
  who: ['end user', 'domain expert'],
  needs: ['purpose.groups'],
  blocks: ['screens.inventory', 'screens.links'],
  minutes: 5,
  scene: 'doors',
  guess: {
    says: 'Everybody starts on an empty dashboard, after three cookie banners.',
    sober: 'Everybody starts on an empty dashboard.',
    rows: ['Everybody | an empty dashboard | agree, agree again, agree to all'],
  },
  head: 'Where each role starts',
  saying: { item: 'what “…” sees first' },
  shown: 'First of all',
});

const KINDS = synonymMap({
  page: ['several parts'],
  list: ['table', 'overview'],
  detail: ['details', 'record', 'one record'],
  form: ['forms', 'entry form'],
  wizard: ['steps', 'step by step'],
  dashboard: ['figures'],
  report: ['reports'],
  'sign-in': ['sign in', 'login'],
  static: ['text'],
  error: [],
});
export type ScreenKind = typeof KINDS extends ReadonlyMap<string, infer K> ? K : never;

const ofKind = (...is: readonly ScreenKind[]) => ({ column: 'kind', is });

export type ListColumn = ReturnType<ReturnType<typeof columnIn>>;
export type WizardStep = ReturnType<ReturnType<typeof stepIn>>;
export type Figure = ReturnType<typeof figureIn>;

export const INVENTORY = tableSlot('screens/inventory', {
  ask: 'Which screens does the work need, and what is each of them about?',
  why: 'Each row becomes a page you can click straight away. Whatever is missing here has no door.',
  name: ['screen', 'Screen'],
  noun: 'screens',
  followUpSlot: 'screens',
  properties: {
    kind: wordColumn('Kind', KINDS),
    about: columnAs(
      'About what',
      (held, { context }: PropertyInput<ScreenNames>) => mapSourced(noneAsNotApplicable(held), context.entity),
      {
        head: 'About',
        words: formatRef,
      },
    ),
    /** With parameters as `:name`, always beginning with "/". */
    address: columnAs('Address', (held) => mapSourced(noneAsNotApplicable(held), (words) => readAddress(words).path)),
    leaving: followUp({
      answer: choice({ draft: 'It is kept as a draft', asked: 'They are asked first', lost: 'It is lost' }),
      when: ofKind('form', 'wizard'),
      ask: 'What happens to unfinished work when somebody leaves “{item}”?',
      head: 'When left unfinished',
      beside: true,
      playability: unplayed('Leaving a form here loses what was typed.', 'lost'),
    }),
    regions: followUp({
      answer: REGIONS.answer,
      as: (held) => mapSourced(held, REGIONS.regionsIn),
      id: 'parts',
      when: ofKind('page', 'detail', 'dashboard', 'report', 'static'),
      ask: 'From top to bottom, what is on “{item}”, and what can be pressed?',
    }),
    related: followUp({
      answer: list,
      retired: true,
      ask: 'What else belongs on “{item}”, such as linked records or its history?',
      head: 'Also shows',
      beside: true,
    }),
    order: followUp({
      when: ofKind('list'),
      ask: 'What comes first on “{item}” when nobody has sorted it?',
      head: 'At the top',
      beside: true,
    }),
    pageSize: followUp({
      answer: number('lines'),
      when: ofKind('list'),
      ask: 'How many lines of “{item}” are shown on one page?',
      head: 'One page shows',
      beside: true,
    }),
    bulk: followUp({
      answer: list,
      when: ofKind('list'),
      ask: 'What can be done to many records on “{item}” at once?',
      head: 'Bulk actions',
      beside: true,
      playability: ONE_BY_ONE,
    }),
    columns: followUp({
      answer: namedRows(
        table(
          {
            column: 'Column',
            sort: ['Sort', 'yes', 'no'],
            filter: ['Filter', 'yes', 'no'],
            search: ['Search', 'yes', 'no'],
          },
          { holds: { sort: YES_NO_WORDS, filter: YES_NO_WORDS, search: YES_NO_WORDS } },
        ),
      ),
      as: (held, at: PropertyInput<ScreenNames>) => mapSourced(held, (rows) => rows.map(columnIn(fieldAt(at)))),
      when: ofKind('list'),
      ask: 'Which columns does “{item}” show, and which of them can people sort, filter or search by?',
    }),
    steps: followUp({
      answer: namedRows(
        table(
          { step: 'Step', asks: 'What it asks', resume: ['Can be continued here', 'yes', 'no'] },
          { noun: 'steps', holds: { resume: YES_NO_WORDS } },
        ),
      ),
      as: (held, at: PropertyInput<ScreenNames>) =>
        mapSourced(held, (rows) => uniqueRows(rows).map(stepIn(fieldAt(at)))),
      when: ofKind('wizard'),
      ask: 'Which steps does “{item}” have, and can it be continued another day?',
    }),
    figures: followUp({
      answer: namedRows(
        table({ figure: 'Figure', from: 'Comes from', for: 'What somebody does about it' }, { noun: 'figures' }),
      ),
      as: (held) => mapSourced(held, (rows) => uniqueRows(rows).map(figureIn)),
      retired: true,
      ask: 'Which figures does “{item}” show, and where does each come from?',
    }),
  },
  who: ['end user', 'domain expert', 'architect'],
  needs: ['screens.landing'],
  blocks: ['screens.links', 'screens.conditions', 'screens.shared-links', 'roles.permissions'],
  minutes: 10,
  scene: 'doors',
  guess: {
    says: 'One long page with everything on it.',
    rows: ['Everything | dashboard | everything | /'],
  },
  head: 'Screens',
  shown: 'All pages',
});

export type ScreenPlaces = ItemOf<typeof INVENTORY>;

/** Finds a field of the entity that the screen in a row is about. */
function fieldAt({ row, context }: PropertyInput<ScreenNames>): NameFinder {
  return context.fieldOf(knownValue(mapSourced(noneAsNotApplicable(row.sourced('about')), context.entity))?.id ?? null);
}

function columnIn(field: NameFinder) {
  return ({ label, cell }: Row) => {
    const yes = (column: string) => YES_NO_WORDS.get(foldCase(cell(column))) === 'yes';
    return { field: field(label), sort: yes('sort'), filter: yes('filter'), search: yes('search') };
  };
}

function stepIn(field: NameFinder) {
  return (row: Row) => ({
    ...namedElementOf(row),
    /** Fields it asks for, by the names used. */
    asks: refsIn(field, row.cell('asks')),
    resume: asBoolean(row.sourced('resume')),
  });
}

function figureIn(row: Row) {
  return { ...namedElementOf(row), from: row.sourced('from'), for: row.sourced('for') };
}

export type ScreenLink = RowOf<typeof LINKS> & { readonly from: NameRef; readonly to: NameRef };

export const LINKS = edgesSlot('screens/links', {
  ask: 'From each screen, where can people go next, by which button or link, and when?',
  why: 'Without this, everybody is stuck at the first door. It reveals dead ends and pages nobody can reach.',
  properties: {
    control: column('By which button or link', { head: 'By' }),
    condition: columnAs('Only when', (held) => asConditionText(noneAsNotApplicable(held)), {
      words: formatExpression,
    }),
  },
  who: ['end user', 'domain expert'],
  needs: ['screens.inventory'],
  blocks: ['screens.irreversible', 'roles.permissions'],
  minutes: 8,
  reversal: 1,
  scene: 'doors',
  guess: {
    says: 'After Save, everybody is back on the first page.',
    rows: ['Every page | The first page | Save | always'],
  },
  head: 'Links between screens',
  saying: { whole: 'where people can go from each screen' },
  shown: 'From page to page',
});
