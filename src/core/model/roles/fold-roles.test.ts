import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';

const one = (head: string, row: string) => tableText(head, row);
const GRANTS = tableText('Role | Assigned by | Who has it first', 'Clerk | Lee | Kim', 'Manager | Lee | Lee');
const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | People'),
  'entities.loan.fields': tableText('Field', 'Due', 'Clerk in charge', 'Number'),
  'entities.member.fields': tableText('Field', 'Number', 'Home address'),
  'roles.grants': GRANTS,
  'roles.permissions': tableText('Role \\ What they may do | create loan', 'Clerk | own'),
  'roles.absence': 'team',
  'roles.sign-in': 'password',
  'roles.refusal': 'greyed',
  'roles.scope': one('Role | Thing | Sees', 'Clerk | Loan | own'),
  'roles.separation': one('Who does this | May not do this', 'lend | return'),
};

const CASES: readonly Standing[] = [
  ['roles.together', tableText('What others made | Comment', 'Notes | yes'), 'roles.together notes comment', 'yes'],
  ['roles.together', tableText('What others made | Rate', 'Notes | no'), 'roles.together notes rate', 'no'],
  ['roles.together', tableText('What others made | Like', 'Notes | yes'), 'roles.together notes like', 'yes'],
  ['roles.together', tableText('What others made | Follow', 'Notes | no'), 'roles.together notes follow', 'no'],
  ['roles.together', tableText('What others made | Share', 'Notes | yes'), 'roles.together notes share', 'yes'],
  [
    'roles.together',
    tableText('What others made | Write to its author', 'Notes | no'),
    'roles.together notes write',
    'no',
  ],
  ['roles.together', tableText('What others made | Report', 'Notes | yes'), 'roles.together notes report', 'yes'],
  ['roles.contributed', tableText('What | By whom', 'Reviews | readers'), 'roles.contributed reviews by', 'readers'],
  [
    'roles.contributed',
    tableText('What | Files and pictures', 'Reviews | covers'),
    'roles.contributed reviews files',
    'covers',
  ],
  [
    'roles.contributed',
    tableText('What | Later they may', 'Reviews | withdraw it'),
    'roles.contributed reviews later',
    'withdraw it',
  ],
  ['roles.profile', tableText('What | Who sees it', 'Name | the clerk'), 'roles.profile name seen', 'the clerk'],
  ['roles.profile', tableText('What | Must be there', 'Name | yes'), 'roles.profile name must', 'yes'],
  [
    'roles.looked-after',
    tableText('Area | Who looks after it', 'Readers | the clerk'),
    'roles.lookedAfter readers who',
    'the clerk',
  ],
  [
    'roles.looked-after',
    tableText('Area | What they can do there', 'Readers | add and close'),
    'roles.lookedAfter readers manages',
    'add and close',
  ],
  ['roles.meeting', tableText('Way | By what', 'Circles | age'), 'roles.meeting circles by', 'age'],
  ['roles.meeting', tableText('Way | Who may begin it', 'Circles | anybody'), 'roles.meeting circles who', 'anybody'],
  [
    'roles.meeting',
    tableText('Way | Ranked or rewarded by', 'Circles | nothing'),
    'roles.meeting circles reward',
    'nothing',
  ],
  ['roles.grants.clerk.leaver', 'Lee', 'roles.roles clerk leaver', 'Lee'],
  ['roles.grants.clerk.review', '6 months', 'roles.roles clerk review text', '6 months'],
  [
    'roles.grants.me',
    one('Role | Is which record', 'everybody | loan'),
    'roles.me 0 entity',
    { label: 'Loan', id: 'loan' },
  ],
  ['roles.permissions.blank', 'forbidden', 'roles.blank', 'forbidden'],
  ['roles.permissions.clerk.theirs', 'Clerk in charge', 'roles.permissions 0 theirs', 'Clerk in charge'],
  ['roles.scope', one('Role | Thing | Sees', 'clerks | loans | of the team'), 'roles.scopes 0 which', 'of the team'],
  [
    'roles.scope',
    one('Role | Thing | Theirs because of', 'Clerk | Loan | clerk in charge'),
    'roles.scopes 0 by',
    { label: 'Clerk in charge', id: 'clerk-in-charge' },
  ],
  ['roles.scope.clerk.handover', 'Lee', 'roles.scopes 0 handover', 'Lee'],
  ['roles.visibility.exports', 'stricter', 'roles.exportsShow', 'stricter'],
  ['roles.separation', one('Who does this | On the same', 'lend | day'), 'roles.separations lend same', 'day'],
  ['roles.separation', one('Who does this | May not do this', 'lend | pay'), 'roles.separations lend other', 'pay'],
  ['roles.separation.lend.small-team', 'waits', 'roles.separations lend smallTeam', 'waits'],
  ['roles.absence', 'manager', 'roles.absence', 'manager'],
  ['roles.absence.ends', '2 weeks', 'roles.absenceEnds text', '2 weeks'],
  ['roles.absence.told', 'Lee', 'roles.absenceTold', 'Lee'],
  ['roles.absence.emergency', 'anybody', 'roles.emergency', 'anybody'],
  ['roles.sign-in', 'badge', 'roles.signIn', 'badge'],
  ['roles.sign-in.lockout', '5 tries', 'roles.lockout amount', 5],
  ['roles.sign-in.recovery', 'a mail', 'roles.recovery', 'a mail'],
  ['roles.sign-in.others', '- A link', 'roles.otherWays', ['A link']],
  ['roles.sign-in.tokens', 'a key', 'roles.tokens', 'a key'],
  ['roles.sign-out.by-hand', 'a button', 'roles.leaving', 'a button'],
  ['roles.sign-in.outsiders', 'a guest', 'roles.outsiders', 'a guest'],
  ['roles.refusal', 'hidden', 'roles.refusal', 'hidden'],
  ['roles.refusal.words', 'Ask Lee.', 'roles.refusalWords', 'Ask Lee.'],
  ['roles.several', 'switch', 'roles.several', 'switch'],
  ['roles.sign-out', '9 minutes', 'roles.signOut text', '9 minutes'],
  ['roles.anonymous', '- The list', 'roles.anonymous', ['The list']],
];

