import { knownValue, listOf, questionOf } from '../answers/sourced.ts';
import { pluralOf, singularOf } from '../english/plural.ts';
import type { RecordLink } from '../model/entities/record-links.ts';
import { recordLinksFrom } from '../model/entities/record-links.ts';
import { isFinalState } from '../model/states/find-transitions.ts';
import type { CycleState, Product } from '../product/product.ts';
import { padWords } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import { linkedRecords } from './consequences/linked-records.ts';
import { readOrder, sortRows } from './list-order.ts';
import { isInPeriod, type Period } from './now.ts';
import { mayKnowOf } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

/** Words such as “Their closed loans of this year”, read: linked records, in which states, since when. */
interface RelatedQuery {
  readonly way: RecordLink;
  /** Empty: all. */
  readonly states: readonly CycleState[];
  readonly period: Period | null;
  /** Order, in words; empty where none was named. */
  readonly order: string;
}

const PAST =
  /^(?:what|all(?: that)?|everything(?: that)?|things that) (?:has |have )?happened\b|^(?:the |its |their |his |her )?(?:history|past|changes)$/iu;

/** Whether words mean the history of a record. */
function namesPast(words: string): boolean {
  return PAST.test(words.trim().replace(/\.$/u, ''));
}

/** Reads a further section on the page of an entity; undefined where some of the words cannot be read. */
function relatedQueryIn(product: Product, entity: string, words: string): RelatedQuery | undefined {
  const [head = '', ...tail] = words.replace(/\.$/u, '').split(/[,;:]/u);
  const padded = padWords(head);
  const found = linkNamedIn(recordLinksFrom(product.model.entities, entity), padded);
  if (!found) return undefined;
  const [, span = ''] = PERIOD.exec(found.rest) ?? [];
  const rest = found.rest.replace(PERIOD, ' ').replace(LINKED, ' ');
  const stated = statesIn(product, found.way.to.id, rest);
  if (!stated || !FILLER.test(stated.rest)) return undefined;
  const period = span === '' ? null : span === 'year' || span === 'month' ? span : 'day';
  if (period && product.index.cycles(found.way.to.id).length === 0) return undefined;
  return { way: found.way, states: stated.states, period, order: tail.join(',').trim() };
}

/** The link with the longest name in the words, if there is just one, and the words without it. */
function linkNamedIn(
  links: readonly RecordLink[],
  padded: string,
): { readonly way: RecordLink; readonly rest: string } | undefined {
  const named = links.flatMap((way) => {
    const names = [way.label, way.to.label, way.to.plural].map(padWords);
    const all = names.flatMap((name) => [name, padWords(singularOf(name.trim())), padWords(pluralOf(name.trim()))]);
    return all.filter((name) => name !== '  ' && padded.includes(name)).map((name) => ({ way, name }));
  });
  const longest = Math.max(...named.map(({ name }) => name.length));
  const [first, ...others] = named.filter(({ name }) => name.length === longest);
  if (!first || others.some(({ way }) => way !== first.way)) return undefined;
  return { way: first.way, rest: padded.replace(first.name, ' ') };
}

/** Words for the link itself: “that came from it”, “it came from”. */
const LINK = '(?:came|comes?|belongs?|belonged|went|goes|leads?|led|linked|made|is|are|was|were|about)';
const TO = '(?:from|to|of|with|for|about|by)';
const IT = '(?:it|them|him|her|this)';
const LINKED = new RegExp(
  ` (?:that|which|who) (?:${LINK} )+${TO} ${IT} | (?:it|they|he|she) (?:${LINK} )+${TO} | ${TO} ${IT} `,
  'u',
);
const PERIOD = / (?:(?:of|in|from|for|since) )?(?:(?:this|the current) (year|month)|(today)) /u;
const FILLER =
  /^ *(?:(?:its|their|his|her|the|this|that|those|all|any|every|each|of|or|and|still|which|who|is|are|other|linked|related) *)*$/u;

