import type { KnownSoFar } from '../known-so-far.ts';
import { ARCHIVED_AT_THE_END, CUSTOM, DELETED_AT_THE_END, SAID, WHO_CHANGED_WHAT } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { countrySaid } from './country-said.ts';
import { addressField, isToldByName, usualExports, usualFormat, usualPrivacy, usualRelations } from './from-things.ts';
import { codeOf, currencySaid } from './money-said.ts';

const DAY_NAMES = /\b(?:time|hour|at|when|moment)\b/i;
const hasMoney = ({ things }: KnownSoFar) => things.some(({ fields }) => fields.some(({ type }) => type === 'money'));
const hasFields = ({ things }: KnownSoFar) => things.some(({ fields }) => fields.length > 0);

export const USUAL_ENTITIES: UsualRules = {
  'entities.identity': {
    when: (known) => !isToldByName(known),
    says: 'issued',
    because: 'two of them can have the same name',
    source: CUSTOM,
  },
  'entities.identity.lines': {
    says: (known) => {
      const field = addressField(known);
      return field && [field.name];
    },
    because: 'it stands in the address of its page',
    source: SAID,
  },
  'entities.identity.changes': {
    says: 'The address changes with it, and the old one leads on to the new one.',
    because: 'links that people have sent should go on working',
    source: 'RFC 9110, section 15.4.2',
  },
  'entities.identity.issued-by': {
    says: 'The product, when the record is made, one after the other.',
    because: 'nobody can forget it or give it twice',
    source: CUSTOM,
  },
  'entities.identity.reuse': { says: 'never', because: 'old letters and links still carry it', source: CUSTOM },
  'entities.identity-format': [
    {
      says: usualFormat,
      because: 'a letter tells what the number is of, and it is short enough to be read out',
      source: CUSTOM,
    },
    {
      when: ({ thing, said }) => thing !== undefined && said(`entities.${thing.id}.identity`) === 'natural',
      none: 'It looks like any name.',
      because: 'it is told by a name, and no number is given',
      source: SAID,
    },
  ],
  'entities.fields.{item}.keeper': {
    says: ({ staff }) => (staff.length === 0 ? undefined : `${staff.join(', ')}.`),
    because: 'they look after it',
    source: CUSTOM,
  },
  'entities.fields.{item}.currency': [
    {
      when: ({ item }) => /^(?:[A-Z]{3}|[€$£])$/u.test(item?.cell('unit') ?? ''),
      says: ({ item }) => [codeOf(item?.cell('unit') ?? '')],
      because: 'it was said as its unit',
      source: SAID,
    },
    {
      says: (known) => {
        const code = currencySaid(known);
        return code === undefined ? undefined : [code];
      },
      because: 'it is the only currency that was said',
      source: SAID,
    },
  ],
  'entities.fields.{item}.precision': {
    says: '2 places',
    because: 'most currencies have two decimal places',
    source: 'ISO 4217',
  },
  'entities.fields.{item}.rounding': { says: 'half-up', because: 'people round in this way', source: CUSTOM },
  'entities.fields.{item}.range': {
    says: ({ item }) => [['0', item?.cell('unit') === '%' ? '100' : '', item?.cell('unit') ?? '']],
    because: 'counts and measures are not below zero',
    source: CUSTOM,
  },
  'entities.fields.{item}.clock': {
    says: ({ item }) => (DAY_NAMES.test(item?.name ?? '') ? 'here' : 'day'),
    because: 'its name says whether the hour matters',
    source: CUSTOM,
  },
  'entities.fields.{item}.files': {
    says: 'PDF | 10 MB\nJPEG or PNG | 10 MB',
    because: 'other kinds of file can carry programs',
    source: 'OWASP File Upload Cheat Sheet',
  },
  'entities.fields.{item}.privacy': {
    says: usualPrivacy,
    because: 'only those who work with it need all of it',
    source: 'GDPR, Article 5(1)(c)',
  },
  'entities.fields.{item}.override': {
    says: 'no',
    because: 'a sum that somebody typed is no sum',
    source: CUSTOM,
  },
  'entities.relations': [
    {
      when: (known) => hasFields(known) && usualRelations(known) === undefined && known.thing === undefined,
      none: 'Each thing stands alone.',
      because: 'no field names another thing',
      source: SAID,
    },
    {
      when: ({ thing }) => thing === undefined,
      says: usualRelations,
      because: 'a field of the one names the other',
      source: SAID,
    },
  ],
  'entities.relations.{item}.fields': {
    none: 'The link says nothing more.',
    because: 'what it says stands on the records',
    source: CUSTOM,
  },
  'entities.relations.{item}.first': {
    says: 'All that belongs to it is moved or deleted first.',
    because: 'nothing should be left that belongs to nobody',
    source: CUSTOM,
  },
  'entities.terms': {
    none: 'The words mean the same to everybody.',
    because: 'no word was said to mean two things',
    source: CUSTOM,
  },
  'entities.files': {
    says: usualExports,
    because: 'sooner or later somebody wants to count it in a spreadsheet',
    source: CUSTOM,
  },
  'entities.history': WHO_CHANGED_WHAT,
  'entities.history.readers': {
    says: ({ staff }) => (staff.length === 0 ? undefined : staff),
    because: 'they look after it, and answer when somebody asks',
    source: CUSTOM,
  },
  'entities.history.correction': { says: 'same', because: 'nobody can tell a typo from a change', source: CUSTOM },
  'entities.retention': [{ when: hasMoney, ...ARCHIVED_AT_THE_END }, DELETED_AT_THE_END],
  'entities.retention.from': {
    says: 'From the end of the year of its last change.',
    because: 'then a year is put away at once',
    source: CUSTOM,
  },
  'entities.retention.hold': {
    says: 'Whoever runs it.',
    because: 'they answer for it in court',
    source: CUSTOM,
  },
  'entities.retention.dependents': {
    says: 'same',
    because: 'what belongs to it says nothing without it',
    source: CUSTOM,
  },
  'entities.retention-time': [
    {
      when: (known) => countrySaid(known) === 'Germany' && known.kinds.includes('health'),
      says: '10 years',
      because: 'records of a treatment have to be kept as long',
      source: 'German Civil Code (BGB), section 630f',
    },
    {
      when: (known) => countrySaid(known) === 'United Kingdom' && hasMoney(known),
      says: '6 years',
      because: 'the books have to be kept as long',
      source: 'https://www.gov.uk/running-a-limited-company/company-and-accounting-records',
    },
    {
      when: (known) => countrySaid(known) === 'Germany' && hasMoney(known),
      says: '10 years',
      because: 'the books have to be kept as long',
      source: 'German Fiscal Code (AO), section 147(3)',
    },
    {
      when: (known) => countrySaid(known) === 'Germany',
      says: '3 years',
      because: 'most claims end after as long',
      source: 'German Civil Code (BGB), section 195',
    },
  ],
  'entities.brought-in.again': {
    says: 'asks',
    because: 'only a person can tell whether it is the same',
    source: CUSTOM,
  },
};