const OF_GRANTS: readonly Standing[] = [
  ['roles.grants', one('Role | Assigned by', 'Boss | Lee'), 'roles.roles boss given', 'Lee'],
  ['roles.grants', one('Role | Who has it first', 'Boss | Lee'), 'roles.roles boss first', 'Lee'],
];

describe('roles', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each, BASE));

  test.each(casesOf(OF_GRANTS))('$title', (each) => expectStanding(each, {}));

  test('have a place for every answer the bank asks for', () => {
    const here = ['roles/permissions', 'roles/permissions/{item}/conditions', 'roles/visibility'];
    const told = new Set([
      ...here,
      'roles/visibility/{item}/masked-as',
      ...[...CASES, ...OF_GRANTS].map(([question]) => slotPattern(question)),
    ]);
    expect(slotsOf('roles').filter((slot) => !told.has(slot))).toEqual([]);
  });

  test('are those of the list; what only a matrix names has no role behind it', () => {
    const { roles } = modelOf({
      ...BASE,
      'roles.permissions': one('Role \\ What they may do | see loan', 'Intern | yes'),
    });
    expect(roles.roles).toMatchObject({ value: [{ id: 'clerk' }, { id: 'manager' }] });
    expect(roles.permissions[0]).toMatchObject({ role: { label: 'Intern', id: null } });
  });

  test('are named by matrices and first screens while nobody has listed them', () => {
    const { roles } = modelOf({
      'entities.records': one('Thing', 'Loan'),
      'roles.permissions': one('Role \\ What they may do | see loan', 'Intern | yes'),
      'roles.loan.permissions': one('Role \\ What they may do | see', 'Guard | yes'),
      'screens.landing': one('Role | Sees first', 'interns | a list'),
    });
    expect(roles.roles).toMatchObject({
      is: 'known',
      value: [
        {
          id: 'intern',
          source: { question: 'roles.permissions' },
          given: { is: 'unknown', question: 'roles.grants' },
        },
        { id: 'guard', source: { question: 'roles.loan.permissions' } },
      ],
    });
    expect(modelOf({}).roles.roles).toEqual({ is: 'unknown', question: 'roles.grants' });
  });

  test('keep their id and what was said about them when they are called otherwise', () => {
    const { roles } = modelOf({
      ...BASE,
      'roles.grants': {
        history: [GRANTS, GRANTS.replace('Clerk', 'Desk')],
        renamed: [{ from: 'Clerk', to: 'Desk' }],
      },
      'roles.grants.clerk.leaver': 'Lee',
    });
    expect(roles.roles).toMatchObject({
      value: [{ id: 'clerk', label: 'Desk', leaver: { value: 'Lee' } }, {}],
    });
    expect(roles.permissions[0]?.role).toEqual({ label: 'Desk', id: 'clerk' });
  });

  test.each(['constructor', '__proto__', '店員', 'Şef «1»'])('may be called %s', (name) => {
    const { roles } = modelOf({
      'roles.grants': tableText(['Role', 'Assigned by'], [name, name]),
      'roles.permissions': tableText(['Role \\ What they may do', name], [name, 'yes']),
    });
    expect(roles.roles).toMatchObject({ value: [{ label: name, given: { value: name } }] });
    expect(roles.permissions).toMatchObject([{ role: { label: name, id: expect.any(String) }, words: name }]);
  });

  test('never lose a pair that one person may not do both of', () => {
    const { roles } = modelOf({
      'roles.separation': tableText('Who does this | May not do this', 'lend | return', 'lend | pay'),
    });
    expect(roles.separations).toMatchObject({
      value: [
        { id: 'lend', other: 'return' },
        { id: 'lend-2', other: 'pay' },
      ],
    });
  });
});

