import { describe, expect, test } from 'vitest';
import { readSpec } from '../read.ts';

/** One line per case: `⏎` is a line break. */
const read = (text: string) => readSpec(text.replaceAll('⏎', '\n'), 'SPEC.md');
/** Each mark as `kind@line text`, or `kind@line–endLine text`. */
const marks = (text: string) =>
  read(text)
    .marks.map(({ kind, line, endLine, text: sign }) => {
      const lines = line === endLine ? line : `${line}–${endLine}`;
      return `${kind}@${lines} ${sign}`;
    })
    .join(' | ');

/** A row of the table of marks: what is one, with what is found, and what only looks like one. */
interface Row {
  readonly is: readonly (readonly [text: string, found: string])[];
  readonly isNot: readonly string[];
}

const ROWS: Readonly<Record<string, Row>> = {
  'TBD and its kin': {
    is: [
      ['The fee is TBD.', 'tbd@1 TBD'],
      ['a (TBC), b TBA; c TBD/TBR', 'tbd@1 TBC | tbd@1 TBA | tbd@1 TBD'],
      ['tbd', 'tbd@1 tbd'],
      ['The retry budget is TBD pending the measurements.', 'tbd@1 TBD'],
      ['Owner: tbd', 'tbd@1 tbd'],
      ['| fee | tbd |⏎|---|---|⏎| a | `TBD` |⏎| `TBD` | b |', 'tbd@1 tbd | tbd@3 TBD'],
      ['# Fees (TBD)', 'tbd@1 TBD'],
      ['```py⏎limit = read() # TBD⏎```', 'tbd@2 limit = read() # TBD'],
    ],
    isNot: [
      '---⏎x: TBD⏎---',
      'TBD-list',
      'my_TBD',
      'ATBD',
      'https://a.b/TBD',
      '```⏎TBD⏎```',
      '```⏎print("TBD") # TBD is printed⏎```',
      'a `TBD` b',
      '> TBD',
      '<!-- TBD -->',
      '[TBD](x)',
    ],
  },
  'TODO, FIXME, HACK': {
    is: [
      ['- TODO: ask Ann⏎- FIXME later', 'todo@1 TODO: ask Ann | fixme@2 FIXME later'],
      ['We pay. TODO define how', 'todo@1 TODO define how'],
      ['See TODO(ann): x', 'todo@1 TODO(ann): x'],
      ['- [ ] TODO: x', 'todo@1 TODO: x'],
      ['HACK: the total is typed by hand', 'fixme@1 HACK: the total is typed by hand'],
      ['- Tell the desk (TODO what is told)', 'todo@1 TODO what is told'],
      ['It costs three euros [TODO ask Ann].', 'todo@1 TODO ask Ann'],
    ],
    isNot: [
      'todo-list',
      'TODO.md',
      'TODO list',
      'TODO list of the user',
      'left as a TODO there',
      'todo',
      '[the TODO: list][ref]',
      'Tasks have states (TODO, DOING, DONE).',
      'Each is in one column (TODO or DONE).',
      'Comments that are left (TODO comments) are shown.',
      'Not started (TODO) is shown in grey.',
      'The HACK was removed.',
    ],
  },
  XXX: {
    is: [
      ['It takes XXX ms.', 'placeholder@1 XXX'],
      ['XXX: ask Finance', 'fixme@1 XXX: ask Finance'],
    ],
    isNot: ['The number is shown as XXX-XX-1234.', 'XXXL shirts', 'A code like ABC-XXX'],
  },
  'TK, ???, (?)': {
    is: [
      ['Fee: TK', 'tbd@1 TK'],
      ['???', 'placeholder@1 ???'],
      ['| a | ??? |⏎|---|---|⏎| b | c |', 'placeholder@1 ???'],
      ['The fee is 20 € (?).', 'undecided@1 (?)'],
    ],
    isNot: ['TK Miller pays.', 'is this ???⏎a?', 'The pattern `(?:a)` matches.', '# What is it (really)?'],
  },
  'NEEDS CLARIFICATION': {
    is: [['A [NEEDS CLARIFICATION: how⏎long?] b', 'needs-clarification@1–2 [NEEDS CLARIFICATION: how long?]']],
    isNot: ['- [x] No [NEEDS CLARIFICATION] markers remain', '[NEEDS CLARIFICATION: …]', '- [ ] No TBD is left'],
  },
  'to be determined': {
    is: [
      ['The fee is to be⏎agreed with Finance.', 'tbx-phrase@1–2 to be agreed'],
      ['This needs further discussion.', 'tbx-phrase@1 needs further discussion'],
      ['To be designed during the pilot.', 'tbx-phrase@1 To be designed during the pilot'],
      ['Fees are paid. To be detailed in build; risks are listed.', 'tbx-phrase@1 To be detailed in build'],
      ['To be assessed.', 'tbx-phrase@1 To be assessed'],
      [
        'This section will be completed during the pilot, with figures.',
        'tbx-phrase@1 This section will be completed during the pilot, with figures',
      ],
      ['The price has not been decided yet.', 'undecided@1 has not been decided yet'],
      ['No decision has been made.', 'undecided@1 No decision has been made'],
      ['What it costs is not⏎yet decided.', 'undecided@1–2 is not yet decided'],
      ['Fees are under⏎  discussion.', 'undecided@1–2 are under discussion'],
      ['An open question is whether guests lend. x', 'undecided@1 An open question is whether guests lend'],
      ['- Not sure if guests need a desk.', 'undecided@1 Not sure if guests need a desk'],
      ['x. We’re not sure how guests pay', 'undecided@1 We’re not sure how guests pay'],
      [
        'Later we still have to decide whether guests lend. x',
        'undecided@1 we still have to decide whether guests lend',
      ],
      ['We need to decide whether guests⏎lend:⏎⏎- saws', 'undecided@1–2 We need to decide whether guests lend:'],
      ['The fees will be defined later.', 'tbx-phrase@1 will be defined later'],
      [
        'Fees will be decided in the following⏎iterations of this proposal, and tools as well.',
        'tbx-phrase@1–2 will be decided in the following iterations of this proposal',
      ],
      ['Errors will be documented in a follow-up PR.', 'tbx-phrase@1 will be documented in a follow-up PR'],
    ],
    isNot: [
      'to be determined by the user',
      'to be confirmed when paid',
      '| State | Next |⏎|-|-|⏎| To be confirmed | paid |',
      'The node will be determined later by the scheduler.',
      'The node will be determined later⏎by the scheduler.',
      'What is missing will be determined in the next iteration of the loop.',
      'Fees will be specified in the following document.',
      '# Non-goals⏎Fees will be defined later.',
      '# Future work⏎Fees will be defined in a later version.',
      'To be assessed, a tool has to be clean.',
      'A tool has to be assessed.',
      '- To be defined by the desk',
      'To be specified in `tools.yaml`',
      'When this section will be written nobody lends.',
      'Not sure which tool? Ask the desk.',
      'Ask whoever is not sure how to lend.',
      'The order is pending.',
      'What it costs is not⏎yet paid.',
      'If we still need to decide, the desk asks Ann.',
      'We need to decide quickly, so three votes are enough.',
      'To lend, we need to settle the fee first:⏎⏎- in cash',
      'Pods stay in Pending.',
    ],
  },
  'not specified': {
    is: [
      ['| Field | Default |⏎|---|---|⏎| size | not specified |', 'undecided@3 not specified'],
      ['Not yet decided.', 'undecided@1 Not yet decided'],
    ],
    isNot: ['If not specified, 25 is used.', 'It is intentionally not specified.', 'Shows “not defined” then.'],
  },
  'empty cells and rows': {
    is: [
      ['| Limit | Value |⏎|---|---|⏎| size | 3 |⏎| age | |', 'empty-cell@4 age'],
      ['x⏎⏎| Limit | Value |⏎|---|---|', 'empty-cell@3 Limit | Value'],
    ],
    isNot: [
      '| Limit | Note |⏎|---|---|⏎| size | |',
      '| May | Member | Desk |⏎|---|---|---|⏎| lend | | x |⏎| look | | |',
      '| A | B |⏎|---|---|⏎| **Group** | |⏎| a | b |',
    ],
  },
  brackets: {
    is: [
      ['[Describe the journey]', 'placeholder@1 [Describe the journey]'],
      ['[Describe the journey⏎and who takes it]', 'placeholder@1–2 [Describe the journey and who takes it]'],
      ['# A⏎x⏎⏎* Good, because [a reason]', 'placeholder@4 Good, because [a reason]'],
      ['**Why**: [Explain the worth]', 'placeholder@1 [Explain the worth]'],
      ['Members MUST [a capability, e.g. "lend"]', 'placeholder@1 [a capability, e.g. "lend"]'],
      ['It is in the list (INSERT LINK TO LIST).', 'placeholder@1 (INSERT LINK TO LIST)'],
      ['Run it (insert instructions on how).', 'placeholder@1 (insert instructions on how)'],
      ['Ask [insert the name here] at the desk.', 'placeholder@1 [insert the name here]'],
    ],
    isNot: [
      '[link text here]: x',
      '- [x] done',
      '- [P] a task',
      '`run [--fast]`',
      'Hello [Name]',
      'See [RFC 2119].',
      'Decided by:⏎[AI-01, DB-01]',
      'Members may write (insert, upsert, delete).',
      'The desk adds a row (insert a row into the list).',
      'It is told [insert name](names.md).',
    ],
  },
  'angle brackets': {
    is: [['<what the caller gets>', 'placeholder@1 <what the caller gets>']],
    isNot: ['A List<Order> comes.', '<details open>', '<https://a.b/?TBD>', '<br />', 'Type <file name> and go.'],
  },
  'curly brackets': {
    is: [
      ['Owner: {{owner}}', 'placeholder@1 {{owner}}'],
      ['{describe the limits}', 'placeholder@1 {describe the limits}'],
      ['**Input**: "$ARGUMENTS"', 'placeholder@1 $ARGUMENTS'],
    ],
    isNot: ['GET /orders/{id}', 'It says “Hello {{name}}”.', '{"a": 1}', 'The placeholder shows a name.'],
  },
  'forms of dates and numbers': {
    is: [
      ['# KEP-NNNN: Lending', 'placeholder@1 KEP-NNNN'],
      ['Date: YYYY-MM-DD', 'placeholder@1 YYYY-MM-DD'],
      ['| Date | Who |⏎|---|---|⏎| YYYY-MM-DD             | Ann |', 'placeholder@3 YYYY-MM-DD'],
      ['Lorem ipsum dolor', 'placeholder@1 Lorem ipsum'],
      ['# Your short title', 'placeholder@1 Your short title'],
    ],
    isNot: ['Dates are written YYYY-MM-DD here.', 'Mail to ann@example.com', 'Your title is shown.'],
  },
  'lists of open questions': {
    is: [
      [
        '# Open questions⏎- May guests lend?⏎- The name of the desk.',
        'open-question@2 May guests lend? | open-question@3 The name of the desk.',
      ],
      ['# A⏎x⏎⏎**Open question**: may guests lend?', 'open-question@4 Open question**: may guests lend?'],
      ['# Unresolved questions⏎⏎May guests lend?', 'open-question@3 May guests lend?'],
      [
        '# Concerns / open questions⏎1. To think of:⏎   * How long?⏎   * How many',
        'open-question@3 How long? | open-question@4 How many',
      ],
      [
        '# Edge cases⏎- What if it rains?⏎- How late is late?',
        'open-question@2 What if it rains? | open-question@3 How late is late?',
      ],
      ['# Open issues⏎## May guests lend?⏎Some say so.', 'open-question@2 May guests lend?'],
      [
        '# Open questions⏎- What becomes of loans that are closed, or lost?',
        'open-question@2 What becomes of loans that are closed, or lost?',
      ],
      ['# Open questions⏎- Which one?⏎  - A. the saw⏎  - B. the drill', 'open-question@2 Which one?'],
      ['# Open issues⏎## Guests⏎May they lend?', 'open-question@3 May they lend?'],
      [
        '# Open decisions⏎## Guests⏎We need to decide between a card and a key.',
        'open-question@3 We need to decide between a card and a key.',
      ],
      [
        '# Edge cases⏎- What if it rains?⏎- Late loans? The desk calls.⏎- How late is late?',
        'open-question@2 What if it rains? | open-question@4 How late is late?',
      ],
      ['# Plan⏎x⏎⏎Questions to settle:⏎- How long', 'open-question@5 How long'],
      ['# Unresolved questions⏎The name of the desk.', 'open-question@2 The name of the desk.'],
      ['# A⏎x⏎⏎| Question | Answer |⏎|---|---|⏎| How long? | |⏎| How many? | Three |', 'open-question@6 How long?'],
      ['# A⏎* **How long?**⏎⏎* **How many?**⏎⏎  Three', 'open-question@2 How long?'],
      ['# A⏎* **How long?**⏎  TBD⏎* **How many?**⏎  Three', 'open-question@2–3 How long?'],
      ['# A⏎**How long?**⏎⏎TODO: ask⏎⏎**How many?**⏎⏎Three', 'open-question@2–4 How long?'],
      ['# A⏎**How many?**⏎⏎Three.⏎⏎TBD', 'tbd@6 TBD'],
      ['# A⏎x⏎⏎**How is it seen?**⏎⏎- [ ] By numbers⏎  - Name:', 'open-question@4 How is it seen?'],
    ],
    isNot: [
      '# Open questions⏎None.',
      '# Open questions⏎- ~~May guests lend?~~',
      '# Open questions⏎- May guests lend? (RESOLVED)',
      '# Open questions⏎- [x] May guests lend?',
      '# Open questions⏎- **Q**: May guests lend?⏎  - **A**: No, never.',
      '# Open questions⏎- May guests lend?⏎  Resolved: they may not.',
      '# Design⏎Two questions lead us.⏎1. How long?⏎2. How many?',
      '# Motivation⏎- Was it broken?⏎- The tool is asked for.',
      '# Answers⏎- May guests lend?⏎- No, they may not.⏎- How long?⏎- Three days.',
      '# Answers⏎- May guests lend?⏎  They may not.⏎- How long?⏎⏎  Three days.⏎- Three at most.',
      '# Answers⏎- Three at most.⏎- Saws are lent.⏎- How long?',
      '# Open decisions⏎## Guests⏎They need a card.',
      '# Open source⏎- The code is free.',
      '# Open questions⏎All of them have been resolved.',
      '# Open questions⏎- How long is too long?⏎  → three days',
      '# Open questions⏎See [the list](list.md).',
      '# Open questions⏎- What parts of this proposal do you expect to settle later?',
    ],
  },
  'unresolved blocks': {
    is: [
      ['# A⏎<<[UNRESOLVED @ann ]>>⏎How long is TBD.⏎<<[/UNRESOLVED]>>⏎x', 'unresolved-block@2–4 How long is TBD.'],
      ['<<[UNRESOLVED are usernames kept?]>>⏎x⏎<<[/UNRESOLVED]>>', 'unresolved-block@1–3 x'],
      ['```⏎<<[UNRESOLVED fees]>>⏎x⏎<<[/UNRESOLVED]>>⏎```', 'unresolved-block@2–4 x'],
    ],
    isNot: [
      '```⏎<<[UNRESOLVED optional short context or usernames ]>>⏎Stuff.⏎<<[/UNRESOLVED]>>⏎```',
      '<!--⏎<<[UNRESOLVED x]>>⏎y⏎<<[/UNRESOLVED]>>⏎-->',
    ],
  },
  'boxes to tick': {
    is: [['# Open questions⏎- [ ] May guests lend', 'open-question@2 May guests lend']],
    isNot: ['# Tasks⏎- [ ] Build the desk', '# Open questions⏎- [x] May guests lend'],
  },
};

