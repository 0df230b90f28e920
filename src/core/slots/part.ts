import type { CellCheck, Naming } from '../answers/diagnostics.ts';
import { grouped } from '../base/grouped.ts';
import { columnsIn } from '../shapes/columns.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { NamedKind } from '../spec/types.ts';
import { pipeTable } from './answers.ts';
import type { BankQuestion, Raise } from './bank-question.ts';
import type { Answer, Fate, FollowUp, Likeness, Saying, Slot, Standing } from './slot.ts';
import { idOf, type Things } from './things.ts';

/** The record of one question; where its answer names things, with what is asked of each. */
type Recorded = Slot & Partial<Pick<Things, 'of' | 'under'>>;

/** Everything that can be known under one kind of point. */
export interface Part {
  /** In the order in which they are asked. */
  readonly questions: readonly BankQuestion[];
  /** Ids of those that its first screen draws; the others are below the drawing. */
  readonly drawn: readonly string[];
  /** What happens to the answer at each slot; the same for one thing and for all. */
  readonly fates: readonly (readonly [slot: string, fate: Fate])[];
  readonly namings: readonly Naming[];
  readonly cells: readonly CellCheck[];
  /** Questions that stand next to the play on the screen, each under a head of its own. */
  readonly shown: readonly (readonly [id: string, head: string])[];
  readonly sayings: readonly (readonly [id: string, saying: Saying])[];
}

/** The part of a slot that says what the question is about. */
const ABOUT = /\/\{(?:item|thing)\}/u;

interface PartRecord {
  /**
   * The last parts of slots, as the first screen draws them, and so the order of asking. All others are below the
   * drawing and are asked last, as declared.
   */
  readonly order: string;
  readonly fate: Fate;
  readonly slots: Readonly<Record<string, Recorded>>;
}

export function part(kind: NamedKind, { order, fate: usual, slots }: PartRecord): Part {
  const all = Object.values(slots);
  const standing = all.flatMap(({ asked, ...record }) => (isStanding(asked) ? [{ ...record, asked }] : []));
  const first = order.split(' ').map((rest) => `${kind}/${rest}`);
  const place = ({ slot }: { readonly slot: string }) => first.indexOf(slot.replace(ABOUT, '')) + 1 || first.length + 1;
  const inOrder = <T extends { readonly slot: string }>(some: readonly T[]) =>
    [...some].sort((a, b) => place(a) - place(b));
  const answered = all.flatMap(answersIn);
  const opened = [...all.flatMap(openedByItems), ...all.flatMap((one) => followUpIn(one, standing))];
  return {
    questions: inOrder(standing).map(({ slot, answer, asked }) => {
      const own = opened.flatMap(({ parent, raise }) => (parent === slot ? [raise] : []));
      return bankQuestion(kind, slot, answer.shape, asked, [...inOrder(own), ...likesIn(asked)]);
    }),
    drawn: standing.flatMap(({ slot }) => (first.includes(slot) ? [idAt(slot)] : [])),
    fates: [
      ...standing.flatMap(({ asked }) =>
        likesIn(asked).map(({ like, slot }) => ({
          slot: slot.replace(ABOUT, ''),
          fate: standing.find((one) => idAt(one.slot) === like)?.asked.fate,
        })),
      ),
      ...standing.map(({ slot, asked: { fate } }) => ({ slot, fate })),
      ...opened.map(({ raise, fate }) => ({ slot: raise.slot.replace('/{thing}', ''), fate })),
    ].map(({ slot, fate = usual }) => [slot, fate] as const),
    namings: answered.flatMap(({ slot, noun, within }) => (noun ? [{ slot, noun, within }] : [])),
    cells: answered.flatMap(checksOf),
    shown: standing.flatMap(({ slot, asked: { shown } }) => (shown ? [[idAt(slot), shown] as const] : [])),
    sayings: standing.flatMap(({ slot, asked: { saying } }) => (saying ? [[idAt(slot), saying] as const] : [])),
  };
}

function bankQuestion(
  kind: NamedKind,
  slot: string,
  shape: ShapeSpec,
  { ask, why, who, needs = [], blocks = [], minutes = 4, reversal = 2, guess }: Standing,
  raises: readonly Raise[],
): BankQuestion {
  const { says, ...wrong } = typeof guess === 'string' ? { says: guess, value: guess } : guess;
  const value = 'value' in wrong ? wrong.value : tableOf(shape, wrong.rows);
  const asked = { ask, why, shape, who, needs, blocks, raises, minutes, reversal };
  return { id: idAt(slot), kind, slot, ...asked, guess: { says, value } };
}

function tableOf(shape: ShapeSpec, [first = '', ...rows]: readonly string[]): string {
  if (shape.shape === 'matrix') return pipeTable(`${shape.rows} \\ ${shape.columns} | ${first}`, ...rows);
  const head = columnsIn(shape).map(({ label }) => label);
  return pipeTable(head.join(' | '), first, ...rows);
}

function likesIn({ raises = {} }: Standing) {
  return Object.entries(raises).map(([like, as]) => {
    const { ask, when, slot = slotOfOne(like, ask) }: Likeness = typeof as === 'string' ? { ask: as } : as;
    return { ...opening(slot, when), slot, ask, like };
  });
}

function slotOfOne(id: string, ask: string): string {
  const [kind = '', ...rest] = id.split('.');
  return [kind, ask.includes('{item}') ? '{item}' : '{thing}', ...rest].join('/');
}

type AnswerAt = Answer<unknown> & Pick<Slot, 'slot'>;

function asksOfItems({ slot, under = slot, of = {} }: Recorded) {
  return Object.entries(of).flatMap(([key, place]) =>
    place.asks ? [{ slot: `${under}/{item}/${idOf(key, place)}`, asks: place.asks }] : [],
  );
}

function answersIn(record: Recorded): readonly AnswerAt[] {
  const below = asksOfItems(record).map(({ slot, asks }) => ({ ...asks.answer, slot }));
  return [{ ...record.answer, slot: record.slot }, ...below];
}

/** Columns that hold the same are checked together, row by row. */
function checksOf({ slot, holds = {} }: AnswerAt): readonly CellCheck[] {
  return [...grouped(Object.keys(holds), (column) => holds[column])].map(([words, columns]) =>
    typeof words === 'object' ? { slot, columns, words } : { slot, columns },
  );
}

interface Opened {
  readonly parent: string;
  readonly raise: Raise;
  readonly fate: Fate | undefined;
}

function openedByItems(record: Recorded): readonly Opened[] {
  return asksOfItems(record).map(({ slot, asks }) => openedBy(record.slot, slot, asks.answer, asks));
}

function followUpIn({ slot, answer, asked }: Recorded, standing: readonly Pick<Slot, 'slot'>[]) {
  if (isStanding(asked)) return [];
  const general = slot.replace(ABOUT, '');
  const parent = asked.of ?? standing.find((one) => general.startsWith(`${one.slot}/`))?.slot ?? '';
  return [openedBy(parent, slot, answer, asked)];
}

function openedBy(parent: string, slot: string, { shape }: Slot['answer'], { ask, when, fate }: FollowUp) {
  return { parent, raise: { ...opening(slot, when), slot, ask, shape }, fate };
}

function opening(slot: string, when: FollowUp['when']): Pick<Raise, 'per' | 'where'> {
  const per = slot.includes('{item}') ? 'item' : slot.includes('{thing}') ? 'thing' : 'answer';
  return { per, ...(when && { where: when }) };
}

function isStanding(asked: Standing | FollowUp): asked is Standing {
  return 'why' in asked;
}

function idAt(slot: string): string {
  return slot.replaceAll('/', '.');
}