describe('what is seen of a line', () => {
  const GENERAL = tableText('Field \\ Role | Clerk | everybody', 'Number | masked | ', 'Shoe size | hidden | shown');
  const seen = (said: Readonly<Record<string, Said>>) =>
    modelOf({ ...BASE, ...said }).roles.visibility.map(({ entity, field, role, shown }) =>
      [
        entity,
        field.id ?? `“${field.label}”`,
        role.id ?? `“${role.label}”`,
        shown.is === 'known' ? shown.value : shown.is,
      ].join(' '),
    );

  test('holds for every thing that has such a line, unless it says otherwise', () => {
    expect(seen({ 'roles.visibility': GENERAL })).toEqual([
      'loan number clerk masked',
      'member number clerk masked',
      'loan number “everybody” unknown',
      'member number “everybody” unknown',
      ' “Shoe size” clerk hidden',
      ' “Shoe size” “everybody” shown',
    ]);
    const own = tableText('Field \\ Role | Clerk', 'Number | Read-only');
    expect(
      seen({ 'roles.visibility': GENERAL, 'roles.loan.visibility': own }).filter((cell) => /number clerk/.test(cell)),
    ).toEqual(['loan number clerk read-only', 'member number clerk masked']);
  });

  test('is blurred as was said of the thing, else of all', () => {
    const said = {
      ...BASE,
      'roles.visibility': GENERAL,
      'roles.visibility.number.masked-as': 'two digits',
      'roles.member.visibility': tableText('Field \\ Role | Clerk', 'number | masked'),
    };
    expect(walk(modelOf(said), 'roles.visibility 1 maskedAs')).toMatchObject({
      value: 'two digits',
      source: { question: 'roles.visibility.number.masked-as' },
    });
    const own = modelOf({ ...said, 'roles.member.visibility.number.masked-as': 'nothing' }).roles.visibility;
    expect(own.find(({ entity }) => entity === 'member')?.maskedAs).toMatchObject({ value: 'nothing' });
    expect(own.find(({ entity }) => entity === 'loan')?.maskedAs).toMatchObject({ value: 'two digits' });
  });
});
