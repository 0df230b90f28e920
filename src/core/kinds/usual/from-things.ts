import { withArticle } from '../../english/article.ts';
import { lowercaseFirst } from '../../english/capitalize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { KnownField, KnownSoFar, KnownThing } from '../known-so-far.ts';
import { lifeOf } from './lives.ts';

const NUMBER = /^(?:number|no\.?|id|code|reference)$/i;
const RIGHTS = ['list', 'open', 'create', 'change', 'delete'];
const ALL = ['yes', 'yes', 'yes', 'yes', 'yes'];
const ALL_BUT_DELETE = ['yes', 'yes', 'yes', 'yes', 'no'];
const READING = ['yes', 'yes', 'no', 'no', 'no'];
const OWN = ['own', 'own', 'yes', 'own', 'no'];
const READING_OWN = ['own', 'own', 'no', 'no', 'no'];
const NONE = ['no', 'no', 'no', 'no', 'no'];
const MAKING = ['no', 'no', 'yes', 'no', 'no'];

/** The field that says whose a record is: one that is called like those who use it, or one that holds a person. */
function ownerField(thing: KnownThing, { roles, staff }: KnownSoFar): KnownField | undefined {
  const [users, carers] = [roles.filter((role) => !staff.includes(role)).map(foldCase), staff.map(foldCase)];
  const named = thing.fields.find(({ name }) => users.includes(foldCase(name)));
  return named ?? thing.fields.find(({ type, name }) => type === 'person' && !carers.includes(foldCase(name)));
}

/** Whether it is one person’s, and not everybody’s to read. */
export function isOfSomebody(thing: KnownThing, known: KnownSoFar): boolean {
  const isRole = known.roles.some((role) => foldCase(role) === foldCase(thing.name));
  return isRole || ownerField(thing, known) !== undefined || lifeOf(thing) !== undefined;
}

/** The names that stand in the addresses of its pages, such as “name” in /mugs/:name; a number is given, and no name. */
function namesInAddress(thing: KnownThing, { screens }: Pick<KnownSoFar, 'screens'>): readonly string[] {
  const own = screens.filter(({ about }) => foldCase(about) === foldCase(thing.name));
  const parts = own.flatMap(({ address }) => address.match(/(?<=:)[\w-]+/gu) ?? []);
  return parts
    .map((part) => part.replaceAll('-', ' '))
    .filter((part) => !NUMBER.test(part) && part !== foldCase(thing.name));
}

/** The field by which an address tells one from the next. */
export function addressField({ thing, screens }: KnownSoFar): KnownField | undefined {
  const names = thing ? namesInAddress(thing, { screens }) : [];
  return thing?.fields.find(({ name }) => names.includes(foldCase(name)));
}

/** Whether an address tells it, or all things, apart by something else than a number. */
export function isToldByName({ thing, things, screens }: KnownSoFar): boolean {
  return (thing ? [thing] : things).some((one) => namesInAddress(one, { screens }).length > 0);
}

/**
 * Those who run it do everything, those who look after it all but delete; the others read what is on show, and work on
 * what is theirs.
 */
export function usualPermissions(known: KnownSoFar) {
  const { thing, roles, staff, runners } = known;
  if (!thing || thing.fields.length === 0 || roles.length === 0) return undefined;
  const [isTheirs, isMade] = [ownerField(thing, known) !== undefined, lifeOf(thing) !== undefined];
  const ofSomebody = isTheirs ? (isMade ? OWN : READING_OWN) : isMade ? MAKING : NONE;
  const others = isOfSomebody(thing, known) ? ofSomebody : READING;
  const cells = (role: string) => {
    if (runners.includes(role)) return ALL;
    if (staff.includes(role)) return ALL_BUT_DELETE;
    return fillsIn(thing, role) ? asWriter(others) : others;
  };
  return { rows: roles, columns: RIGHTS, cells: roles.map(cells) };
}

function fillsIn({ fields }: KnownThing, role: string): boolean {
  return fields.some(({ writer }) => foldCase(writer).includes(foldCase(role)));
}

/** Whoever was said to fill in a field can make the record. */
function asWriter([list = '', open = '', , change = '', remove = '']: readonly string[]): readonly string[] {
  return [list, open, 'yes', change, remove];
}

export function usualTheirs(known: KnownSoFar): string | undefined {
  const field = known.thing && ownerField(known.thing, known);
  return known.thing && field && `By the ${field.name} of the ${lowercaseFirst(known.thing.name)}.`;
}

/** A role that is called like a thing is one of its records. */
export function usualMe({ roles, things }: KnownSoFar) {
  const rows = roles.flatMap((role) => {
    const thing = things.find(({ name }) => foldCase(name) === foldCase(role));
    return thing ? [[role, thing.name]] : [];
  });
  return rows.length === 0 ? undefined : rows;
}

export function usualGrants({ roles, staff }: KnownSoFar) {
  if (roles.length === 0) return undefined;
  return roles.map((role) => [
    role,
    staff.includes(role) ? 'whoever runs it' : 'nobody, they sign up',
    'whoever runs it',
  ]);
}

/** Fields that hold a record of another thing. */
export function usualRelations({ things }: KnownSoFar) {
  const links = things.flatMap((thing) =>
    thing.fields.flatMap(({ name, type }) => {
      const whole = things.find((other) => other !== thing && foldCase(other.name) === foldCase(name));
      return whole && type === 'link'
        ? [[whole.name, thing.name, 'any number', 'exactly one', 'no', 'not allowed']]
        : [];
    }),
  );
  return links.length === 0 || things.every(({ fields }) => fields.length === 0) ? undefined : links;
}

/** Numbers and addresses of mail that may not be given twice. */
export function usualUnique({ thing }: KnownSoFar) {
  const once = thing?.fields.filter(({ name, type }) => NUMBER.test(name) || type === 'email') ?? [];
  return once.length === 0 ? undefined : once.map(({ name }) => [name, `all ${thing?.plural.toLowerCase()}`, 'no']);
}

export function usualFormat({ thing, things, said }: KnownSoFar) {
  const formatOf = ({ name }: KnownThing) => [
    `${name.slice(0, 1).toUpperCase()}-1042`,
    'small and capital letters, with or without the dash',
    'everywhere',
  ];
  const isIssued = (id: string) => said(id) === 'issued';
  if (thing) return isIssued(`entities.${thing.id}.identity`) ? [formatOf(thing)] : undefined;
  return isIssued('entities.identity') ? things.map((one) => [one.name, ...formatOf(one)]) : undefined;
}

export function usualDeletions({ things }: KnownSoFar) {
  if (things.length === 0) return undefined;
  return things.map(({ name }) => [
    `Delete ${withArticle(lowercaseFirst(name))}`,
    'a question',
    'it is gone for everybody',
  ]);
}

/** What was said of each person is read in full by those who look after it. */
export function usualPrivacy({ roles, staff }: KnownSoFar) {
  if (roles.length === 0) return undefined;
  return roles.map((role) => [role, staff.includes(role) ? 'all of it' : 'part of it', '“deleted”']);
}

export function usualExports({ things, thing }: KnownSoFar) {
  const row = ['out', 'a spreadsheet', 'CSV', 'when somebody asks for it'];
  if (thing) return [row];
  return things.length === 0 ? undefined : things.map(({ name }) => [name, ...row]);
}
