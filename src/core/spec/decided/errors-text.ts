import { grouped } from '../../grouped.ts';
import type { Alert, ErrorOf, Mistake, Raiser } from '../../model/errors/types.ts';
import { type Held, heldValue, mapHeld } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import { quantityWords } from '../../slots/answers.ts';
import { facts, type Passage, tellSource } from './passage.ts';
import { type Columns, heldTable } from './table-text.ts';

const CLASSES = {
  yours: 'whoever did it',
  permission: 'nobody: it is not allowed',
  conflict: 'somebody was faster',
  outside: 'trouble outside',
  defect: 'we: it is our own fault',
} as const;

const CATALOGUE: Columns<ErrorOf> = [
  ['What goes wrong', ({ label }) => label],
  ['When', ({ trigger }, tell) => tell(trigger)],
  ['They read', ({ text }, tell) => tell(text)],
  ['They can', ({ action }, tell) => tell(action)],
  ['How bad', ({ severity }, tell) => tell(severity)],
  ['Who can mend it', (error, tell) => tell(error.class, (kind) => CLASSES[kind])],
  ['Brought up by', ({ raisedBy }, tell) => tell(raisedBy, raisersWords)],
  ['Again after', ({ again }, tell) => tell(again, quantityWords), 'beside'],
  ['Turn to', ({ contact }, tell) => tell(contact), 'beside'],
  ['Also told', ({ alert }, tell) => tell(alert, alertWords), 'beside'],
  ['At night', ({ atNight }, tell) => tell(atNight), 'beside'],
];

function alertWords({ audience, within, how }: Alert): string {
  return [audience, within, how].filter(Boolean).join(', ');
}

/** Each name once, with all its failures: "Charge card: unreachable, timeout". */
function raisersWords(raisers: readonly Raiser[]): string {
  return [...grouped(raisers, nameOf)]
    .map(([name, all]) => {
      const failures = all.flatMap(({ id, failure }) => (failure === null || id === null ? [] : [failure]));
      return failures.length === 0 ? name : `${name}: ${failures.join(', ')}`;
    })
    .join('; ');
}

function nameOf({ label }: Raiser): string {
  return label;
}

const MISTAKES: Columns<Mistake> = [
  ['Goes wrong most today', ({ label }) => label],
  ['What people do then', ({ today }, tell) => tell(today)],
  ['A check could have stopped it', ({ preventable }, tell) => tell(preventable)],
];

/** The catalogue of what can go wrong, in every language it is written in. */
export function errorsText({ errors }: Model): readonly Passage[] {
  return [
    (tell) => heldTable('What can go wrong', errors.catalogue, CATALOGUE, tell),
    ...(heldValue(errors.catalogue) ?? []).map(translations),
    (tell) => heldTable('What goes wrong today', mistakesOf(errors), MISTAKES, tell),
    (tell) =>
      facts(tell, [
        ['Half-typed work', errors.keptWork],
        ['Kept for', tell(errors.keptFor, quantityWords)],
        ['That a record exists', errors.disclosure],
        ['Many at once, one fails', errors.bulk],
        ['Those that failed', errors.bulkAgain],
        ['Has the last word on these texts', errors.approver],
      ]),
  ];
}

function mistakesOf({ mistakes, mistakesToday }: Model['errors']): Held<readonly Mistake[]> {
  return mapHeld(mistakes, () => mistakesToday);
}

function translations({ label, texts }: ErrorOf): Passage {
  const other = [...texts].filter(([language]) => language !== '');
  return (tell) => {
    for (const [, { source }] of other) tellSource(source, tell);
    return facts(
      tell,
      other.map(
        ([language, { text, action }]) =>
          [`“${label}” in ${language}`, action === '' ? text : `${text} (${action})`] as const,
      ),
    );
  };
}
