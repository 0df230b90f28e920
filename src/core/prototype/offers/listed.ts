import { listOf } from '../../answers/sourced.ts';
import { isTrue } from '../../conditions/index.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { cellText } from '../cell-text.ts';
import { idsIn } from '../checks/values.ts';
import { readOrder } from '../list-order.ts';
import { listRows } from '../list-rows.ts';
import { recordByKey, recordKey } from '../record-label.ts';
import type { ParentRecords } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import { statesNow } from '../states-now.ts';
import type { AnswerHole } from './answer-value.ts';
import { camelCased, fieldNamed, memberKey } from './body-shape.ts';
import { inCommon } from './in-common.ts';
import type { OfferedCall } from './offered-call.ts';
import { type ListPage, type Paging, pageOf, pagingByNames } from './paging.ts';
import { type CallRequest, type Trouble, trouble } from './request.ts';

interface Listed {
  readonly page: ListPage<SampleRow> | null;
  readonly troubles: readonly Trouble[];
  readonly holes: readonly AnswerHole[];
}

const ORDER = /^(?:sort|order|sortby|orderby|ordering)$/u;

type Test = (row: SampleRow) => boolean;

/** How a list is given in pages: as was said for all of them, else by the parameters of the call. */
export function pagingOf({ product }: Pick<ActorContext, 'product'>, { offer }: OfferedCall): Paging | null {
  const queried = listOf(offer.takes).flatMap(({ where, label }) => (where === 'query' ? [label] : []));
  return inCommon(product).paging ?? pagingByNames(queried);
}

/** The records that a call lists: of the records in its address, filtered, ordered, and the page that is asked for. */
export function listed(actor: ActorContext, call: OfferedCall, { query }: CallRequest, around: ParentRecords): Listed {
  const entity = call.entity ?? '';
  const paging = pagingOf(actor, call);
  const asked = Object.entries(query).filter(([, value]) => value.trim() !== '');
  const own = asked.filter(([name]) => name !== paging?.from && name !== paging?.size);
  const orders = own.filter(([name]) => ORDER.test(memberKey(name)));
  const filters = own.filter(([name]) => !ORDER.test(memberKey(name)));
  const tests = filters.map(([name, value]) => testBy(actor, call, name, value));
  const order = readOrder(actor, entity, orders.map(([, value]) => orderWords(value)).join(', '));
  const wrong = order.unread.map((words) =>
    trouble(`Nothing can be put in order by “${words}”.`, orders[0]?.[0] ?? null),
  );
  const rows = listRows(
    actor,
    entity,
    [],
    { search: '', sort: '', filters: {} },
    { order: { ...order, question: '' }, around },
  );
  const { only } = call;
  const isMeant = (row: SampleRow) =>
    !only || (only.isUsual && filters.length > 0) || isTrue(only.condition.run(scopeOf(actor, row)));
  const kept = rows
    .page(0, rows.size)
    .filter((row) => isMeant(row) && tests.every((test) => test.is !== 'test' || test.run(row)));
  const taken = pageOf(paging, query, kept, (row) => recordKey(actor, row));
  const holes = tests.flatMap((test) => (test.is === 'hole' ? [test.hole] : []));
  if ('problem' in taken) return { page: null, troubles: [...wrong, trouble(taken.problem)], holes };
  return {
    page: wrong.length > 0 ? null : taken.page,
    troubles: wrong,
    holes: [...holes, ...holesOf(call, paging, query)],
  };
}

function holesOf({ offer }: OfferedCall, paging: Paging | null, query: CallRequest['query']): readonly AnswerHole[] {
  if (paging === null || paging.size === null || paging.usual !== null || query[paging.size]?.trim()) return [];
  return [
    {
      words: `nobody has said how many come without “${paging.size}”`,
      question: offer.takes.is === 'unknown' ? offer.takes.question : 'calls.offers.common',
    },
  ];
}

/** “-due” and “due:desc” → “due descending”. */
function orderWords(value: string): string {
  return value
    .split(',')
    .map((part) => {
      const [, minus, name = '', direction = ''] = /^\s*([-+]?)(.*?)(?:[\s:]+(asc|desc)\w*)?\s*$/iu.exec(part) ?? [];
      const isDown = minus === '-' || direction.toLowerCase() === 'desc';
      return `${name.replace(/[_-]/gu, ' ').replace(/([a-z])([A-Z])/gu, '$1 $2')}${isDown ? ' descending' : ''}`;
    })
    .join(', ');
}

type FilterTest = { readonly is: 'test'; readonly run: Test } | { readonly is: 'hole'; readonly hole: AnswerHole };

/** A filter by a field, a state, or a thing that the records link to; a parameter that nobody has named is a hole. */
function testBy(actor: ActorContext, { offer, entity }: OfferedCall, name: string, value: string): FilterTest {
  const isTaken = offer.takes.is !== 'known' || offer.takes.value.some(({ label }) => label === name);
  const question = offer.takes.is === 'unknown' ? offer.takes.question : `calls.offers.${offer.id}.takes`;
  const run = isTaken ? fieldTest(actor, entity ?? '', name, value.trim()) : undefined;
  if (run) return { is: 'test', run };
  const words = isTaken ? `nobody has said what “${name}” does` : `nobody has said that it takes “${name}”`;
  return { is: 'hole', hole: { words, question } };
}

function fieldTest(actor: ActorContext, entity: string, name: string, value: string): Test | undefined {
  const { index } = actor.product;
  const field = fieldNamed(index.entities.get(entity), name);
  const target = field?.target?.id;
  if (field && target) {
    const id = recordByKey(actor, target, value)?.id ?? value;
    return ({ cells }) => idsIn(cells.get(field.id)?.value)?.includes(id) ?? false;
  }
  if (field) return (row) => isSame(cellText(row, field.id), value);
  if (!/^(?:state|status)$/u.test(memberKey(name))) return undefined;
  return (row) => statesNow(actor.product, row).some(({ id, label }) => isSame(label, value) || id === value);
}

function isSame(one: string, other: string): boolean {
  return foldCase(one) === foldCase(other) || camelCased(one) === other;
}
