import { type ConditionText, knownValue, lookOfSourced, questionOf } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { asTest, isTrue } from '../conditions/index.ts';
import { findEvent } from '../model/effects/find-event.ts';
import { isFinalState } from '../model/states/find-transitions.ts';
import type { Entity } from '../model/types.ts';
import type { CycleState, Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

export type PutAway = NonNullable<ReturnType<typeof putAwayFrom>>;

/** As far as the decided words can be read; null where no records leave the list. */
export function putAwayFrom(actor: ActorContext, { id, kind, entity: about }: ProtoScreen) {
  const { product } = actor;
  const entity = kind === 'list' ? product.index.entities.get(about) : undefined;
  if (entity?.volume.putAway.is !== 'known') return null;
  const { putAway } = entity.volume;
  const { value: text, source } = putAway;
  const { screens, condition, places } = putAwayWords(product, entity, { text, source });
  if (screens.length > 0 && !screens.includes(id)) return null;
  if (!condition && places.length === 0) return null;
  const labels = new Set(places.map(({ state }) => state.label));
  return {
    isAway: (row: SampleRow) =>
      condition
        ? isTrue(condition.run(scopeOf(actor, row)))
        : places.some(({ cycle, state }) => row.states.get(cycle.id) === state.id),
    /** “Closed or Lost”. */
    are: condition ? 'put away' : [...labels].join(' or '),
    look: lookOfSourced(putAway),
    question: questionOf(putAway),
  };
}

/**
 * Reads when records leave the daily lists: a condition, else the names of states, and of transitions that end a life
 * cycle. Words that say more are not read at all: the rest may be an exception.
 */
export function putAwayWords(product: Product, entity: Entity, { text, source }: ConditionText) {
  const screens = product.index.screens.all.filter(
    ({ about, kind, label }) =>
      knownValue(kind) === 'list' && knownValue(about)?.id === entity.id && wholeWords([label]).test(text),
  );
  const when = text.replace(leaving(screens.map(({ label }) => label)), ' ');
  const bare = when.replace(LEAD, '').replace(/[\s.]+$/u, '');
  const condition = asTest(product.condition({ text: bare, source }, entity.id));
  const ids = screens.map(({ id }) => id);
  if (condition) return { screens: ids, condition, places: [], unread: [] };
  const parts = partsOf(product, entity, when);
  const unread = parts.filter(({ places }) => places.length === 0).map(({ words }) => words);
  const isRead = unread.length < parts.length && unread.every((words) => NAME.test(words));
  return {
    /** Ids of the lists that are named; empty: all lists of the entity. */
    screens: ids,
    condition,
    places: isRead ? parts.flatMap(({ places }) => places) : [],
    /** The parts that the prototype cannot obey. */
    unread: isRead ? unread : [text],
  };
}

const LEAD = /^\s*(?:once|when|whenever|if|after|as soon as)\s+/iu;
/** What may be a state under another name; longer words say more. */
const NAME = /^\p{Lu}[^\s]*(?: [^\s]+){0,2}$/u;

/** Words that only connect names. */
const JOINING =
  /\b(?:as soon as|at once|immediately|straight away|right away|once|when|whenever|if|after|then|whoever|what|that|which|who|those|ones?|it|they|has|have|been|is|are|was|were|becomes?|gets?|a|an|the|any|all|every|each|and)\b/giu;

/** “it leaves the daily lists”, “no longer shows in Find a tool”, “it is put away”. */
function leaving(screens: readonly string[]): RegExp {
  const lists = [...screens.map(escaped), '(?:(?:the|our|all|its|their|daily|everyday|usual|open) )*lists?'];
  const how =
    '(?:leaves?|disappears?|vanish(?:es)?|goes|go|drops?|falls?|(?:(?:is|are|does|do|will|shall) )?(?:not|no longer)(?: be)?(?: shows?| shown| stands?| appears?| listed| seen| found| kept)?|(?:is|are|gets?|shall be) (?:taken|put|left|moved|removed|hidden|gone))';
  const where = `(?:(?: any ?more)?(?: out| off| away)?(?: of| from| in| on)? (?:${lists.join('|')}))`;
  return new RegExp(
    `(?:\\b(?:it|they) )?\\b(?:${how}${where}|(?:is|are|gets?) (?:put away|hidden|archived))\\b`,
    'giu',
  );
}

interface Part {
  /** The rest of the words, without names and connecting words. */
  readonly words: string;
  /** Empty where the part says anything else. */
  readonly places: readonly CycleState[];
}

/** The parts between commas and “or”, with the states that each of them names. */
function partsOf(product: Product, entity: Entity, when: string): readonly Part[] {
  const names = namesOf(product, entity);
  const nameOf = (placeholder: string) => names[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER];
  // A name may contain an “or” itself, so each is replaced by one character while the words are split.
  const encoded = when.replace(wholeWords(names.map(({ name }) => name)), (words) =>
    String.fromCharCode(FIRST_PLACEHOLDER + names.findIndex(({ name }) => foldCase(name) === foldCase(words))),
  );
  return encoded
    .split(/[,;.]|\bor\b/iu)
    .map((part) => part.replace(wholeWords([entity.plural, entity.label]), ' ').replace(JOINING, ' '))
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const named = (part.match(PLACEHOLDER) ?? []).flatMap((placeholder) => nameOf(placeholder)?.places ?? []);
      const rest = part.replace(PLACEHOLDER, ' ').trim();
      const ended = rest === '' ? [] : endedBy(product, entity, rest);
      const isAll = rest === '' || ended.length > 0;
      const words = part.replace(PLACEHOLDER, (placeholder) => nameOf(placeholder)?.name ?? '');
      return { words, places: isAll ? [...named, ...ended] : [] };
    });
}

/** Present and former names of the states with their life cycles, the longest first. */
function namesOf({ index }: Product, { id }: Entity) {
  const all = index
    .statesOf(id)
    .flatMap((place) => [place.state.label, ...place.state.formerly].map((name) => ({ name, place })));
  const byName = groupBy(all, ({ name }) => foldCase(name));
  return [...byName]
    .map(([name, of]) => ({ name: of[0]?.name ?? name, places: of.map(({ place }) => place) }))
    .toSorted((one, other) => other.name.length - one.name.length);
}

const FIRST_PLACEHOLDER = 0xe000;
const PLACEHOLDER = /[\uE000-\uF8FF]/gu;

/** The state a final transition leads to, by its name as a participle: “cancelled”. */
function endedBy({ model, index }: Product, entity: Entity, words: string): readonly CycleState[] {
  const event = findEvent(model, entity.id, words);
  const ends = index
    .movesOf(entity.id)
    .filter(({ transition }) => event !== undefined && knownValue(transition.event) === event)
    .map(({ cycle, transition: { to } }) => ({ cycle, state: index.states(cycle).get(to.id) }));
  const places = ends.flatMap(({ cycle, state }) => (state && isFinalState(state) ? [{ cycle, state }] : []));
  return places.length === ends.length ? places : [];
}

/** Finds names as whole words, in the order given; an empty list finds nothing. */
export function wholeWords(names: readonly string[]): RegExp {
  const any = names.length === 0 ? '(?!)' : names.map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&').replace(/\s+/gu, '\\s+');
}
