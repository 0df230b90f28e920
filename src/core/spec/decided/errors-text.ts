import type { ErrorOf, Raiser } from '../../model/errors/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import { type Columns, facts, heldTable, type Passage, quantityWords } from './passage.ts';

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
  ['Brought up by', ({ raisedBy }, tell) => tell(raisedBy, (all) => all.map(raiserWords).join(', '))],
  ['Again after', ({ again }, tell) => tell(again, quantityWords)],
  ['Turn to', ({ contact }, tell) => tell(contact)],
  [
    'Also told',
    ({ alert }, tell) =>
      tell(alert, ({ audience, within, how }) => [audience, within, how].filter(Boolean).join(', ')),
  ],
];

function raiserWords({ label, failure }: Raiser): string {
  return failure === null ? label : `${label}: ${failure}`;
}

/** The catalogue of what can go wrong, in every language it is written in. */
export function errorsText({ errors }: Model): readonly Passage[] {
  return [
    (tell) => heldTable('What can go wrong', errors.catalogue, CATALOGUE, tell),
    ...(heldValue(errors.catalogue) ?? []).map(translations),
    (tell) =>
      facts(tell, [
        ['Goes wrong most today', errors.mistakes],
        ['Half-typed work', errors.keptWork],
        ['Kept for', tell(errors.keptFor, quantityWords)],
        ['That a record exists', errors.disclosure],
        ['Many at once, one fails', errors.bulk],
      ]),
  ];
}

function translations({ label, texts }: ErrorOf): Passage {
  const other = [...texts].filter(([language]) => language !== '');
  return (tell) => {
    for (const [, { source }] of other) tell({ is: 'said', value: '', source });
    return facts(
      tell,
      other.map(
        ([language, { text, action }]) => [`“${label}” in ${language}`, `${text} (${action})`] as const,
      ),
    );
  };
}
