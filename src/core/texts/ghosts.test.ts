import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, opened, renamed, type Step, type Walk, walked, walkedOn } from '#testing/core/walked.ts';
import type { Value } from '../shapes/types.ts';
import { becauseOf } from '../workspace/questions/because.ts';
import { isClosed } from '../workspace/questions/question-state.ts';
import { decidedTexts } from './decided/decided-texts.ts';
import { ledgerText } from './ledger.ts';

/** Names that occur nowhere else. */
const NAMES = {
  thing: 'Zibble',
  group: 'Vexling',
  role: 'Quorbel',
  screen: 'Frumzy',
  state: 'Plonked',
  field: 'Plumb',
};
type Kind = keyof typeof NAMES;
const KINDS = Object.keys(NAMES) as readonly Kind[];

const cells = (width: number, ...some: readonly string[]) => [...some, ...Array<string>(width - some.length).fill('')];
const id = (name: string) => name.toLowerCase();

/** The answers that name something of each kind, with these names. */
function naming(kind: Kind, name: string): readonly [id: string, value: Value] {
  const thing = id(NAMES.thing);
  switch (kind) {
    case 'thing':
      return ['entities.records', [cells(5, name), cells(5, 'Tool')]];
    case 'group':
      return ['purpose.groups', [cells(4, name), cells(4, 'Clerk')]];
    case 'role':
      return ['roles.grants', [cells(3, name, 'Clerk'), cells(3, 'Clerk', name)]];
    case 'screen':
      return ['screens.inventory', [cells(4, name, 'list', 'Tool'), cells(4, 'Tools', 'list', 'Tool')]];
    case 'state':
      return [`states.${thing}.list`, [cells(4, name, '', 'first'), cells(4, 'Back', '', 'last')]];
    case 'field':
      return [`entities.${thing}.fields`, [cells(9, name, 'text'), cells(9, 'Due', 'date')]];
  }
}

/** Answers that use what others have named. */
const USES: readonly Step[] = [
  ['screens.landing', [cells(3, NAMES.role, NAMES.screen)]],
  ['entities.tool.relations', [cells(6, 'Tool', NAMES.thing, 'any number', 'exactly one')]],
  [`states.${id(NAMES.thing)}.transitions`, [[NAMES.state, 'Back', 'return', 'a person', NAMES.role, '']]],
  [
    `roles.${id(NAMES.thing)}.permissions`,
    { rows: [NAMES.role, 'Clerk'], columns: ['list'], cells: [['own'], ['yes']] },
  ],
  ['screens.links', [cells(4, NAMES.screen, 'Tools', 'a click')]],
  ['validation.required', { rows: [NAMES.field], columns: [NAMES.state], cells: [['must be filled in']] }],
];

const NAMED = walked(...KINDS.map((kind): Step => naming(kind, NAMES[kind])), ...USES);

/** All that a person could read of it: in questions, in the specification, in the list of questions. */
function readable({ workspace }: Walk): string {
  const asked = workspace.questions.flatMap(({ question }) => [question.ask, becauseOf(question, workspace) ?? '']);
  return [...asked, ...decidedTexts(workspace).values(), ledgerText(workspace)].join('\n');
}

const kinds = fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 1 });

test('what is called otherwise has its old name nowhere', () => {
  fc.assert(
    fc.property(kinds, (changed) => {
      const last = changed.reduce((walk, kind) => {
        const [asked, value] = naming(kind, `New ${kind}`);
        return walkedOn(walk, [[asked, value, renamed(NAMES[kind], `New ${kind}`)]]);
      }, NAMED);
      for (const kind of changed) expect(readable(last)).not.toContain(NAMES[kind]);
    }),
    { numRuns: 10 },
  );
});

test('what is named no more is asked about no more, and what was said about it is kept', () => {
  fc.assert(
    fc.property(kinds, fc.boolean(), (changed, isWithdrawn) => {
      const about = NAMED.workspace.questions.filter(({ question: { ask, shape } }) => {
        return shape.shape === 'text' && changed.some((kind) => ask.includes(NAMES[kind]));
      });
      const said = about.map(({ question }) => answer(question.id, 'Said before.'));
      const steps = changed.map((kind): Step => {
        const [asked, value] = naming(kind, `New ${kind}`);
        return [asked, isWithdrawn ? { outcome: 'withdrawn', reason: 'A slip.' } : value];
      });
      const last = walkedOn({ ...NAMED, facts: [...NAMED.facts, ...said] }, steps);
      const named = last.workspace.questions.filter(({ question: { ask } }) =>
        changed.some((kind) => ask.includes(NAMES[kind])),
      );
      const open = named.filter(({ status }) => !isClosed(status));
      expect(open.map(({ question }) => question.id)).toEqual([]);
      for (const { question, responses } of about)
        expect(opened(last.facts).question(question.id)?.responses).toEqual(
          responses.concat(said.filter((one) => one.question === question.id)),
        );
    }),
    { numRuns: 10 },
  );
});
