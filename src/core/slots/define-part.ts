import type { CellCheck, NameCheck } from '../answers/diagnostics.ts';
import { questionIdOf } from '../answers/slots.ts';
import { groupBy } from '../base/group-by.ts';
import { columnsIn } from '../shapes/columns.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { NamedKind } from '../spec/types.ts';
import { pipeTable } from './answer-types.ts';
import type { BankFollowUp, BankQuestion } from './bank-question.ts';
import { type ItemsSlot, propertyId } from './items-slot.ts';
import type {
  AnswerType,
  FollowUp,
  PerEntityQuestion,
  Playability,
  ReasonPhrase,
  Slot,
  StandingQuestion,
} from './slot.ts';

/** A slot of the part; with `properties` and `followUpSlot` where its answer names items. */
type PartSlot = Slot & Partial<Pick<ItemsSlot, 'properties' | 'followUpSlot'>>;

/** Everything that can be known under one kind of point. */
export interface Part {
  /** In the order in which they are asked. */
  readonly questions: readonly BankQuestion[];
  /** The scenes of its placeholder with the ids of their questions, all in reading order. */
  readonly scenes: readonly SceneQuestions[];
  /** Whether the answer at each slot is played; the same for one entity and for all. */
  readonly playability: readonly (readonly [slot: string, playability: Playability])[];
  readonly nameChecks: readonly NameCheck[];
  readonly cellChecks: readonly CellCheck[];
  /** Questions with a panel of their own beside the placeholder, and its heading. */
  readonly sidePanels: readonly (readonly [id: string, head: string])[];
  readonly reasonPhrases: readonly (readonly [id: string, saying: ReasonPhrase])[];
}

interface SceneQuestions {
  readonly id: string;
  readonly questions: readonly string[];
}

/** The segment of a slot that holds the id of an item or an entity. */
const SUBJECT_SEGMENT = /\/\{(?:item|thing)\}/u;

interface PartDefinition {
  /** Slots without the part, in the order in which the placeholder draws and asks them; all others come after. */
  readonly order: string;
  readonly playability: Playability;
  readonly slots: readonly PartSlot[];
}

export function definePart(kind: NamedKind, { order, playability: defaultPlayability, slots }: PartDefinition): Part {
  const standing = slots.flatMap(({ asked, ...record }) => (isStanding(asked) ? [{ ...record, asked }] : []));
  const drawnSlots = order.split(' ').map((rest) => `${kind}/${rest}`);
  const positionOf = ({ slot }: { readonly slot: string }) => {
    const at = drawnSlots.indexOf(slot.replace(SUBJECT_SEGMENT, ''));
    return at < 0 ? drawnSlots.length : at;
  };
  const inOrder = <T extends { readonly slot: string }>(some: readonly T[]) =>
    [...some].sort((a, b) => positionOf(a) - positionOf(b));
  const answerTypes = slots.flatMap(answerTypesIn);
  const followUps = [...slots.flatMap(itemFollowUps), ...slots.flatMap((one) => followUpsOf(one, standing))];
  const headOf = (id: string) => standing.find(({ slot }) => questionIdOf(slot) === id)?.head;
  return {
    questions: inOrder(standing).map(({ slot, answer, asked }) => {
      const ownFollowUps = followUps.flatMap(({ parent, raise }) => (parent === slot ? [raise] : []));
      return bankQuestionFrom(kind, slot, answer.shape, asked, [
        ...inOrder(ownFollowUps),
        ...perEntityQuestions(asked).map((raise) => ({ ...raise, head: headOf(raise.like) })),
      ]);
    }),
    scenes: [...groupBy(inOrder(standing), ({ asked }) => asked.scene)].map(([id, asked]) => ({
      id,
      questions: asked.map(({ slot }) => questionIdOf(slot)),
    })),
    playability: [
      ...standing.flatMap(({ asked }) =>
        perEntityQuestions(asked).map(({ like, slot }) => ({
          slot: slot.replace(SUBJECT_SEGMENT, ''),
          playability: standing.find((one) => questionIdOf(one.slot) === like)?.asked.playability,
        })),
      ),
      ...standing.map(({ slot, asked: { playability } }) => ({ slot, playability })),
      ...followUps.map(({ raise, playability }) => ({ slot: raise.slot.replace('/{thing}', ''), playability })),
    ].map(({ slot, playability = defaultPlayability }) => [slot, playability] as const),
    nameChecks: answerTypes.flatMap(({ slot, noun, within }) => (noun ? [{ slot, noun, within }] : [])),
    cellChecks: answerTypes.flatMap(cellChecksOf),
    sidePanels: standing.flatMap(({ slot, asked: { shown } }) => (shown ? [[questionIdOf(slot), shown] as const] : [])),
    reasonPhrases: standing.flatMap(({ slot, asked: { saying } }) =>
      saying ? [[questionIdOf(slot), saying] as const] : [],
    ),
  };
}

