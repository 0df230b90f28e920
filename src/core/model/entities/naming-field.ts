import { knownValue, type Sourced } from '../../answers/sourced.ts';
import type { Cardinality, Field, Relation } from '../types.ts';

const CURRENT_USER =
  /^(?:me|myself|oneself|i|you|yourself|(?:the )?user|(?:the )?creator)$|\b(?:signed|logged)[- ]?(?:in|on)\b|\b(?:current|present|acting) (?:user|person|member|account|actor)\b|\bwho(?:ever)? (?:acts|is acting|does it|creates? it|created it|writes it|fills it in|enters it|adds it|makes it|reports it)\b/iu;

/** Whether words mean the person who acts: “me”, “whoever is signed in”, “the current user”. */
export function namesCurrentUser(words: string): boolean {
  return CURRENT_USER.test(words.trim());
}

const NAME_LABEL = /(?:name|title|label|called)$/iu;

export function isNameLike({ label }: Pick<Field, 'label'>): boolean {
  return NAME_LABEL.test(label.trim());
}

/** “Reported by”, “Assigned to”: a person involved, not the record’s name. */
const INVOLVED_PERSON = /\s(?:by|to|for|from)$/iu;

/** The field that names a record: the first text, or person who is not just its author or assignee. */
export function namingField(fields: readonly Field[]): Field | undefined {
  const all = fields.filter((field) => {
    const type = knownValue(field.type);
    const isInvolved = namesCurrentUser(knownValue(field.default) ?? '') || INVOLVED_PERSON.test(field.label.trim());
    return type === 'text' || (type === 'person' && !isInvolved);
  });
  const [first] = all;
  if (!first || knownValue(first.type) === 'text' || isNameLike(first)) return first;
  return all.find((field) => knownValue(field.type) === 'text' && isNameLike(field)) ?? first;
}

/** A date has a time of day once it is decided whose time zone counts. */
export function hasTimeOfDay({ clock }: Pick<Field, 'clock'>): boolean {
  const said = knownValue(clock);
  return said === 'here' || said === 'one';
}

/** The other end of a relation, seen from an entity; an unknown cardinality counts as many. */
export function otherEnd({ from, to, forth, back }: Relation, entity: string) {
  if (from.id === entity) return { other: to.id, many: isMany(forth) };
  return to.id === entity ? { other: from.id, many: isMany(back) } : { other: null, many: false };
}

/** Also true for an unknown cardinality. */
export function isMany(count: Sourced<Cardinality>): boolean {
  const said = knownValue(count);
  return said === undefined || !isOne(said);
}

export function isOne(count: Cardinality): boolean {
  return count === 'exactly one' || count === 'at most one';
}
