import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { FieldFormat } from '../../slots/entities/field-formats.ts';

export type ValueCategory = 'words' | 'number' | 'date' | 'yes-no';

/** Phrases that mean something in the name of a field, in several languages. */
export const MEANINGS = [
  ['email', 'words', 'email, email address, mail address, courriel, correo'],
  [
    'phone',
    'words',
    'phone, phone number, telephone, telephone number, mobile, mobile number, cell phone, fax, telefon, handy, telefono',
  ],
  ['website', 'words', 'website, web site, homepage, url, web address'],
  ['login', 'words', 'user name, username, login, login name, account name, nickname'],
  ['first-name', 'words', 'first name, given name, forename, vorname, prenom'],
  ['last-name', 'words', 'last name, surname, family name, nachname, apellido, apellidos'],
  [
    'person',
    'words',
    'full name, contact person, contact name, person name, created by, changed by, approved by, reported by, signed by, ansprechpartner',
  ],
  [
    'company',
    'words',
    'company name, company, organisation name, organization name, employer, firma, firmenname, societe, empresa',
  ],
  ['product', 'words', 'product name, article name, item name, produktname'],
  ['street', 'words', 'street, street address, address line, street and number, strasse, rue, calle'],
  ['address', 'words', 'address, postal address, delivery address, billing address, adresse, anschrift, direccion'],
  ['city', 'words', 'city, town, stadt, wohnort, ville, ciudad'],
  [
    'postcode',
    'words',
    'postcode, post code, postal code, zip, zip code, zipcode, plz, postleitzahl, code postal, codigo postal',
  ],
  ['country', 'words', 'country, country of origin, nationality, pays, pais'],
  ['department', 'words', 'department, abteilung'],
  ['job', 'words', 'job title, job, profession, occupation, beruf'],
  ['language', 'words', 'language, mother tongue, sprache, langue, idioma'],
  ['colour', 'words', 'colour, color, farbe, couleur'],
  [
    'quantity',
    'number',
    'quantity, qty, number of, count, how many, pieces, stock, units, copies, seats, menge, anzahl, stueck, quantite, cantidad',
  ],
  [
    'amount',
    'number',
    'amount, price, total, subtotal, sum, fee, cost, salary, deposit, balance, fine, rent, revenue, budget, betrag, preis, summe, montant, prix, importe, precio',
  ],
  ['percent', 'number', 'percent, percentage, rate, discount, vat, tax rate, share, rabatt, prozent'],
  ['age', 'number', 'age, alter'],
  ['year', 'number', 'year, year of birth, year of publication, jahr, annee'],
  ['weight', 'number', 'weight, gewicht, poids, peso'],
  ['rating', 'number', 'rating, stars, score'],
  ['house-number', 'number', 'house number, hausnummer'],
  [
    'created',
    'date',
    'created, created at, created on, creation date, registered, registered on, opened, opened on, received, received on, reported on, ordered on, order date, borrowed on, lent on, since, date of issue, issued, issued on, invoice date, joined, erstellt, angelegt, bestelldatum',
  ],
  [
    'updated',
    'date',
    'updated, updated at, updated on, last change, changed, changed on, changed at, modified, last modified, last seen, edited, geaendert',
  ],
  [
    'born',
    'date',
    'date of birth, birth date, birthdate, birthday, born, born on, geburtsdatum, geburtstag, date de naissance',
  ],
  [
    'due',
    'date',
    'due, due date, due on, due back, deadline, expires, expires on, expiry, expiry date, valid until, valid to, best before, pay by, faellig, faellig am, frist, gueltig bis',
  ],
  [
    'start',
    'date',
    'start, starts, start date, begin, begins, from, valid from, check in, arrival, departure, pick up, beginn, von, debut, inicio',
  ],
  ['end', 'date', 'end, ends, end date, until, to, check out, return date, returned on, finish, ende, bis, fin'],
  ['yes-no', 'yes-no', 'is, has, can, may, wants, active, enabled'],
  ['location', 'words', 'coordinates, geo location, latitude and longitude'],
  ['time', 'words', 'time of day, opening time, closing time'],
  ['time-zone', 'words', 'time zone, timezone'],
  ['tags', 'words', 'tags, keywords'],
  [
    'prose',
    'words',
    'description, comment, comments, message, body, content, abstract, biography, bio, remark, remarks, explanation, feedback, details, beschreibung, bemerkung',
  ],
  ['duration', 'number', 'duration, length in minutes, dauer'],
  ['data', 'words', 'payload, metadata, json'],
] as const satisfies readonly (readonly [meaning: string, sort: ValueCategory, phrases: string])[];

