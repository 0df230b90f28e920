import type { KnownSoFar } from '../known-so-far.ts';
import { CUSTOM, SAID, TOLD_ON_SUBMIT } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { usualUnique } from './from-things.ts';

const haveFields = ({ thing, things }: KnownSoFar) =>
  (thing ? [thing] : things).every(({ fields }) => fields.length > 0);
export const USUAL_VALIDATION: UsualRules = {
  'validation.rules': {
    when: haveFields,
    none: 'What the fields say is rule enough.',
    because: 'each field has its type, and says when it is required',
    source: SAID,
  },
  'validation.examples': {
    when: haveFields,
    none: 'The examples stand with the fields.',
    because: 'examples of what is accepted stand there',
    source: SAID,
  },
  'validation.required': {
    when: haveFields,
    none: 'Each field says it itself.',
    because: 'it was said of each field when it is required',
    source: SAID,
  },
  'validation.unique': [
    {
      when: ({ thing }) => thing !== undefined,
      says: usualUnique,
      because: 'a number or an address of mail belongs to one only',
      source: CUSTOM,
    },
    {
      when: ({ thing }) => (thing?.fields.length ?? 0) > 0,
      none: 'Nothing on it has to be the only one.',
      because: 'it has no number and no address of its own',
      source: SAID,
    },
  ],
  'validation.unique.{item}.found': {
    says: 'stop',
    because: 'two with one number cannot be told apart',
    source: CUSTOM,
  },
  'validation.across': {
    none: 'No fields depend on each other.',
    because: 'no two fields were said to',
    source: SAID,
  },
  'validation.moment': TOLD_ON_SUBMIT,
  'validation.existing': {
    says: 'new-only',
    because: 'what was accepted once stays accepted',
    source: CUSTOM,
  },
  'validation.existing.exempt': {
    none: 'None are treated apart.',
    because: 'old records are left as they are',
    source: CUSTOM,
  },
};
