import { knownValue } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { ActorContext } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { mayKnowOf } from './permission-verdicts.ts';
import { recordByKey, recordKey } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** The parent records in an address (the tool in `/tools/:tool/reserve`), by entity id. */
export type ParentRecords = ReadonlyMap<string, SampleRow>;

export interface RouteMatch {
  readonly screen: ProtoScreen;
  /** By name without the colon, decoded. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** An exact address comes before one with parameters. Null where the product has no such page. */
export function matchRoute(screens: readonly ProtoScreen[], path: string): RouteMatch | null {
  const parts = segmentsOf(path);
  const all = screens.flatMap((screen) => {
    const parameters = parametersIn(segmentsOf(screen.path), parts);
    return parameters ? [{ screen, parameters }] : [];
  });
  return all.reduce<RouteMatch | null>(
    (best, one) => (best === null || one.parameters.size < best.parameters.size ? one : best),
    null,
  );
}

export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function parametersIn(pattern: readonly string[], parts: readonly string[]): ReadonlyMap<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const parameters = new Map<string, string>();
  for (const [at, segment] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (segment.startsWith(':')) parameters.set(segment.slice(1), decoded(part));
    else if (decoded(part) !== decoded(segment)) return null;
  }
  return parameters;
}

/** A part of an address as people read it; a broken escape stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Address parts for a record that does not exist yet, and for one that is not chosen. */
const NEW = 'new';
const NONE = '–';

/** Every parameter is filled with the id of the record. */
export function addressOf({ path }: ProtoScreen, record = ''): string {
  return path.replace(/:[^/]+/g, () => (record === '' ? NONE : encodeURIComponent(record)));
}

/**
 * The address of a screen about a record, with its linked and parent records; undefined where a needed record is not
 * known.
 */
export function addressFor(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow | undefined,
  around: ParentRecords = new Map(),
): string | undefined {
  const keys = new Map<string, string>();
  for (const { name, entity, field } of parametersOf(actor.product, screen)) {
    const own = row && rowOfEntity(actor, row, entity);
    const found = own ?? around.get(entity);
    if (!found) return undefined;
    keys.set(name, recordKey(actor, found, field));
  }
  return filledIn(screen, (name) => keys.get(name) ?? NONE);
}

/** The address of a form for a new record, with the parent records as far as they are known. */
export function addressOfNew(actor: ActorContext, screen: ProtoScreen, around: ParentRecords = new Map()) {
  const all = parametersOf(actor.product, screen);
  return filledIn(screen, (name) => {
    const { entity = '', field } = all.find((one) => one.name === name) ?? {};
    const found = around.get(entity);
    if (found) return recordKey(actor, found, field);
    return entity === screen.entity ? NEW : NONE;
  });
}

function filledIn({ path }: ProtoScreen, keyOf: (name: string) => string): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(keyOf(name)));
}

/** A parameter of an address, and the entity whose record it identifies. */
export interface Parameter {
  readonly name: string;
  /** Empty where the entity is not clear. */
  readonly entity: string;
  /** The field that the parameter is named after, as in `/books/:isbn`. */
  readonly field: Field | undefined;
}

/** Suffixes of a parameter that is still named after its entity: “toolId”, “tool-slug”. */
const KEY = /[-_]?(?:id|key|slug|number|no)$/iu;

/**
 * The parameters of an address: each is named after an entity, one of its fields or both, as in `:check_slug`, or follows
 * the name of one, as in `/authors/:id/books`; else the last one is about the entity of the screen.
 */
export function parametersOf(
  { index }: Product,
  { path, entity }: Pick<ProtoScreen, 'path' | 'entity'>,
): readonly Parameter[] {
  const parts = segmentsOf(path);
  const last = parts.findLastIndex((part) => part.startsWith(':'));
  return parts.flatMap((part, at): readonly Parameter[] => {
    if (!part.startsWith(':')) return [];
    const name = part.slice(1);
    const words = name.replace(/[-_]/gu, ' ');
    const before = decoded(parts[at - 1] ?? '').replace(/[-_]/gu, ' ');
    const named = index.entities.called(words) ?? index.entities.called(words.replace(KEY, ''));
    const own = named ? undefined : index.fields(entity).called(words);
    const both = own ? undefined : entityAndField(index, words);
    if (both) return [{ name, ...both }];
    const id = named?.id ?? (own && entity) ?? index.entities.called(before)?.id;
    const about = id ?? (at === last ? entity : null) ?? '';
    return [{ name, entity: about, field: own ?? (named ? undefined : index.fields(about).called(words)) }];
  });
}

