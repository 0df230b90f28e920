import { knownValue } from '../../answers/sourced.ts';
import { type RecordLink, recordLinksFrom } from '../../model/entities/record-links.ts';
import type { Field } from '../../model/types.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { isMoney } from '../cell-text.ts';
import { entriesOf } from '../checks/format-check.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { idsIn } from '../checks/values.ts';
import { linkedRecords } from '../consequences/linked-records.ts';
import { fieldViewsFor } from '../field-views.ts';
import { readOrder, sortRows } from '../list-order.ts';
import { knownIds, mayDo } from '../permission-verdicts.ts';
import { recordKey } from '../record-label.ts';
import { recordNumber } from '../record-number.ts';
import type { SampleRow } from '../sample/types.ts';
import { statesNow } from '../states-now.ts';
import { type AnswerValue, asAnswerValue, holeIn, NULL } from './answer-value.ts';
import { type BodyShape, memberKey } from './body-shape.ts';
import { inCommon } from './in-common.ts';
import { holdsWords } from './kept-as.ts';

/** What an answer is filled from. */
export interface BodySource {
  readonly row: SampleRow | undefined;
  /** The records of a list. */
  readonly rows: readonly SampleRow[] | undefined;
  /** A value by the name of its member, where it is of no record: a count, a message; undefined where there is none. */
  readonly named: (name: string) => AnswerValue | undefined;
  /** The question that decides what is in the answer. */
  readonly question: string;
}

/** A body in the decided shape; what nothing backs is a hole. `name` is that of the member that it is. */
export function filledBody(actor: ActorContext, shape: BodyShape, source: BodySource, name = ''): AnswerValue {
  switch (shape.is) {
    case 'nothing':
      return NULL;
    case 'words':
      return { is: 'value', value: shape.text };
    case 'list':
      return filledList(actor, shape, source, name);
    case 'object':
      return filledObject(actor, shape, source, name);
    case 'value':
      return filledValue(actor, shape, source, name);
  }
}

type ShapeOf<K extends BodyShape['is']> = Extract<BodyShape, { is: K }>;

function filledList(actor: ActorContext, shape: ShapeOf<'list'>, source: BodySource, name: string): AnswerValue {
  const { items, arranged, orNothing } = shape;
  const of = items.is === 'object' ? items.of : null;
  const value = source.named(name);
  if (of === null) {
    const listed = value ?? (source.row && ownList(actor, source.row, name));
    return listed ?? unsaid(name, source.question);
  }
  const rows = source.rows ?? (source.row && linkedTo(actor, source.row, of, name));
  if (!rows) return unsaid(name, source.question);
  const seen = rows.filter((row) => mayDo(actor, of, 'view', row).may !== 'no' || source.rows !== undefined);
  const { by, count, unread } = arrangement(actor, of, arranged, seen[0]);
  if (unread.length > 0) return holeIn(`which of them, and in which order: “${arranged}”`, source.question);
  const ordered = by.length > 0 ? sortRows(seen, { by }) : seen;
  const shown = count === null ? ordered : ordered.slice(0, count);
  if (shown.length === 0 && orNothing) return NULL;
  return { is: 'list', items: shown.map((row) => filledBody(actor, items, { ...source, row, rows: undefined })) };
}

/** A field that holds several values, as a list. */
function ownList(actor: ActorContext, row: SampleRow, name: string): AnswerValue | undefined {
  const field = actor.product.index.fields(row.entity).all.find(({ label }) => memberKey(label) === memberKey(name));
  const value = field && row.cells.get(field.id)?.value;
  return Array.isArray(value) ? asAnswerValue(value) : undefined;
}

/** “newest first, 20”, or in place of the number a constant, as it is for the first of them. */
function arrangement(actor: ActorContext, entity: string, said: string, first: SampleRow | undefined) {
  const words = splitOutside(said, ',')
    .map((piece) => String(constantFor(actor, piece.replace(AT_MOST, ' ').trim(), first) ?? piece))
    .join(', ');
  const [, digits] = /(?:^|[\s,])(\d+)(?:$|[\s,])/u.exec(words) ?? [];
  const rest = words.replace(/(?:^|[\s,])\d+(?=$|[\s,])/u, ' ').replace(AT_MOST, ' ');
  const order = readOrder(actor, entity, rest.replace(/^[\s,]+|[\s,]+$/gu, ''));
  return { ...order, count: digits === undefined ? null : Number(digits) };
}

function filledObject(actor: ActorContext, shape: ShapeOf<'object'>, source: BodySource, name: string): AnswerValue {
  const { of, members, orNothing } = shape;
  const { row, rows } = source;
  const about = row && of !== null && of !== row.entity ? linkedTo(actor, row, of, name)?.[0] : row;
  const isOwn = of === null || (about !== undefined && about.entity === of);
  if (!isOwn && rows === undefined) return orNothing ? NULL : unsaid(name, source.question);
  if (about && about !== row && mayDo(actor, about.entity, 'view', about).may === 'no')
    return holeIn('not for this caller to see', source.question);
  const inner = { ...source, row: about };
  return {
    is: 'object',
    members: members.flatMap(([key, member]) => [
      [key, filledBody(actor, member, inner, key)] as const,
      ...twinOf(actor, member, about, key),
    ]),
  };
}