describe.each(Object.entries(ROWS))('%s', (_, { is, isNot }) => {
  test.each(is)('%j is a mark', (text, found) => {
    expect(marks(text)).toBe(found);
  });
  test.each(isNot)('%j is none', (text) => {
    expect(marks(text)).toBe('');
  });
});

test('a mark belongs to the point it stands in', () => {
  const { marks: found } = read('TBD⏎⏎# A⏎x⏎## 2. B⏎TBD⏎');
  expect(found.map(({ point }) => point)).toEqual([null, '2']);
});

test.each([
  ['TODO(ann): x', 'ann', undefined],
  ['TODO(Ann Lee, 2031-04-05): x', 'Ann Lee', '2031-04-05'],
  ['The fee is TBD (owner: Ann Lee, by 2031-04-05).', 'Ann Lee', '2031-04-05'],
  ['The fee is TBD, @ann decides.', 'ann', undefined],
  ['<<[UNRESOLVED @ann]>>⏎x⏎<<[/UNRESOLVED]>>', 'ann', undefined],
  ['# Open questions⏎- How long? (assignee: bo)', 'bo', undefined],
  ['| Question | Answer | Owner | Due |⏎|-|-|-|-|⏎| How long? | | @ann | 2031-04-05 |', 'ann', '2031-04-05'],
  ['# A⏎**How long?**⏎⏎TBD (owner: bo)', 'bo', undefined],
  ['TODO(later): x', undefined, undefined],
  ['The fee is TBD. Mail ann@example.com.', undefined, undefined],
  ['The fee is TBD (see 2031-44-05).', undefined, undefined],
])('%j names %s and %s', (text, owner, due) => {
  const [mark] = read(text).marks;
  expect([mark?.owner, mark?.due]).toEqual([owner, due]);
});

test('the front matter names a document, where no title opens it, and to whom it belongs', () => {
  expect(read('---⏎title: "Lending"⏎---⏎## A').title).toBe('Lending');
  expect(read('---⏎title: Lending⏎---⏎# A').title).toBe('A');
  expect(read('---⏎authors:⏎  - "@ann"⏎  - Bo Lee <bo@x>⏎owner: [cy, TBD]⏎---⏎# A').owners).toEqual([
    'ann',
    'Bo Lee',
    'cy',
  ]);
  expect(read('# A⏎owner: ann').owners).toBeUndefined();
});
