import type { Answers } from '../../answers/answers.ts';
import { asWordOrText } from '../../answers/cells.ts';
import { knownValue, type Source } from '../../answers/sourced.ts';
import { list, multi, namedRows, number, table, transform, wordMap } from '../answer-types.ts';
import { followUp, type ItemOf, itemsSlot } from '../items-slot.ts';
import { type Slot, slot, unplayed } from '../slot.ts';

const PERSONAL_DATA = ['personal-data', 'health-data'];
const ERASURE_OUTCOMES = wordMap('goes', 'stays', 'stays without the name');

export const OBLIGATIONS = itemsSlot('purpose/obligations', {
  answer: multi({
    'personal-data': 'Data about people',
    'health-data': 'Data about health',
    money: 'Bookkeeping, tax or payments',
    contract: 'A contract with a customer or partner',
    audit: 'A regular audit',
    safety: 'Safety of people or machines',
    accessibility: 'Usable by people with disabilities',
    'staff-council': 'Agreements with the staff',
  }),
  ask: 'Which laws, contracts or audits do we have to comply with?',
  why: 'Nobody here can negotiate these: how long things are kept, who may see them, who has to sign.',
  nameHeader: 'What applies',
  properties: {
    wording: followUp({
      when: { is: ['contract', 'audit'] },
      ask: 'For “{item}”, which document and which paragraph say what we must do?',
      head: 'Written in',
    }),
  },
  who: ['legal', 'finance', 'security'],
  needs: ['purpose.problem'],
  blocks: ['entities.retention', 'roles', 'constants'],
  minutes: 5,
  reversal: 3,
  scene: 'contract',
  guess: { says: 'None. It is only names and birthdays.', value: '- None' },
  head: 'Law, contract and audit',
  saying: { item: 'that “…” applies here' },
});

/** Follow-ups of certain kinds of obligations. */
export const OBLIGATION_FOLLOW_UPS = {
  ground: slot('purpose/obligations/ground', {
    when: { is: PERSONAL_DATA },
    ask: 'What gives us the right to keep data about these people?',
    head: 'The right to keep data about people',
  }),
  erasure: slot('purpose/obligations/erasure', {
    answer: transform(
      namedRows(table({ what: 'What', next: ['Then', ...ERASURE_OUTCOMES.keys()], why: 'Because of' })),
      (rows) =>
        rows.map((row) => ({
          what: row.label,
          fate: asWordOrText(row.sourced('next'), ERASURE_OUTCOMES),
          because: row.sourced('why'),
        })),
    ),
    when: { is: PERSONAL_DATA },
    ask: 'When people ask for their data to be erased, what has to go and what has to stay?',
    playability: unplayed('Nobody asks for their data to be erased here.'),
  }),
  residency: slot('purpose/obligations/residency', {
    answer: list,
    when: { is: PERSONAL_DATA },
    ask: 'Which countries may the data be stored in?',
    head: 'Countries in which the data may be stored',
  }),
  approvalFrom: slot('purpose/obligations/approval', {
    answer: number('euros', 'dollars', 'pounds', 'francs'),
    when: { is: ['money'] },
    ask: 'From which amount does a second person have to sign?',
    head: 'A second person signs from',
    playability: unplayed('Nothing waits for a second signature here.'),
  }),
  bookRounding: slot('purpose/obligations/rounding', {
    when: { is: ['money'] },
    ask: 'Which bookkeeping rules say how an amount is rounded?',
    head: 'How the bookkeeping rounds',
    playability: unplayed('Amounts are rounded half up here.'),
  }),
};

export type Erasure = typeof OBLIGATION_FOLLOW_UPS.erasure extends Slot<readonly (infer T)[]> ? T : never;

/** A law, contract or audit; `id` is that of the option ("personal-data") or of other words. */
export type Obligation = ItemOf<typeof OBLIGATIONS> & {
  /** The answers about it, each with the words of its question. */
  readonly details: readonly { readonly asks: string; readonly text: string; readonly source: Source }[];
};

export function obligationIn(answers: Answers, obligation: ItemOf<typeof OBLIGATIONS>): Obligation {
  const { id, label } = obligation;
  const shape = answers.at(OBLIGATIONS.slot)?.question.shape;
  const options = shape?.shape === 'multi' ? shape.options : [];
  const asked = Object.values(OBLIGATION_FOLLOW_UPS).filter(
    ({ asked: about }) => 'when' in about && about.when?.is.includes(id),
  );
  const slots = [...asked.map((one) => one.slot), answers.forItem(null, OBLIGATIONS.slot, id).slot('wording')];
  return {
    ...obligation,
    label: options.find((option) => option.id === label)?.label ?? label,
    details: slots.flatMap((at) => {
      const answered = knownValue(answers.text(at));
      const answer = answers.at(at);
      return answer && answered !== undefined
        ? [{ asks: answer.question.ask, text: answered, source: answer.source }]
        : [];
    }),
  };
}