const OPEN = / (?:open|current|running|unfinished|ongoing|not (?:yet )?(?:over|finished|done|closed|ended)) /u;
const OVER = / (?:over|finished|ended|done|completed|past|earlier|former|old) /u;

/** The states that words name: by name, or as all final ones or all others. Undefined: no state is known for them. */
function statesIn({ index }: Product, entity: string, padded: string) {
  const all = index
    .statesOf(entity)
    .map(({ cycle, state }) => ({ cycle, state, name: padWords(state.label) }))
    .toSorted((one, other) => other.name.length - one.name.length);
  const states: CycleState[] = [];
  let rest = padded;
  for (const { cycle, state, name } of all) {
    if (!rest.includes(name)) continue;
    states.push({ cycle, state });
    rest = rest.replace(name, '  ');
  }
  if (states.length > 0) return { states, rest };
  const isOpen = OPEN.test(padded);
  if (!isOpen && !OVER.test(padded)) return { states, rest };
  const [cycle] = index.cycles(entity);
  const places = cycle ? index.states(cycle).all.map(({ place }) => knownValue(place)) : [];
  if (!places.includes('last') || places.includes(undefined) || index.cycles(entity).length > 1) return undefined;
  const meant = all.filter(({ state }) => isFinalState(state) !== isOpen);
  return { states: meant, rest: padded.replace(isOpen ? OPEN : OVER, ' ') };
}

/** A decided section on the page of a record, besides its own fields. */
export interface RelatedSection {
  readonly label: string;
  /** Records, the history of this one, or words that cannot be read. */
  readonly shows: 'records' | 'past' | 'words';
  /** Those that the actor may know of. */
  readonly rows: readonly SampleRow[];
  readonly question: string;
}

/** In the decided order; undefined while nothing is decided. */
export function relatedSections(
  actor: ActorContext,
  { screen }: Pick<ProtoScreen, 'screen'>,
  row: SampleRow,
): readonly RelatedSection[] | undefined {
  if (!screen || screen.related.is === 'unknown') return undefined;
  const question = questionOf(screen.related);
  return listOf(screen.related).map((label) => {
    if (namesPast(label)) return { label, shows: 'past', rows: [], question };
    const read = sortedQueryOf(actor, row.entity, label);
    return {
      label,
      shows: read ? 'records' : 'words',
      rows: read ? rowsOf(actor, row, read) : [],
      question,
    };
  });
}

interface SortedQuery extends Omit<RelatedQuery, 'order'> {
  readonly order: ReturnType<typeof readOrder> | null;
}

export function canReadRelated(actor: ActorContext, entity: string, words: string): boolean {
  return namesPast(words) || sortedQueryOf(actor, entity, words) !== undefined;
}

function sortedQueryOf(actor: ActorContext, entity: string, words: string): SortedQuery | undefined {
  const query = relatedQueryIn(actor.product, entity, words);
  if (!query) return undefined;
  const order = query.order === '' ? null : readOrder(actor, query.way.to.id, query.order);
  return order && order.unread.length > 0 ? undefined : { ...query, order };
}

function rowsOf(actor: ActorContext, row: SampleRow, { way, states, period, order }: SortedQuery) {
  const isMeant = (one: SampleRow) =>
    states.length === 0 || states.some(({ cycle, state }) => one.states.get(cycle.id) === state.id);
  const isNow = (one: SampleRow) => period === null || isInPeriod(period, beganBeing(one, states) ?? '', actor.today);
  const linked = linkedRecords(actor, row, way).filter((one) => mayKnowOf(actor, one));
  const rows = linked.filter((one) => isMeant(one) && isNow(one));
  return order ? sortRows(rows, order) : rows;
}

/** When a record came to its state, if only some states are meant; else when it began. */
function beganBeing({ history, states: now }: SampleRow, states: RelatedQuery['states']): string | undefined {
  const step =
    states.length === 0
      ? history.find(({ from }) => from === null)
      : history.findLast(({ cycle, to }) =>
          states.some((one) => one.cycle.id === cycle && one.state.id === to && now.get(cycle) === to),
        );
  return step?.at;
}
