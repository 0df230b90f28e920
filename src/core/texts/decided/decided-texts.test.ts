import { describe, expect, test } from 'vitest';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { type Step, walked, walkedOn } from '#testing/core/walked.ts';
import { decidedTexts } from './decided-texts.ts';

/** The decided text of the specification after these answers, without the signature. */
function textOf(said: Readonly<Record<string, Said>>): string {
  const all = [...decidedTexts(workspaceOf(said)).values()].join('\n\n');
  return all.replace(/<sub>.*<\/sub>\n*/gu, '');
}

const THINGS = {
  'entities.records': tableText('Thing | Example | Another | A third', 'Loan | L-1 | L-2 |'),
  'entities.loan.fields': tableText('Field | Type | Unit', 'Due | date |', 'Fee | money | EUR', 'Note | text |'),
};

describe('a table tells', () => {
  test('what somebody is still asked as open, and nothing where nobody is', () => {
    const things: Step = ['entities.records', [['Loan', 'L-1', 'L-2', '']]];
    const walk = walked(things, [
      'entities.loan.fields',
      ['Due | date', 'Fee | money', 'Note | text'].map((row) => [...row.split(' | '), ...Array(7).fill('')]),
    ]);
    const { workspace } = walkedOn(walk, [['entities.loan.fields.fee.rounding', 'half-up']]);
    const text = [...decidedTexts(workspace).values()].join('\n');
    expect(text).toContain('| Field | Type | Besides |');
    expect(text).toContain('| Due | date | Day or time: (open) |');
    expect(text).toContain('| Fee | money | Rounded: Half a cent goes up;');
    expect(text).toContain('| Note | text |  |');
  });

  test('what was put off once, with who answers it, and not in each row', () => {
    const text = textOf({
      ...THINGS,
      'entities.loan.fields.due.clock': { deferred: 'Ann' },
      'entities.loan.fields.fee.rounding': { deferred: 'Ann' },
      'entities.loan.fields.fee.precision': { deferred: 'Bob' },
      'entities.loan.volume': { deferred: 'Ann' },
    });
    expect(text).toContain('| Field | Type | Unit |\n');
    expect(text).not.toContain('(open)');
    expect(text.slice(text.indexOf('**Put off**')).split('\n\n')).toEqual([
      '**Put off** <sup>2</sup>',
      'Ann answers by 2027-01-31:',
      expect.stringMatching(/^- .+\n- .+\n- .+$/),
      'Bob answers by 2027-01-31:',
      expect.stringMatching(/^- .+$/),
      '',
    ]);
  });

  test('as it was said what it has no column for: rows that name nothing, and those that speak of what is not there', () => {
    const text = textOf({
      'entities.records': tableText(
        'Thing | Example | Another | A third',
        'Loan | L-1 | L-2 |',
        ' | a bunch of keys | |',
      ),
      'purpose.constraints': tableText('It must | About | Because', 'run offline | storage | no net in the shed'),
    });
    expect(text).toContain('has no place in the tables above:*\n\n| Thing |');
    expect(text.match(/a bunch of keys/gu)).toHaveLength(1);
    expect(text.match(/run offline/gu)).toHaveLength(1);
  });

  test('that there is none without a dash as the reason, and a reason once', () => {
    const text = textOf({
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'Rules | static | - | /rules',
        'Loans | list | Loan | /loans',
      ),
      'purpose.groups': tableText('Who | How many', 'Clerks | 4', 'Guests | 9'),
      'purpose.groups.clerks.task': { na: 'They only look.' },
      'purpose.groups.guests.task': { na: 'They only look.' },
    });
    expect(text).toContain('| Rules | static | – | /rules |');
    expect(text).toContain('| Clerks | 4 | does not apply: They only look. |');
    expect(text).toContain('| Guests | 9 | – |');
  });

  test('in its head that all of it is assumed', () => {
    const text = textOf({
      'purpose.deciders': {
        assumed: tableText('About what | Who decides | Who stands in', 'Money | Lee | Kim'),
      },
    });
    expect(text).toContain('**Who decides (assumed)**');
    expect(text).toContain('| Money | Lee | Kim |');
  });

  test('lists whose items hold commas with semicolons, and one of something in the singular', () => {
    const text = textOf({
      'purpose.measure': tableText('What is counted | Today | Goal | By when', 'Late | 4 | 1 | June'),
      'purpose.measure.must-not-worsen': '- The queue, on Saturdays\n- The mood',
      'purpose.deciders': tableText('About what | Who decides | Who stands in', 'Money | Lee | Kim'),
      'purpose.deciders.money.within': '1 days',
    });
    expect(text).toContain('- Must not get worse: The queue, on Saturdays; The mood');
    expect(text).toContain('| Money | Lee | Kim | 1 day |');
  });
});