/** “check slug”: a field that is named after its entity, to tell it from those of others. */
function entityAndField({ entities, fields }: Product['index'], words: string): Omit<Parameter, 'name'> | undefined {
  for (const { id, label } of entities.all) {
    const rest = words.toLowerCase().startsWith(`${label.toLowerCase()} `) ? words.slice(label.length + 1) : '';
    const field = rest === '' ? undefined : fields(id).called(rest);
    if (field) return { entity: id, field };
  }
  return undefined;
}

/** The entities whose records the address of a screen names, in its order. */
export function entitiesInAddress(product: Product, screen: ProtoScreen): readonly string[] {
  return [...new Set(parametersOf(product, screen).flatMap(({ entity }) => entity || []))];
}

const MAKES = /^(?:new|create|add|neu|anlegen)\b/iu;

/** Whether the address of a form is for a new record, as `/tools/new` is. */
export function isCreateAddress(screen: ProtoScreen): boolean {
  return isForm(screen) && MAKES.test(segmentsOf(screen.path).at(-1) ?? '');
}

/** The parameter for the record that a screen shows or changes; a form for a new one has none. */
export function ownParameter(product: Product, screen: ProtoScreen): Parameter | undefined {
  if (isCreateAddress(screen)) return undefined;
  return parametersOf(product, screen).findLast(({ entity }) => entity === screen.entity);
}

export function isForm({ kind }: ProtoScreen): boolean {
  return kind === 'form' || kind === 'wizard';
}

/**
 * The record that an address identifies. Null where the record does not exist; undefined where the address identifies
 * none, as that of a list or of a form for a new one.
 */
export function recordAt(actor: ActorContext, { screen, parameters }: RouteMatch): SampleRow | null | undefined {
  const own = ownParameter(actor.product, screen);
  const key = own && parameters.get(own.name);
  if (own && key !== undefined) {
    const found = recordByKey(actor, own.entity, key, own.field);
    return found ?? (isForm(screen) && (key === NEW || key === NONE) ? undefined : null);
  }
  if (isForm(screen) || screen.kind === 'list' || screen.entity === null) return undefined;
  const about = screen.entity;
  return [...parentRecords(actor, { screen, parameters }).values()]
    .map((parent) => rowOfEntity(actor, parent, about))
    .find(Boolean);
}

/** The other records in an address, as far as the actor may know of them: the tool of `/tools/:tool/reserve`. */
export function parentRecords(actor: ActorContext, { screen, parameters }: RouteMatch): ParentRecords {
  const own = ownParameter(actor.product, screen);
  return new Map(
    parametersOf(actor.product, screen).flatMap(({ name, entity, field }) => {
      if (name === own?.name) return [];
      const found = recordByKey(actor, entity, parameters.get(name) ?? '', field);
      return found && mayKnowOf(actor, found) ? [[entity, found] as const] : [];
    }),
  );
}

export function landingOf(product: Product, role: string | null): ProtoScreen | undefined {
  const target = saidLanding(product, role)?.id;
  return screensOf(product).find(({ id }) => id === target);
}

/** What was said that a role sees first, whether it is a screen or not. */
export function saidLanding(product: Product, role: string | null) {
  const landing = knownValue(product.model.screens.landings)?.find((one) => one.role.id === role && role !== null);
  return knownValue(landing?.screen);
}

/** The record of an entity for a given record: itself, or the one it links to by a field, else by a relation. */
export function rowOfEntity(actor: ActorContext, row: SampleRow, entity: string): SampleRow | undefined {
  if (row.entity === entity) return row;
  const { product, records } = actor;
  const field = product.index.fields(row.entity).all.find(({ target }) => target?.id === entity);
  const relation = knownValue(product.model.entities.relations)?.find(
    ({ from, to }) => (from.id === row.entity && to.id === entity) || (from.id === entity && to.id === row.entity),
  );
  const ids = (field && idsIn(row.cells.get(field.id)?.value)) ?? row.links.get(relation?.id ?? '') ?? [];
  return records.get(entity, ids[0] ?? '');
}
