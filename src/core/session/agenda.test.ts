import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opened, type Step, walked, walkedOn } from '#testing/core/walked.ts';
import { isClosed } from '../workspace/questions/question-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type AgendaPlan, agendaPlanOf, planAgenda } from './agenda.ts';
import { type AgendaEdit, editAgenda } from './agenda-edits.ts';
import { countAnswerable, suggestInvitees } from './suggest-invitees.ts';

const LOANS: Step = ['entities.records', [['Loan', '', '', '', '']]];
const untouched = walked();
const WORKSPACES: readonly Workspace[] = [
  untouched.workspace,
  walked(LOANS).workspace,
  walked(['purpose.problem', 'Late bills'], ['purpose.groups', [['Clerk', '5', '', '']]], LOANS).workspace,
  // Every question of the frontier is closed as not applicable.
  walkedOn(
    untouched,
    untouched.workspace.questions
      .filter(({ rank }) => rank.isAskable)
      .map(({ question }): Step => [question.id, { outcome: 'not-applicable', reason: 'No' }]),
  ).workspace,
];
const GROUPS = ['sponsor', 'Head of Finance', 'domain expert', 'end user', 'constructor'];

const workspaces = fc.constantFrom(...WORKSPACES);
const invitations = fc.record({
  groups: fc.subarray(GROUPS),
  minutes: fc.integer({ min: 0, max: 240 }),
});

const openIn = (workspace: Workspace) =>
  workspace.questions.filter(({ status }) => !isClosed(status)).map(({ question }) => question.id);
const asked = ({ items }: Pick<AgendaPlan, 'items'>) => items.flatMap(({ questions }) => questions);
const left = ({ later }: AgendaPlan) => later.map(({ question }) => question);

/** Every open question is there exactly once. */
function isWhole(plan: AgendaPlan, workspace: Workspace): boolean {
  const all = [...asked(plan), ...left(plan)];
  expect(all.toSorted()).toEqual(openIn(workspace).toSorted());
  return true;
}