function bankQuestionFrom(
  kind: NamedKind,
  slot: string,
  shape: ShapeSpec,
  { ask, why, who, needs = [], blocks = [], minutes = 4, reversal = 2, scene, guess }: StandingQuestion,
  raises: readonly BankFollowUp[],
): BankQuestion {
  const { says, sober, ...guessFields } =
    typeof guess === 'string' ? { says: guess, sober: undefined, value: guess } : guess;
  const value = 'value' in guessFields ? guessFields.value : guessTable(shape, guessFields.rows);
  const asked = { ask, why, shape, scene, who, needs, blocks, raises, minutes, reversal };
  return { id: questionIdOf(slot), kind, slot, ...asked, guess: { says, value, ...(sober && { sober }) } };
}

function guessTable(shape: ShapeSpec, [first = '', ...rows]: readonly string[]): string {
  if (shape.shape === 'matrix') return pipeTable(`${shape.rows} \\ ${shape.columns} | ${first}`, ...rows);
  const head = columnsIn(shape).map(({ label }) => label);
  return pipeTable(head.join(' | '), first, ...rows);
}

function perEntityQuestions({ raises = {} }: StandingQuestion) {
  return Object.entries(raises).map(([like, spec]) => {
    const {
      ask,
      when,
      slot = perEntitySlot(like, ask),
    }: PerEntityQuestion = typeof spec === 'string' ? { ask: spec } : spec;
    return { ...scopeOf(slot, when), slot, ask, like };
  });
}

function perEntitySlot(id: string, ask: string): string {
  const [kind = '', ...rest] = id.split('.');
  return [kind, ask.includes('{item}') ? '{item}' : '{thing}', ...rest].join('/');
}

type AnswerAt = AnswerType<unknown> & Pick<Slot, 'slot'>;

function itemQuestions({ slot, followUpSlot = slot, properties = {} }: PartSlot) {
  return Object.entries(properties).flatMap(([key, property]) =>
    property.asks
      ? [{ slot: `${followUpSlot}/{item}/${propertyId(key, property)}`, asks: property.asks, head: property.head }]
      : [],
  );
}

function answerTypesIn(record: PartSlot): readonly AnswerAt[] {
  const below = itemQuestions(record).map(({ slot, asks }) => ({ ...asks.answer, slot }));
  return [{ ...record.answer, slot: record.slot }, ...below];
}

/** Columns whose cells have the same type are checked together, row by row. */
function cellChecksOf({ slot, holds = {} }: AnswerAt): readonly CellCheck[] {
  return [...groupBy(Object.keys(holds), (column) => holds[column])].map(([words, columns]) =>
    typeof words === 'object'
      ? { slot, columns, words }
      : { slot, columns, ...(typeof words === 'function' && { unless: words }) },
  );
}

interface RaisedFollowUp {
  readonly parent: string;
  readonly raise: BankFollowUp;
  readonly playability: Playability | undefined;
}

function itemFollowUps(record: PartSlot): readonly RaisedFollowUp[] {
  return itemQuestions(record).map(({ asks, ...at }) => followUpFrom(record.slot, at, asks.answer, asks));
}

function followUpsOf({ slot, head, answer, asked }: PartSlot, standing: readonly Pick<Slot, 'slot'>[]) {
  if (isStanding(asked)) return [];
  const general = slot.replace(SUBJECT_SEGMENT, '');
  const parent = asked.of ?? standing.find((one) => general.startsWith(`${one.slot}/`))?.slot ?? '';
  return [followUpFrom(parent, { slot, head }, answer, asked)];
}

function followUpFrom(
  parent: string,
  { slot, head }: Pick<Slot, 'slot' | 'head'>,
  { shape }: Slot['answer'],
  { ask, when, playability, retired }: FollowUp,
) {
  return {
    parent,
    raise: { ...scopeOf(slot, when), slot, ask, head, shape, ...(retired && { retired }) },
    playability,
  };
}

function scopeOf(slot: string, when: FollowUp['when']): Pick<BankFollowUp, 'per' | 'where'> {
  const per = slot.includes('{item}') ? 'item' : slot.includes('{thing}') ? 'thing' : 'answer';
  return { per, ...(when && { where: when }) };
}

function isStanding(asked: StandingQuestion | FollowUp): asked is StandingQuestion {
  return 'why' in asked;
}
