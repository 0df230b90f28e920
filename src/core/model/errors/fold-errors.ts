import type { Answers } from '../answers.ts';
import { heldValue, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { ModelTrouble } from '../troubles.ts';
import { cellTroubles, nameTroubles } from '../troubles.ts';
import type { Parts } from '../types.ts';
import { CLASSES, catalogueIn, SEVERITIES } from './catalogue.ts';
import type { Errors, Mistake, RaiserName } from './types.ts';

const MISTAKES = 'errors/mistakes';

const NAMINGS = [
  { slot: 'errors/messages', noun: 'things that go wrong' },
  { slot: 'errors/classes', noun: 'things that go wrong' },
  { slot: 'errors/alerts', noun: 'things that go wrong' },
];

const CELLS = [
  { slot: 'errors/messages', columns: ['severity'], words: SEVERITIES },
  { slot: 'errors/classes', columns: ['kind'], words: CLASSES },
];

/** What the answers on failures say that cannot be taken as it stands. */
export function errorsTroubles(answers: Answers, { errors }: Pick<Parts, 'errors'>): readonly ModelTrouble[] {
  return [
    ...nameTroubles(answers, NAMINGS),
    ...cellTroubles(answers, CELLS),
    ...errors.strays.map(({ label, source }): ModelTrouble => {
      const sentence = `Something is said of “${label}”, and nothing that can go wrong is called so; add it to the messages, or mend the name.`;
      return { kind: 'no-name', sentence, question: source.question };
    }),
  ];
}

/** Folds what was settled about failures. `names` are all things of the other parts that can bring an error up. */
export function errorsOf(answers: Answers, names: readonly RaiserName[]): Errors {
  return {
    ...catalogueIn(answers, names),
    approver: answers.text('errors/messages/approver'),
    mistakes: mapHeld(answers.rows(MISTAKES), (rows) => rows.map(({ label }) => label)),
    mistakesToday: mistakesIn(answers),
    keptWork: answers.choice('errors/kept-work'),
    keptFor: answers.quantity('errors/kept-work/how-long'),
    disclosure: answers.choice('errors/disclosure'),
    bulk: answers.choice('errors/bulk'),
    bulkAgain: answers.text('errors/bulk/again'),
  };
}

function mistakesIn(answers: Answers): readonly Mistake[] {
  return onlyOnce(heldValue(answers.rows(MISTAKES)) ?? []).map(({ id, label, formerly, source }) => {
    const below = answers.below(null, MISTAKES, id);
    return { id, label, formerly, source, today: below.text('today'), preventable: below.choice('prevent') };
  });
}