describe('planning', () => {
  test('every open question stands in exactly one of agenda and later, and all fits the time', () => {
    fc.assert(
      fc.property(workspaces, invitations, (workspace, invited) => {
        const plan = planAgenda(workspace, invited);
        return isWhole(plan, workspace) && plan.time.free >= 0;
      }),
    );
  });

  test('each screen is visited once, and no question comes before one that it waits for', () => {
    fc.assert(
      fc.property(workspaces, invitations, (workspace, invited) => {
        const plan = planAgenda(workspace, invited);
        const points = plan.items.map(({ point }) => point);
        expect(new Set(points).size).toBe(points.length);
        const order = asked(plan);
        for (const [at, id] of order.entries())
          for (const need of workspace.question(id)?.rank.unmet ?? []) expect(order.slice(0, at)).toContain(need);
      }),
    );
  });

  test('it is full: whatever could come is left for want of time, and the minutes named would do, one less not', () => {
    fc.assert(
      fc.property(workspaces, invitations, (workspace, invited) => {
        const plan = planAgenda(workspace, invited);
        for (const { question, because } of plan.later) {
          expect(because).not.toMatch(/^There is time/);
          const more = Number(/^No time left: (\d+) more minutes? would do\.$/.exec(because)?.[1]);
          if (Number.isNaN(more)) continue;
          const items = editAgenda(plan.items, { edit: 'put-back', question }, workspace);
          const free = (minutes: number) => agendaPlanOf(workspace, { ...invited, minutes }, items).time.free;
          expect(free(invited.minutes + more)).toBeGreaterThanOrEqual(0);
          expect(free(invited.minutes + more - 1)).toBeLessThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what is asked of each thing in the same words is asked of one, and by hand of others, too', () => {
    const things = ['Loan', 'Member', 'Repair'].map((name) => [name, '', '', '', '']);
    const { workspace } = walked(['entities.records', things]);
    const plan = planAgenda(workspace, { groups: [], minutes: 240 });
    const like = (ids: readonly string[], id: string) => ids.filter((one) => one.endsWith(`.${id}`));
    expect(['relations', 'history', 'volume'].map((id) => like(asked(plan), id))).toEqual([
      [expect.stringMatching(/^entities\./)],
      [expect.stringMatching(/^entities\./)],
      [expect.stringMatching(/^entities\./)],
    ]);
    const alike = plan.later.filter(({ lacks }) => lacks === 'novelty');
    expect(
      like(
        alike.map(({ question }) => question),
        'relations',
      ),
    ).toHaveLength(2);
    expect(alike.find(({ question }) => question.endsWith('.relations'))?.because).toMatch(
      /^Like “What is “\w+” linked to\?”, which is on the agenda\.$/,
    );
    const [other = ''] = like(
      alike.map(({ question }) => question),
      'relations',
    );
    const items = editAgenda(plan.items, { edit: 'put-back', question: other }, workspace);
    expect(like(asked({ items }), 'relations')).toHaveLength(2);
  });

  test('of the same workspace it is the same, in whatever order its facts were read', () => {
    const { facts, workspace } = walked(LOANS);
    const invited = { groups: ['domain expert'], minutes: 60 };
    expect(planAgenda(opened(facts.toReversed()), invited)).toEqual(planAgenda(workspace, invited));
  });

  test('the order of asking decides, then the order in which screens come up; goals and minutes are their questions’', () => {
    const { items, time } = planAgenda(untouched.workspace, { groups: [], minutes: 35 });
    expect(items).toEqual([
      {
        point: '1',
        questions: ['purpose.what', 'purpose.groups', 'purpose.name', 'purpose.problem', 'purpose.kind'],
        goal: 'Know who will use this, and what it should be called, in the words people here would use',
        minutes: 16,
      },
      {
        point: '2',
        questions: ['screens.background', 'screens.colour', 'screens.looking-back'],
        goal: 'Know which colour the background of the pages should have',
        minutes: 6,
      },
      { point: '3', questions: ['entities.records'], goal: 'Know what you keep records of', minutes: 9 },
    ]);
    expect(time).toEqual({ given: 35, reserve: 4, planned: 31, free: 0 });
  });

  const REASONS: readonly (readonly [groups: readonly string[], question: string, because: string])[] = [
    [[], 'entities.fields', 'Waits for “What do you keep records of?”.'],
    [['finance'], 'purpose.problem', 'Needs somebody who is not here: sponsor, end user or support.'],
    [[], 'purpose.obligations', 'No time left: 6 more minutes would do.'],
  ];
  test.each(REASONS)('invited: %j. %s is left: %s', (groups, question, because) => {
    const { later } = planAgenda(untouched.workspace, { groups, minutes: 30 });
    expect(later.find((one) => one.question === question)?.because).toBe(because);
  });

  test('a question that is taken out by hand could come back, and says so', () => {
    const { workspace } = untouched;
    const { items } = planAgenda(workspace, { groups: [], minutes: 35 });
    const fewer = editAgenda(items, { edit: 'take-out', question: 'entities.records' }, workspace);
    const { later } = agendaPlanOf(workspace, { groups: [], minutes: 35 }, fewer);
    expect(later.find(({ question }) => question === 'entities.records')?.because).toBe(
      'There is time for it: 9 of 9 free minutes.',
    );
  });

  test('where nothing is open there is nothing to plan', () => {
    const nothing = opened([]);
    expect(planAgenda(nothing, { groups: [], minutes: 60 })).toMatchObject({ items: [], later: [] });
  });
});

describe('goals', () => {
  const { workspace } = walked(LOANS);
  const goal = (question: string) => editAgenda([], { edit: 'put-back', question }, workspace)[0]?.goal;
  test.each([
    ['entities.relations', 'Know which things belong together'],
    ['screens.colour', 'Know which colour buttons, cards and other parts of a page should have'],
    ['purpose.deciders', 'Know who decides when two people disagree'],
    ['purpose.name', 'Know what it should be called, in the words people here would use'],
    ['entities.loan.relations', 'Know what “Loan” is linked to'],
    ['entities.loan.identity', 'Know how you tell one “Loan” from the next'],
    ['roles.loan.permissions', 'Know who may see, create, change and delete “Loan”'],
    // “How long may each thing wait …” has no indirect form: the goal of its kind is taken.
    ['constants.timers', 'Know the numbers that everything depends on'],
  ])('%s: %s', (id, words) => {
    expect(goal(id)).toBe(words);
  });
});

const places = fc.integer({ min: -1, max: 12 });
function editsOf(workspace: Workspace): fc.Arbitrary<AgendaEdit> {
  const question = fc.constantFrom(...openIn(workspace), 'nothing.like.it');
  return fc.oneof(
    fc.record({ edit: fc.constant('move-item' as const), item: places, to: places }),
    fc.record({ edit: fc.constant('move-question' as const), question, item: places, to: places }),
    fc.record({ edit: fc.constant('take-out' as const), question }),
    fc.record({ edit: fc.constant('take-out-item' as const), item: places }),
    fc.record({ edit: fc.constant('put-back' as const), question }),
    fc.record({ edit: fc.constant('set-goal' as const), item: places, goal: fc.string() }),
    fc.record({ edit: fc.constant('set-minutes' as const), item: places, minutes: fc.nat(600) }),
  );
}

describe('editing', () => {
  test('no edit ever loses an open question, or asks one twice, or leaves an item without any', () => {
    const sittings = workspaces.chain((workspace) =>
      fc.tuple(fc.constant(workspace), invitations, fc.array(editsOf(workspace), { maxLength: 20 })),
    );
    fc.assert(
      fc.property(sittings, ([workspace, invited, edits]) => {
        const start = planAgenda(workspace, invited).items;
        const items = edits.reduce((agenda, edit) => editAgenda(agenda, edit, workspace), start);
        expect(items.every(({ questions }) => questions.length > 0)).toBe(true);
        return isWhole(agendaPlanOf(workspace, invited, items), workspace);
      }),
    );
  });

  const { workspace } = untouched;
  const { items } = planAgenda(workspace, { groups: [], minutes: 35 });
  const short = (edit: AgendaEdit) =>
    editAgenda(items, edit, workspace)
      .map(({ point, questions, minutes }) => `${point}: ${questions.join(' ')} ${minutes}`)
      .join(' | ');
  const PURPOSE = '1: purpose.what purpose.groups purpose.name purpose.problem purpose.kind 16';
  const LOOK = 'screens.background screens.colour screens.looking-back';
  const SCREENS = `2: ${LOOK} 6`;
  const RECORDS = '3: entities.records 9';
  const EDITS: readonly (readonly [what: string, edit: AgendaEdit, after: string])[] = [
    ['an item moves up', { edit: 'move-item', item: 2, to: 0 }, `${RECORDS} | ${PURPOSE} | ${SCREENS}`],
    [
      'an item that moves before the first is the first',
      { edit: 'move-item', item: 1, to: -1 },
      `${SCREENS} | ${PURPOSE} | ${RECORDS}`,
    ],
    [
      'a question moves within its item',
      { edit: 'move-question', question: 'purpose.name', item: 0, to: 0 },
      `1: purpose.name purpose.what purpose.groups purpose.problem purpose.kind 16 | ${SCREENS} | ${RECORDS}`,
    ],
    [
      'a question moves to another item, with its minutes; the one that it leaves empty goes',
      { edit: 'move-question', question: 'entities.records', item: 1, to: 0 },
      `${PURPOSE} | 2: entities.records ${LOOK} 14`,
    ],
    [
      'the last question of an item takes the item with it',
      { edit: 'take-out', question: 'entities.records' },
      `${PURPOSE} | ${SCREENS}`,
    ],
    [
      'what is put back comes last on its screen',
      { edit: 'put-back', question: 'screens.languages' },
      `${PURPOSE} | 2: ${LOOK} screens.languages 7 | ${RECORDS}`,
    ],
    [
      'what is put back and has no screen yet brings it along',
      { edit: 'put-back', question: 'constants.money' },
      `${PURPOSE} | ${SCREENS} | ${RECORDS} | 9: constants.money 6`,
    ],
    [
      'minutes are set',
      { edit: 'set-minutes', item: 2, minutes: 30 },
      `${PURPOSE} | ${SCREENS} | 3: entities.records 30`,
    ],
  ];
  test.each(EDITS)('%s', (_, edit, after) => {
    expect(short(edit)).toBe(after);
  });

  test('goal and minutes follow the questions until somebody has said otherwise', () => {
    const more: AgendaEdit = { edit: 'put-back', question: 'entities.relations' };
    const [, , followed] = editAgenda(items, more, workspace);
    expect(followed).toMatchObject({
      goal: 'Know what you keep records of, and which things belong together',
      minutes: 15,
    });
    const own = editAgenda(items, { edit: 'set-goal', item: 2, goal: 'Name the things' }, workspace);
    const timed = editAgenda(own, { edit: 'set-minutes', item: 2, minutes: 12 }, workspace);
    expect(editAgenda(timed, more, workspace)[2]).toMatchObject({ goal: 'Name the things', minutes: 12 });
  });
});

describe('whom to invite', () => {
  test('those who could know come first who could most; each once, with how many it is', () => {
    const candidates = suggestInvitees(untouched.workspace);
    const [first] = candidates;
    expect(first?.name).toBe('domain expert');
    expect(countAnswerable(untouched.workspace, ['DOMAIN expert'])).toEqual([
      { name: 'DOMAIN expert', could: first?.could },
    ]);
    expect(candidates.map(({ could }) => could)).toEqual(candidates.map(({ could }) => could).sort((a, b) => b - a));
  });

  test('whoever was named to decide is among them, and whoever has answered', () => {
    const { facts } = walked(['purpose.deciders', [['Constants', 'Ms Ito', 'Head of finance']]]);
    const said = {
      fact: 'response',
      id: 'said-0001',
      question: 'purpose.problem',
      by: { name: 'Kim', role: 'Legal department' },
      at: '2026-01-01T00:00:00Z',
      reply: { says: 'value', value: 'Late bills' },
    } as const;
    const names = suggestInvitees(opened([...facts, said])).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ms Ito', 'Head of finance', 'Legal department']));
  });

  test('nobody knows how many questions a name from nowhere could answer: none', () => {
    expect(countAnswerable(untouched.workspace, ['constructor'])).toEqual([{ name: 'constructor', could: 0 }]);
  });
});
