import { type Answers, asWord, type Row, thingOf } from '../answers.ts';
import { type Find, finderOf } from '../find.ts';
import { type Held, heldValue, mapHeld, said, unsaid } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { raiserFinder } from './raisers.ts';
import type { Alert, ErrorClass, ErrorOf, Errors, ErrorText, RaiserName, Stray } from './types.ts';

const MESSAGES = 'errors/messages';
const CLASS = 'errors/classes';
const ALERTS = 'errors/alerts';

/** What can go wrong, with all that other answers say about it by name. */
export function catalogueIn(
  answers: Answers,
  names: readonly RaiserName[],
): Pick<Errors, 'catalogue' | 'strays'> {
  const entries = onlyOnce(heldValue(answers.rows(MESSAGES)) ?? []);
  const find = finderOf(entries);
  const classes = byEntry(answers, CLASS, find);
  const alerts = byEntry(answers, ALERTS, find);
  const raisersOf = raiserFinder(answers, names, find);
  const catalogue = mapHeld(answers.rows(MESSAGES), () =>
    entries.map((row) => ({
      ...messageOf(answers, row),
      ...classOf(answers, classes.get(row.id)),
      ...alertOf(answers, alerts.get(row.id)),
      raisedBy: raisersOf(row),
    })),
  );
  return { catalogue, strays: [...straysIn(answers, CLASS, find), ...straysIn(answers, ALERTS, find)] };
}

function byEntry(answers: Answers, slot: string, find: Find): ReadonlyMap<string | null, Row> {
  const rows = heldValue(answers.rows(slot)) ?? [];
  return new Map([...rows].reverse().map((row) => [find(row.label).id, row]));
}

function straysIn(answers: Answers, slot: string, find: Find): readonly Stray[] {
  const rows = heldValue(answers.rows(slot)) ?? [];
  return rows.flatMap(({ label, source }) => (find(label).id === null ? [{ label, source }] : []));
}

/** How bad it is. */
export const SEVERITIES = new Map<string, 'good to know' | 'take care' | 'stop'>([
  ['good to know', 'good to know'],
  ['take care', 'take care'],
  ['stop', 'stop'],
]);

type Message = Pick<
  ErrorOf,
  'id' | 'label' | 'formerly' | 'source' | 'trigger' | 'text' | 'action' | 'severity' | 'texts'
>;

function messageOf(answers: Answers, row: Row): Message {
  return {
    ...thingOf(row),
    trigger: row.held('trigger'),
    text: row.held('text'),
    action: row.held('action'),
    severity: asWord(row.held('severity'), SEVERITIES),
    texts: textsOf(answers, row),
  };
}

/** The text in each language that has one. */
function textsOf(answers: Answers, row: Row): ReadonlyMap<string, ErrorText> {
  const texts = new Map<string, ErrorText>();
  const add = (language: string, { cell, source }: Row) => {
    const text = { text: cell('text'), action: cell('action'), source };
    if (!texts.has(language) && text.text + text.action !== '') texts.set(language, text);
  };
  add('', row);
  const others = heldValue(answers.below(null, MESSAGES, row.id).rows('languages')) ?? [];
  for (const other of others) add(other.label, other);
  return texts;
}

/** Who can mend it. */
export const CLASSES: ReadonlyMap<string, ErrorClass> = new Map([
  ['yours to mend', 'yours'],
  ['not allowed', 'permission'],
  ['somebody was faster', 'conflict'],
  ['trouble outside', 'outside'],
  ['our own fault', 'defect'],
]);

function classOf(answers: Answers, row: Row | undefined): Pick<ErrorOf, 'class' | 'again' | 'contact'> {
  const open = unlessNone(answers, CLASS);
  if (!row) return { class: open, again: open, contact: open };
  const below = answers.below(null, CLASS, row.id);
  return {
    class: asWord(row.held('kind'), CLASSES),
    again: below.quantity('again'),
    contact: below.text('contact'),
  };
}

function alertOf(answers: Answers, row: Row | undefined): Pick<ErrorOf, 'alert' | 'atNight'> {
  if (!row) {
    const untold = toldToNobody(answers);
    return { alert: untold, atNight: untold };
  }
  const alert: Alert = { audience: row.cell('audience'), within: row.cell('within'), how: row.cell('how') };
  return {
    alert: alert.audience === '' ? unsaid(row.source.question) : said(alert, row.source),
    atNight: answers.below(null, ALERTS, row.id).text('at-night'),
  };
}

/** Once it was said which failures somebody else hears about, nobody hears of the others. */
function toldToNobody(answers: Answers): Exclude<Held<never>, { readonly is: 'said' }> {
  const rows = answers.rows(ALERTS);
  return rows.is === 'said' ? { is: 'none', reason: 'nobody else', source: rows.source } : rows;
}

/** What holds where no row names the entry: open, or none where it was decided that it does not apply. */
function unlessNone(answers: Answers, slot: string): Exclude<Held<never>, { readonly is: 'said' }> {
  const rows = answers.rows(slot);
  return rows.is === 'none' ? rows : unsaid(slot.replaceAll('/', '.'));
}