test('screens that show the same share a row', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const text = textOf({
    'screens.inventory': tableText('Screen | Kind', ...names.map((name) => `${name} | static`)),
    'screens.conditions': tableText(
      'Screen \\ When it is | empty | failed',
      'every screen | a message | another screen',
      'Two | cannot happen | a message',
    ),
  });
  expect(text).toContain('| Two | cannot happen | a message |');
  expect(text).toContain('| All others | a message | another screen |');
});

describe('a life cycle is drawn', () => {
  const life = (name: string, ...moves: string[]) =>
    textOf({
      ...THINGS,
      'states.loan.list': tableText('Answer | It means | Place', `${name} | | first`, 'Back | | last'),
      ...(moves.length > 0 && {
        'states.loan.transitions': tableText('From | To | What happens', ...moves),
      }),
    });

  test('once it moves', () => {
    expect(life('Out')).not.toContain('mermaid');
    expect(life('Out', 'Out | Back | return')).toContain(
      '```mermaid\nstateDiagram-v2\n  state "Out" as s1\n  state "Back" as s2\n  [*] --> s1\n  s1 --> s2: return\n  s2 --> [*]\n```',
    );
  });

  test.each([
    ['say "x"; or: #1', 'say x or 1'],
    ['A --> B', 'A -- B'],
    ['```', '?'],
    ['[*]', '*'],
    ['end', 'end'],
  ])('where a state is called %s', (name, drawn) => {
    const text = life(name, `${name} | Nowhere | go: ${name}`);
    const diagram = /```mermaid\n(.*?)\n```\n/su.exec(text)?.[1] ?? '';
    expect(diagram.split('\n')).toContain(`  state "${drawn}" as s1`);
    expect(diagram.split('\n')).toContain('  state "?" as unnamed');
    for (const line of diagram.split('\n').slice(1))
      expect(line).toMatch(/^ {2}(?:state "[^"]+" as \w+|(?:\w+|\[\*\]) --> (?:\w+|\[\*\])(?:: [^:;#"]+)?)$/u);
  });
});

describe('at the end of a point stands', () => {
  const signed = (said: Readonly<Record<string, Said>>) =>
    [...decidedTexts(workspaceOf(said)).values()].join('\n').match(/<sub>.*<\/sub>/gu) ?? [];

  test('who decided it, over which days, with the first links', () => {
    const [purpose = ''] = signed({
      'purpose.problem': 'Cards get lost.',
      'purpose.problem.noticed-by': 'The clerk.',
      'purpose.problem.workaround': 'They ring around.',
      'purpose.problem.do-nothing': 'It goes on.',
      'purpose.name': 'Desk',
      'purpose.quitting': 'Never.',
    });
    expect(purpose.match(/Decided by Kim/gu)).toHaveLength(1);
    expect(purpose.match(/\]\(questions\//gu)).toHaveLength(4);
    expect(purpose).toContain('and 2 more</sub>');
  });

  test('who decided what, by numbers at the passages, where not all was decided alike', () => {
    const said = { 'purpose.problem': 'Cards get lost.', 'purpose.name': { assumed: 'Desk' } } as const;
    const [purpose = ''] = signed({ ...said, 'purpose.quitting': 'Never.' });
    expect(purpose.split('<br>')).toHaveLength(2);
    expect(purpose).toMatch(/^<sub>1 Assumed by Kim .*<br>2 Decided by Kim/u);
    const text = [...decidedTexts(workspaceOf({ ...said, 'purpose.groups': { na: 'Nobody' } })).values()].join('\n');
    expect(text).toContain('**Desk (assumed)** <sup>1, 2</sup>\n\nCards get lost.\n\n');
    expect(text).toContain('- Who uses it: does not apply: Nobody <sup>3</sup>\n');
    expect(purpose).toMatch(/Assumed by Kim .*; to be checked again on \d{4}-\d\d-\d\d/u);
  });
});
