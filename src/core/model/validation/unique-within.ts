import { finderOf, refsIn, splitList } from '../../answers/name-finder.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { asTest, readCondition } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { fieldIndex } from '../field-index.ts';
import type { Entity, ModelParts, State } from '../types.ts';
import { type NamingParts, vocabularyIn } from '../vocabulary.ts';

/** The scope of a uniqueness constraint: records are compared only if they share this. */
export type UniqueScope =
  | { readonly is: 'field'; readonly id: string }
  /** Linked by a relation to the same record of another entity; `names`: its singular and its plural. */
  | { readonly is: 'linked'; readonly names: readonly string[] }
  | { readonly is: 'states'; readonly ids: ReadonlySet<string> }
  | { readonly is: 'condition'; readonly condition: ExactCondition };

type ScopeParts = NamingParts & Pick<ModelParts, 'purpose'>;

/**
 * Reads within what something may exist only once: “all of them”, “the shop”, a field, a linked entity, a state such as
 * “open ones”, an exact condition, or several of these.
 *
 * @returns what two records must share; empty: they are compared with all; undefined: the words cannot be read
 */
export function readWithin(words: string, entity: Entity, parts: ScopeParts): readonly UniqueScope[] | undefined {
  const whole = readPiece(words, entity, parts) ?? conditionIn(words, entity, parts);
  if (whole) return whole;
  const pieces = splitList(words.replace(/\s+and\s+/giu, ', ')).map((piece) => readPiece(piece, entity, parts));
  return pieces.length < 2 || pieces.includes(undefined) ? undefined : pieces.flatMap((piece) => piece ?? []);
}

const LEADING_WORDS =
  /^(?:(?:only|within|in|inside|among|amongst|across|over|throughout|of|for|by|per|while|when|as long as|it is|is|those|that are|that is|which are|ones|still|the|a|an|this|one|each|every|any|same)\s+)+/u;

function readPiece(words: string, entity: Entity, parts: ScopeParts): readonly UniqueScope[] | undefined {
  const said = foldCase(words).replace(/[.!]+$/u, '');
  const bare = said.replace(LEADING_WORDS, '');
  if (isEverywhere(bare, entity, parts)) return [];
  return fieldsIn(bare, entity) ?? linkedIn(bare, entity, parts) ?? statesIn(bare, entity, parts);
}

const EVERYWHERE =
  /^(?:-|–|—|yes|always|overall|global(?:ly)?|world(?:wide)?|every(?:where|thing|body|one)|anywhere|any|them|all(?: of)?(?: (?:them|these|those|it|the records|records|ones|entries|time))?|(?:whole|entire|complete|total) .+|product|system|app|application|software|program|database|register|records|entries|list|table|company|organi[sz]ation)$/u;

function isEverywhere(words: string, entity: Entity, { entities, purpose }: ScopeParts): boolean {
  const rest = words.replace(/^all (?:of )?(?:the |our )?(?=.)/u, '');
  return (
    words === '' ||
    EVERYWHERE.test(words) ||
    rest === foldCase(knownValue(purpose.name) ?? '') ||
    fieldIndex(entities).entityRef(rest).id === entity.id
  );
}

function fieldsIn(words: string, { fields }: Entity): readonly UniqueScope[] | undefined {
  const ids = refsIn(finderOf(listOf(fields)), words).map(({ id }) => id);
  return ids.length === 0 || ids.includes(null) ? undefined : ids.map((id) => ({ is: 'field', id: id ?? '' }));
}

/** By the field that leads to the other entity, else by a relation with it. */
function linkedIn(words: string, entity: Entity, { entities }: ScopeParts): readonly UniqueScope[] | undefined {
  const other = fieldIndex(entities).entity(words);
  if (!other) return undefined;
  const [field, another] = listOf(entity.fields).filter(({ target }) => target?.id === other.id);
  if (field) return another ? undefined : [{ is: 'field', id: field.id }];
  const isRelated = listOf(entities.relations).some(
    ({ from, to }) => (from.id === entity.id && to.id === other.id) || (to.id === entity.id && from.id === other.id),
  );
  return isRelated ? [{ is: 'linked', names: [...new Set([other.label, other.plural])] }] : undefined;
}

const OPEN_STATES = /^(?:open|active|current|live|unfinished|not (?:yet )?(?:over|finished|done|closed|ended))$/u;

/** “Waiting”, “open ones”, “reservations that are Waiting or Ready”, “those that are not Closed”. */
function statesIn(words: string, entity: Entity, { states: { cycles } }: ScopeParts) {
  const all = cycles
    .filter((cycle) => cycle.entity === entity.id || cycle.entity === null)
    .flatMap(({ states }) => listOf(states));
  const names = [entity.plural, entity.label, 'ones'].map(foldCase);
  const name = names.find((one) => words.startsWith(`${one} `)) ?? '';
  const end = names.find((one) => words.endsWith(` ${one}`)) ?? '';
  const bare = words
    .slice(name.length, end === '' ? undefined : -end.length)
    .trim()
    .replace(LEADING_WORDS, '')
    .replace(/^(?:state|status) is /u, '');
  const isNot = /^not /u.test(bare);
  const named = refsIn(finderOf(all), bare.replace(/^not /u, '')).map(({ id }) => id);
  if (named.length > 0 && !named.includes(null)) return inStates(all, ({ id }) => named.includes(id) !== isNot);
  return OPEN_STATES.test(bare) && all.length > 0
    ? inStates(all, ({ place }) => knownValue(place) !== 'last')
    : undefined;
}

function inStates(all: readonly State[], fits: (state: State) => boolean): readonly UniqueScope[] {
  return [{ is: 'states', ids: new Set(all.filter(fits).map(({ id }) => id)) }];
}

function conditionIn(words: string, { id }: Entity, parts: ScopeParts): readonly UniqueScope[] | undefined {
  const text = words.trim().replace(/^(?:only\s+)?(?:those\s+)?(?:when|where|while|if)\s+/iu, '');
  const condition = asTest(readCondition(text, vocabularyIn(parts)(id)));
  return condition && [{ is: 'condition', condition }];
}
