import type { UsualAnswer } from './product-kind.ts';

/** Usual answers that several kinds share. What only custom speaks for says so in its source. */
export const CUSTOM = 'most products of this kind';
/** The source of what follows from other answers. */
export const SAID = 'what has been said so far';

/** What goes out to whoever forgot theirs. */
export const NEW_PASSWORD = 'A link to set a new password';

export const BY_PASSWORD: UsualAnswer = {
  says: 'password',
  because: 'the people who use it have no account in common',
  source: CUSTOM,
};
export const BY_WORK_ACCOUNT: UsualAnswer = {
  says: 'company',
  because: 'everybody who uses it has an account at work already',
  source: CUSTOM,
};
export const BY_TWO_STEPS: UsualAnswer = {
  says: 'two-steps',
  because: 'a stolen password alone must not open what is kept here',
  source: 'OWASP ASVS 5.0, V6 Authentication',
};
export const NO_SIGN_IN: UsualAnswer = {
  says: 'none',
  because: 'everything on it is meant for everybody',
  source: CUSTOM,
};

export const SIGNED_IN_FOR_A_MONTH: UsualAnswer = {
  says: '30 days',
  because: 'people come back often, and little is lost when somebody else opens it',
  source: 'NIST SP 800-63B-3, section 4.1.3',
};
export const SIGNED_IN_FOR_HALF_AN_HOUR: UsualAnswer = {
  says: '30 minutes',
  because: 'a screen left alone is open to whoever passes by',
  source: 'NIST SP 800-63B-3, section 4.2.3',
};

export const TOLD_ON_SUBMIT: UsualAnswer = {
  says: '- submit',
  because: 'nobody wants to be corrected before they have finished typing',
  source: 'GOV.UK Design System, Recover from validation errors',
};
export const STAYS_ON_SCREEN: UsualAnswer = {
  says: 'form',
  because: 'a form that comes back with a mistake marked still holds what was typed',
  source: 'GOV.UK Design System, Recover from validation errors',
};
export const KEPT_AS_DRAFT: UsualAnswer = {
  says: 'draft',
  because: 'long work is seldom finished in one go',
  source: CUSTOM,
};

export const EXISTENCE_IS_SECRET: UsualAnswer = {
  says: 'denied',
  because: 'even that a record exists can give somebody away',
  source: 'RFC 9110, section 15.5.4',
};
export const NOT_SHOWN: UsualAnswer = {
  says: 'hidden',
  because: 'a button that never works for somebody is only in the way',
  source: CUSTOM,
};

export const LAWS_ON_PERSONAL_DATA: UsualAnswer = {
  says: '- personal-data',
  because: 'names and addresses of people are kept',
  source: 'GDPR, Articles 2 and 4',
};
export const LAWS_ON_TRADE: UsualAnswer = {
  says: '- personal-data\n- money\n- accessibility',
  because: 'whoever sells online in the EU keeps books, protects data and serves people with disabilities',
  source: 'Directive (EU) 2019/882, Article 2',
};

export const DELETED_AT_THE_END: UsualAnswer = {
  says: 'delete',
  because: 'data about people may not be kept longer than it is needed',
  source: 'GDPR, Articles 5(1)(e) and 17',
};
export const NAMES_REMOVED_AT_THE_END: UsualAnswer = {
  says: 'anonymise',
  because: 'what others built on should stay, while the person may leave',
  source: 'GDPR, Articles 5(1)(e) and 17',
};
export const ARCHIVED_AT_THE_END: UsualAnswer = {
  says: 'archive',
  because: 'books and evidence have to be kept after the work is done',
  source: 'GDPR, Article 17(3)(b) and (e)',
};

export const WHO_CHANGED_WHAT: UsualAnswer = {
  says: 'log',
  because: 'sooner or later somebody asks who changed it',
  source: 'OWASP Logging Cheat Sheet',
};
export const EVERY_VERSION: UsualAnswer = {
  says: 'versions',
  because: 'people want back what they wrote before',
  source: CUSTOM,
};
export const FIRST_CHANGE_COUNTS: UsualAnswer = {
  says: 'first',
  because: 'otherwise the second change wipes out the first one unseen',
  source: 'RFC 9110, section 13.1.1',
};

export const NUMBER_OF_OURS: UsualAnswer = {
  says: 'issued',
  because: 'people quote a number when they ask about it',
  source: CUSTOM,
};

export const MENU_AT_THE_TOP: UsualAnswer = {
  says: 'top',
  because: 'visitors read from top to bottom and stay for a few pages',
  source: CUSTOM,
};
export const MENU_AT_THE_SIDE: UsualAnswer = {
  says: 'side',
  because: 'people work in it all day and change often between its parts',
  source: CUSTOM,
};

export const PHONE_AND_DESK: UsualAnswer = {
  says: '- phone\n- desk',
  because: 'people look at it on a phone and also sit down to it',
  source: CUSTOM,
};
export const AT_A_DESK: UsualAnswer = {
  says: '- desk',
  because: 'the work is done sitting, with much to see at once',
  source: CUSTOM,
};

/** Where it was said that prices are in euros. */
export const IN_EUROS: UsualAnswer = {
  says: 'Everything | EUR | 0.01',
  because: 'it is the currency that was said, and the euro has two decimal places',
  source: 'ISO 4217',
};
export const PAGE_IN_TIME: UsualAnswer = {
  says: 'Open a page | 2.5 seconds',
  because: 'a page that shows its main part by then counts as fast',
  source: 'https://web.dev/articles/lcp',
};
export const DONE_ONCE: UsualAnswer = {
  says: 'harmless',
  because: 'a payment or booking that is sent twice must count once',
  source: 'RFC 9110, section 9.2.2',
};
export const OTHERS_GO_ON: UsualAnswer = {
  says: 'per-row',
  because: 'one wrong line should not hold up a thousand right ones',
  source: CUSTOM,
};
export const HELP_BY_MAIL: UsualAnswer = {
  says: '- form\n- mail\n- questions',
  because: 'some people write, others look for an answer by themselves',
  source: CUSTOM,
};
export const REPORTS_LOOKED_AFTER: UsualAnswer = {
  says: 'What people reported | Moderators | hide it, tell its author why, block somebody',
  because: 'whoever shows what others put up has to let people report it, and has to look at it',
  source: 'Regulation (EU) 2022/2065, Articles 16 and 17',
};