/** What the name of a field says about its values. */
export type Meaning = (typeof MEANINGS)[number][0];

/** Kinds of entities, by words in their names. */
export const KINDS: readonly (readonly [meaning: 'person' | 'company' | 'product', words: string])[] = [
  [
    'person',
    'person, people, customer, client, user, member, employee, colleague, staff, worker, patient, student, pupil, teacher, borrower, reader, lender, guest, visitor, driver, passenger, doctor, nurse, author, editor, owner, tenant, landlord, applicant, candidate, agent, manager, clerk, librarian, cashier, technician, buyer, seller, volunteer, parent, child, player, coach, trainer, participant, subscriber, contact, reporter, assignee, reviewer, requester, kunde, kundin, mitarbeiter, mitarbeiterin, patientin, benutzer, mitglied, fahrer, cliente, empleado',
  ],
  [
    'company',
    'company, organisation, organization, business, firm, supplier, vendor, manufacturer, employer, publisher, insurer, carrier, lieferant, hersteller, firma',
  ],
  ['product', 'product, article, goods, merchandise, produkt, artikel, producto, produit'],
];

/** What an exact format says of the values, whatever the name of the field. */
export const MEANING_OF_FORMAT: Readonly<Partial<Record<FieldFormat, Meaning>>> = {
  email: 'email',
  telephone: 'phone',
  'web address': 'website',
  address: 'address',
  colour: 'colour',
  rating: 'rating',
  percentage: 'percent',
  location: 'location',
  'time of day': 'time',
  'time zone': 'time-zone',
  tags: 'tags',
  'long text': 'prose',
  'rich text': 'prose',
  duration: 'duration',
  data: 'data',
};

const CATEGORIES: Readonly<Partial<Record<FieldType, readonly ValueCategory[]>>> = {
  text: ['words'],
  person: ['words'],
  number: ['number'],
  money: ['number'],
  date: ['date'],
};

const ANY_CATEGORY: readonly ValueCategory[] = ['words', 'number', 'date', 'yes-no'];

export function categoriesFor({ type }: Field): readonly ValueCategory[] {
  const fieldType = knownValue(type);
  return fieldType === undefined ? ANY_CATEGORY : (CATEGORIES[fieldType] ?? []);
}

const MAX_CACHED = 10_000;

/** “CustomerE-Mail”, “customer_email” and “Customer’s e-mail” all contain “customer” and “email”. */
export const wordsOfName = memoize(
  (label: string): readonly string[] =>
    label
      .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replace(/\be[-–_ ]?mails?\b/giu, ' email ')
      .replace(/[’']s\b/giu, '')
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  MAX_CACHED,
);

/** “Bought on” and “Sent at” are about the past, “Starts on” is not. */
export function isAboutPast(label: string): boolean {
  const [word = '', last = ''] = wordsOfName(label).slice(-2);
  return (
    (last === 'on' || last === 'at') &&
    /(?:ed|[^i]n|ght|nt|pt|ld|ft)$/u.test(word) &&
    !/^(?:want|plan|expect|schedul|need)/u.test(word)
  );
}

/** “State” and “Status” mean the life cycle, never a part of a country. */
const STATE_WORDS: ReadonlySet<string> = new Set(['state', 'status', 'zustand', 'estado', 'statut', 'etat']);

export function saysState(label: string): boolean {
  return STATE_WORDS.has(wordsOfName(label).at(-1) ?? '');
}
