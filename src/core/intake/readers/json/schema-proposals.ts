import { inWords, isTechnicalId, keptName, nameKey, onlyForPrograms, referredTo, thingName } from '../../names.ts';
import type { FieldProposal, LeftOut, Place, Proposal } from '../../types.ts';
import { chosenProposals } from '../../values/chosen-values.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from './read-data.ts';

/** Schemas by the names under which they are referred to. */
export interface NamedSchemas {
  readonly schemas: Fields;
  /** Where they stand, before their names. */
  readonly place: Place;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'date and time',
  time: 'time of day',
  duration: 'duration',
  email: 'email',
  'idn-email': 'email',
  uri: 'web address',
  url: 'web address',
  binary: 'file',
  byte: 'file',
  phone: 'telephone',
  color: 'colour',
};
const BY_TYPE: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'data',
};

/** Schemas that only wrap others, or tell what went wrong. */
const NO_THING = /(?:error|problem|fault|response|request|page|pagination|list|collection|envelope|meta|links?)$/i;
const LONG_TEXT = 500;
const MAX_PARTS = 8;

/** Things, fields, choices and links from schemas of objects. */
export function schemaProposals({ schemas, place }: NamedSchemas): {
  readonly proposals: readonly Proposal[];
  readonly leftOut: readonly LeftOut[];
} {
  const proposals: Proposal[] = [];
  const leftOut: LeftOut[] = [];
  const things = new Set(Object.keys(schemas).filter((name) => isThing(name, schemas)));
  for (const name of Object.keys(schemas)) {
    const at = `${place} › ${name}`;
    const { properties, required } = wholeSchema(schemas[name], schemas, leftOut, at);
    if (!things.has(name)) {
      if (Object.keys(properties).length > 0)
        leftOut.push({ place: at, why: `“${name}” is about how programs talk to each other, or holds other things.` });
      continue;
    }
    const thing = thingName(name);
    const examples = [textOfExample(fieldsOf(schemas[name]).example)].filter(Boolean);
    proposals.push({ kind: 'thing', name: thing, examples, place: at });
    for (const [property, schema] of Object.entries(properties)) {
      const where = `${at} › ${property}`;
      const found = propertyProposals(
        thing,
        property,
        schema,
        { things, schemas, isRequired: required.has(property) },
        where,
      );
      if (typeof found === 'string') leftOut.push({ place: where, why: found });
      else proposals.push(...found);
    }
  }
  return { proposals, leftOut };
}

function isThing(name: string, schemas: Fields): boolean {
  return !NO_THING.test(name) && Object.keys(wholeSchema(schemas[name], schemas, [], '').properties).length > 0;
}

/** With the parts that “allOf” and its kin put together. */
function wholeSchema(schema: unknown, schemas: Fields, leftOut: LeftOut[], place: Place, depth = 0) {
  const { allOf, anyOf, oneOf, properties, required, $ref } = fieldsOf(schema);
  const parts = [...listOf(allOf), ...listOf(anyOf), ...listOf(oneOf)].slice(0, MAX_PARTS);
  const refers = typeof $ref === 'string' && depth > 0 ? [schemas[refName($ref)]] : [];
  const inner: { readonly properties: Fields; readonly required: ReadonlySet<string> }[] =
    depth < MAX_PARTS ? [...parts, ...refers].map((part) => wholeSchema(part, schemas, leftOut, place, depth + 1)) : [];
  if (schema !== undefined && !isFields(schema)) leftOut.push({ place, why: 'It describes nothing.' });
  return {
    properties: Object.assign({}, ...inner.map((one) => one.properties), fieldsOf(properties)) as Fields,
    required: new Set([...inner.flatMap((one) => [...one.required]), ...listOf(required).map(textOf)]),
  };
}

/** The name at the end of “#/components/schemas/Order”. */
function refName(ref: string): string {
  return decodeURIComponent((ref.split('/').at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~'));
}

interface PropertyContext {
  readonly things: ReadonlySet<string>;
  readonly schemas: Fields;
  readonly isRequired: boolean;
}

/** A sentence where the property is left out. */
function propertyProposals(
  thing: string,
  property: string,
  given: unknown,
  { things, schemas, isRequired }: PropertyContext,
  place: Place,
): string | readonly Proposal[] {
  const isList = typeName(fieldsOf(given)) === 'array';
  const schema = isList ? fieldsOf(given).items : given;
  const target = targetOf(schema);
  const other = target !== null && things.has(target) ? thingName(target) : null;
  const said = target !== null && other === null ? fieldsOf(schemas[target]) : fieldsOf(schema);
  const named = [...things].find((one) => nameKey(one) === nameKey(referredTo(property) ?? ''));
  if (other === null && named === undefined && isTechnicalId(property)) return onlyForPrograms(property);
  const linked = other ?? (named === undefined ? null : thingName(named));
  const name = inWords(linked === null ? property : (referredTo(property) ?? property));
  const values = listOf(said.enum).map(textOf).filter(Boolean);
  const type = linked !== null ? 'link' : values.length > 0 ? 'choice' : typeOf(said);
  const own = fieldsOf(given);
  const field: FieldProposal = {
    kind: 'field',
    name,
    of: thing,
    type: isList ? (LISTS[type] ?? type) : type,
    required: isRequired ? 'always' : '',
    default: textOf(own.default ?? said.default),
    example: textOf(own.example ?? listOf(own.examples)[0] ?? said.example),
    keptAs: keptName(property, name),
    place,
  };
  if (values.length > 0)
    return isList ? [field, { kind: 'choices', name, of: thing, values, place }] : chosenProposals(field, values);
  return linked === null || nameKey(linked) === nameKey(thing)
    ? [field]
    : [field, linkOf(thing, linked, isList, isRequired, place)];
}

const LISTS: Readonly<Record<string, string>> = {
  text: 'tags',
  choice: 'several choices',
  link: 'links',
  file: 'files',
  data: 'data',
};

function linkOf(thing: string, other: string, isList: boolean, isRequired: boolean, place: Place): Proposal {
  const [from, to] = isList ? [thing, other] : [other, thing];
  return {
    kind: 'relation',
    name: `${from} → ${to}`,
    from,
    to,
    ...(isList ? { forth: 'any number' } : { back: isRequired ? 'exactly one' : 'at most one' }),
    place,
  };
}

/** The schema that is referred to, directly or as the only one of several. */
function targetOf(schema: unknown): string | null {
  const { $ref, allOf, anyOf, oneOf } = fieldsOf(schema);
  if (typeof $ref === 'string') return refName($ref);
  const parts = [...listOf(allOf), ...listOf(anyOf), ...listOf(oneOf)].map((part) => fieldsOf(part).$ref);
  const refs = parts.filter((ref) => typeof ref === 'string');
  return refs.length === 1 ? refName(refs[0] ?? '') : null;
}

/** In newer documents several types may be given; “null” says that it may be empty. */
function typeName({ type, properties, items }: Fields): string {
  const said = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  return textOf(said) || (properties ? 'object' : items ? 'array' : '');
}

function typeOf(schema: Fields): string {
  const type = typeName(schema);
  if (type === 'string' && Number(schema.maxLength) >= LONG_TEXT) return 'long text';
  return BY_FORMAT[textOf(schema.format)] ?? BY_TYPE[type] ?? '';
}

function textOfExample(example: unknown): string {
  return isFields(example) ? Object.values(example).map(textOf).filter(Boolean).slice(0, 5).join(', ') : '';
}
