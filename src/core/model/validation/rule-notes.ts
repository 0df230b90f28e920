import { remembered } from '../../remembered.ts';
import { type Answers, asWord, type Row } from '../answers.ts';
import { type Held, mapHeld, said, unsaid } from '../held.ts';
import { folded } from '../shapes/folded.ts';
import { SEVERITIES } from './explicit-rules.ts';
import type { Rule } from './types.ts';

const SEVERITY = 'validation/severity';
const SOURCE = 'validation/source';

type SeverityNotes = Pick<Rule, 'severity' | 'override' | 'reasonReadBy'>;
type Who = Held<readonly Row[]>;

/** What happens when a rule does not hold: as the rule itself says, else as the row says that names it. */
export function severityNotes(
  answers: Answers,
): (row: Row | undefined, own: Rule['severity'] | undefined, who: Who | undefined) => SeverityNotes {
  const open = unlessNone(answers, SEVERITY);
  const nothing: SeverityNotes = { severity: open, override: open, reasonReadBy: open };
  const whoOf = remembered((row: Row): Who => answers.below(null, SEVERITY, row.id).lines('who'));
  const severityOf = remembered((row: Row) => asWord(row.held('we'), SEVERITIES));
  const ofRow = remembered((row: Row) => withOverride(severityOf(row), whoOf(row)));
  return (row, own, who) => {
    if (own?.is !== 'said') return row ? ofRow(row) : nothing;
    return withOverride(own, who?.is === 'unsaid' && row ? whoOf(row) : (who ?? open));
  };
}

/** Only a rule that lets people go on with a reason has somebody who may. */
function withOverride(severity: Rule['severity'], who: Who): SeverityNotes {
  if (severity.is !== 'said' || severity.value === 'allow with a reason')
    return { severity, override: columnOf(who, 'who'), reasonReadBy: columnOf(who, 'reads') };
  const reason = severity.value === 'stop' ? 'Nobody goes on against it.' : 'Everybody may go on.';
  const none: Held<never> = { is: 'none', reason, source: severity.source };
  return { severity, override: none, reasonReadBy: none };
}

/** The filled cells of a column in one line. */
function columnOf(rows: Who, column: string): Held<string> {
  if (rows.is !== 'said') return rows;
  const cells = rows.value.map((row) => row.cell(column)).filter((cell) => cell !== '');
  return cells.length === 0 ? unsaid(rows.source.question) : said(cells.join(', '), rows.source);
}

type OriginNotes = Pick<Rule, 'comesFrom' | 'changer' | 'often' | 'setting'>;

/** Where a rule comes from, and who may change it, by the row that names it. */
export function originNotes(answers: Answers): (row: Row | undefined) => OriginNotes {
  const open = unlessNone(answers, SOURCE);
  const nothing: OriginNotes = { comesFrom: open, changer: open, often: open, setting: open };
  const ofRow = remembered((row: Row) => ({
    comesFrom: row.held('source'),
    changer: row.held('changer'),
    often: row.held('often'),
    setting: settingIn(answers, row),
  }));
  return (row) => (row ? ofRow(row) : nothing);
}

const RARELY: ReadonlySet<string> = new Set(['never', 'every few years']);

/** A rule that changes often has a screen of its own to change it on. */
function settingIn(answers: Answers, row: Row): Rule['setting'] {
  if (RARELY.has(folded(row.cell('often'))))
    return { is: 'none', reason: 'It hardly ever changes.', source: row.source };
  return mapHeld(answers.below(null, SOURCE, row.id).lines('setting'), (rows) =>
    rows.map(({ cell }) => ({ who: cell('who'), from: cell('from') })),
  );
}

/** What a rule has that no row names: still to be asked, unless it was decided that it does not apply to any. */
function unlessNone(answers: Answers, slot: string): Exclude<Held<never>, { readonly is: 'said' }> {
  const rows = answers.rows(slot);
  return rows.is === 'none' ? rows : unsaid(slot.replaceAll('/', '.'));
}
