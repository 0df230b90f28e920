import { type Answers, asWordOrOwn, type Row, thingOf } from '../answers.ts';
import { type Held, heldValue, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { Erasure, Obligation, Purpose } from './types.ts';

const SLOT = 'purpose/obligations';

/** What was asked about an obligation besides its wording, by the id of the option. */
const DETAILS: ReadonlyMap<string, readonly string[]> = new Map([
  ['personal-data', ['ground', 'erasure', 'residency']],
  ['health-data', ['ground', 'erasure', 'residency']],
  ['money', ['approval', 'rounding']],
]);

/** The laws, contracts and audits it stands up to, and what they ask for. */
export function obligationsOf(
  answers: Answers,
): Pick<Purpose, 'obligations' | 'ground' | 'erasure' | 'residency' | 'approvalFrom' | 'bookRounding'> {
  return {
    obligations: mapHeld(answers.rows(SLOT), (rows) =>
      onlyOnce(rows).map((row) => obligationOf(row, answers)),
    ),
    ground: answers.text(`${SLOT}/ground`),
    erasure: mapHeld(answers.rows(`${SLOT}/erasure`), (rows) => rows.map(erasureOf)),
    residency: answers.list(`${SLOT}/residency`),
    approvalFrom: answers.quantity(`${SLOT}/approval`),
    bookRounding: answers.text(`${SLOT}/rounding`),
  };
}

function obligationOf(row: Row, answers: Answers): Obligation {
  const below = answers.below(null, SLOT, row.id);
  const slots = [...(DETAILS.get(row.id) ?? []).map((leaf) => `${SLOT}/${leaf}`), below.slot('wording')];
  return {
    ...thingOf(row),
    label: labelOf(row, answers),
    wording: below.text('wording'),
    details: slots.flatMap((slot) => detailAt(slot, answers)),
  };
}

/** The words of the option; of one's own words, these. */
function labelOf({ label }: Row, answers: Answers): string {
  const shape = answers.at(SLOT)?.question.shape;
  const options = shape?.shape === 'multi' ? shape.options : [];
  return options.find(({ id }) => id === label)?.label ?? label;
}

function detailAt(slot: string, answers: Answers): Obligation['details'] {
  const held: Held<string> = answers.text(slot);
  const text = heldValue(held);
  const answer = answers.at(slot);
  return answer && text !== undefined ? [{ asks: answer.question.ask, text, source: answer.source }] : [];
}

const FATES: ReadonlyMap<string, string> = new Map(
  ['goes', 'stays', 'stays without the name'].map((words) => [words, words]),
);

function erasureOf(row: Row): Erasure {
  return { what: row.label, fate: asWordOrOwn(row.held('next'), FATES), because: row.held('why') };
}