function moneyIn(field: Field, value: unknown) {
  if (isMoney(value)) return value;
  const isAmount = typeof value === 'number' && knownValue(field.type) === 'money';
  return isAmount ? { amount: value, unit: currenciesOf(field)[0] ?? '' } : undefined;
}

/** An amount of money once more, as people read it, where that was said. */
function twinOf(actor: ActorContext, shape: BodyShape, row: SampleRow | undefined, key: string) {
  const twin = inCommon(actor.product).money?.twin;
  const field = shape.is === 'value' ? shape.field : null;
  const value = field && moneyIn(field, row?.cells.get(field.id)?.value);
  if (!twin || !value) return [];
  const says = new Intl.NumberFormat('en-US', { style: 'currency', currency: value.unit }).format(value.amount);
  return [[`${twin}${key}`, { is: 'value', value: says }] as const];
}

const AT_MOST = /\b(?:at most|up to|of them|the)\b/giu;

function constantFor(actor: ActorContext, name: string, row: SampleRow | undefined): number | undefined {
  const { index, condition } = actor.product;
  const constant = index.constants.called(name);
  if (!constant || !row) return undefined;
  const read = condition({ text: constant.label, source: constant.source }, row.entity);
  const outcome = read.form === 'exact' ? read.run(scopeOf(actor, row)) : undefined;
  return outcome?.ok && typeof outcome.value === 'number' ? outcome.value : undefined;
}

/** The records that a record leads to by the name of a member; with another name, by the only link there. */
function linkedTo(actor: ActorContext, row: SampleRow, to: string, name: string): readonly SampleRow[] | undefined {
  const links = recordLinksFrom(actor.product.model.entities, row.entity).filter((link) => link.to.id === to);
  const link = links.find((one) => isNamed(one, name)) ?? links[0];
  return link && linkedRecords(actor, row, link);
}

function isNamed({ label, aliases, by }: RecordLink, name: string): boolean {
  const own = by.kind === 'own line' ? [by.field.label] : [];
  return [...own, label, ...aliases].some((words) => memberKey(words) === memberKey(name));
}

function filledValue(actor: ActorContext, shape: ShapeOf<'value'>, source: BodySource, name: string): AnswerValue {
  const { row } = source;
  if (shape.field && row && actor.product.index.fields(row.entity).has(shape.field.id))
    return fieldValue(actor, row, shape.field);
  const value = source.named(name) ?? (row && knownOfRecord(actor, row, name));
  if (value) return value;
  return shape.orNothing && row ? NULL : unsaid(name || shape.type, source.question);
}

function unsaid(what: string, question: string): AnswerValue {
  return holeIn(what === '' ? 'nobody has said what stands here' : `nobody has said what “${what}” is`, question);
}

function fieldValue(actor: ActorContext, row: SampleRow, field: Field): AnswerValue {
  const { product, role } = actor;
  const view = fieldViewsFor(product, row.entity, role).find((one) => one.field.id === field.id);
  const cell = row.cells.get(field.id);
  if (!view) return holeIn(`hidden from ${product.index.roles.get(role)?.label ?? 'everybody'}`, 'roles.visibility');
  if (view.mask) {
    const { left, question } = view.mask;
    return left ? { is: 'value', value: left(cell?.value, actor) } : holeIn('masked, nobody has said how', question);
  }
  if (cell?.reason === 'hole') return holeIn('nobody has said what it holds', cell.question ?? view.question);
  return jsonOf(actor, field, cell?.value);
}

/** A link by the keys of its records, money by its amount. */
function jsonOf(actor: ActorContext, field: Field, value: unknown): AnswerValue {
  if (knownValue(field.type) === 'link' && field.target?.id) {
    const target = field.target.id;
    const keys = (idsIn(value) ? knownIds(actor, target, value) : []).map((id) => {
      const linked = actor.records.get(target, id);
      return linked ? recordKey(actor, linked) : id;
    });
    return asAnswerValue(Array.isArray(value) ? keys : (keys[0] ?? null));
  }
  if (typeof value === 'string' && holdsWords(field)) return asAnswerValue(entriesOf(value));
  const money = moneyIn(field, value);
  if (!money) return asAnswerValue(value);
  return asAnswerValue(inCommon(actor.product).money ? money.amount.toFixed(2) : money.amount);
}

type RecordFact = (actor: ActorContext, row: SampleRow) => string | null | undefined;

/** What is known of every record, by the usual names of members. */
const RECORD_FACTS: Readonly<Record<string, RecordFact>> = {
  id: (actor, row) => recordKey(actor, row),
  key: (actor, row) => recordKey(actor, row),
  number: ({ product }, row) => recordNumber(product, row),
  state: stateOf,
  status: stateOf,
  createdat: (_, { history }) => history[0]?.at,
  created: (_, { history }) => history[0]?.at,
};

function stateOf({ product }: ActorContext, row: SampleRow): string | undefined {
  return statesNow(product, row)[0]?.label;
}

function knownOfRecord(actor: ActorContext, row: SampleRow, name: string): AnswerValue | undefined {
  const value = RECORD_FACTS[memberKey(name)]?.(actor, row);
  return value === undefined ? undefined : { is: 'value', value };
}
