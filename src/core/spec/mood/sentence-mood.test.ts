import { describe, expect, test } from 'vitest';
import { readSpec } from '../read.ts';
import { withoutNothing } from './says-nothing.ts';

/** Status of a section with this body, and why it says nothing; `⏎` is a line break. */
const status = (body: string, title = 'Checks') => {
  const [, point] = readSpec(`# T\n\n## ${title}\n${body.replaceAll('⏎', '\n')}\n`, 'S').points;
  return [point?.status, point?.unsaid].filter(Boolean).join(' ');
};

describe('text that speaks to the author', () => {
  test.each([
    ['Describe how this is checked.'],
    ['Briefly explain why the desk is needed, and for whom.'],
    ['List the risks of this proposal. How are they met?'],
    ['What could go wrong? Who would notice?'],
    ['Why should we *not* build it?'],
    ['This section should tell the reader what is checked.'],
    ['**Note:** *Section not required before the first release.*⏎⏎TBD'],
    [
      'Use this section if you need a room.⏎⏎Examples include a hall, a desk, or chairs.⏎⏎Listing these here lets others prepare.',
    ],
    ['One paragraph that says what changes.'],
    ['Pick one of these and delete the rest.⏎⏎- [ ] By hand⏎  - Who does it:⏎- [ ] By a machine⏎  - Name:'],
    ['(Optional) Add more stories as needed below.'],
    [
      '[Say in plain words what is checked]⏎⏎**Why**: [Explain the worth]⏎⏎1. **Given** [a state], **When** [an action], **Then** [an outcome]',
    ],
    [
      '- **R-1**: Members MUST [capability, e.g., "lend"]⏎- **R-2**: Members MUST be able to [key interaction, e.g., "return"]',
    ],
    ['- What happens when [limit is met]?'],
    ['<describe the checks>'],
    ['- Persona A:⏎- Persona B: …'],
    ['Chosen: "{title of option 1}", because {reasons for it}.'],
    ['- **R-1**: [NEEDS CLARIFICATION: how long?]'],
    ['`<part>`: `<day>`'],
    ['_To be filled once the desk is open._'],
    ['Consider the following when checking the desk:⏎- Fees⏎- Old tools'],
    ['All proposals must include a section that tells how members are told.'],
    ['```js⏎// TODO⏎```'],
    ['Detail the tools that members will be able to lend.'],
    ['Include as much detail as members need.'],
    ['This might be a good place to talk about tools.'],
    ['What are some important details that the desk should know.'],
    ['How do we pay for *the desk*.'],
    ['What are the drawbacks of the desk if⏎other desks are presented.'],
    ['This section might not always exist.'],
    ['If an RFC does not know what it costs, it can give a range.'],
    ['If your proposal does not change the fees, you may omit them.'],
    ['The reason this decision or document is needed.'],
    ['Please refer to the [guidelines](a.md) for how members are told.'],
    ['Please see https://a.b when you write it.'],
    ['Please read the rules.'],
    ['Clearly define what lending means by a link to the law.'],
    ['Consider the following when naming tools:⏎- Names - `saw`, `drill`⏎- [`old`, `new` tools][names]'],
    ['* **How is it seen?**⏎  - [ ] By numbers⏎    - Name:⏎  - [ ] By hand⏎    - Details:'],
  ])('%j says nothing', (body) => {
    expect(status(body)).toMatch(/^unanswered (?:instructions|open|empty)$/);
  });

  test('an instruction likes to name its own section', () => {
    expect(status('What was done when should be kept in `Past of the desk`.', 'Past of the desk')).toBe(
      'unanswered instructions',
    );
  });

  test.each([
    ['Remove the old desk.'],
    ['Describe table shows the columns.'],
    ['List all orders.'],
    ['Provide a list of tools to members.'],
    ['- Define a common form⏎- Document the way to lend', 'Goals'],
    ['- Explain fees to members', 'Non-goals'],
    ['Why do members leave? They cannot find the desk.'],
    ['Here is the desk.'],
    ['Not required for guests. Members must show a card.'],
    ['None for guests; members may lend three tools a day.'],
    ['To be completed by the member within 14 days.'],
    ['- Pending⏎- Later⏎- Open'],
    ['The goal is to give every member a key of their own.'],
    ['WIP in [the plan of May](plan.md).'],
    ['- Fees:⏎  - three euros'],
    ['> Every member who has lent a saw in May brings it back before the first of June at noon.'],
    ['> [!NOTE]⏎> Three saws at most.'],
    ['```sh⏎lend saw⏎```'],
    ['**How?**⏎```sh⏎lend saw⏎```'],
    ['This section is short: members lend three tools.⏎⏎Guests lend one.'],
    ['For example, a saw is lent for 3 days.'],
    ['Returns [a list of tools] within 20 ms to whoever asks.'],
    ['See [the rules].'],
    ['- [ ] Build the desk⏎- [ ] Paint it'],
    ['- [x] By hand⏎  - Who does it:'],
    ['**Given** a member, **When** they lend, **Then** a saw is gone'],
    ['Detail pages show the tools.'],
    ['This might be a good desk.'],
    ['What is needed is a desk.'],
    ['What is the fee of guests is told at the desk if they ask.'],
    ['If a proposal does not reach three votes, it is closed.'],
    ['If a document does not exist, members may write it.'],
    ['The reason this decision is needed is the rain.'],
    ['Please refer to [the plan](plan.md).'],
    ['Please see the plan (https://a.b/plan).'],
    ['Please refer to the parent KEP-1234 for the fees.'],
    ['What the members see are saws.'],
    ['Which are the tools that we lend is told at the desk.'],
    ['- Define what lending means to members', 'Goals'],
    ['Consider the following limits:⏎- `SAWS`: as many as a member carries'],
    ['Consider the following limits:⏎- Three saws at once, in 2 rooms'],
    ['* **How is it seen?**⏎  - [x] By numbers⏎    - Name:'],
    ['* **How is it seen?**⏎  - [ ] By numbers⏎    - Name: saws lent'],
    ['* **What is to do?**⏎  - [ ] Build the desk⏎  - [ ] Paint it'],
  ] as readonly (readonly string[])[])('%j says something', (body = '', title) => {
    expect(status(body, title)).toBe('answered');
  });

  test.each([
    ['**How long?**⏎⏎N/A⏎⏎**How many?**⏎⏎None', 'not-applicable'],
    ['* **Is it fast?**⏎⏎No', 'answered'],
    ['* **Is it fast?**⏎⏎* **How many?**⏎⏎Three', 'partial'],
    ['* **Is it fast?**⏎* **How many?**', 'unanswered open'],
    ['* **Is it fast?**⏎  - [ ] By numbers⏎    - Name:⏎* **How many?**⏎  - Three', 'partial'],
    ['There are three.⏎⏎How long is too long? Describe the limit.', 'answered'],
  ])('questions in bold are asked, and %j is %s', (body, expected) => {
    expect(status(body)).toBe(expected);
  });
});

test.each([['None?'], ['I cannot think of any.'], ['No known drawbacks.'], ['There are no drawbacks at this time.']])(
  '%j is none of what is asked',
  (body) => {
    expect(status(body, 'Drawbacks')).toBe('not-applicable');
  },
);

describe('a section that says nothing tells why', () => {
  test.each([
    ['', 'unanswered empty'],
    ['<!-- say what is checked -->', 'unanswered empty'],
    ['TBD', 'unanswered open'],
    ['See open questions.', 'unanswered open'],
    ['What is checked?', 'unanswered instructions'],
  ])('%j is %s', (body, expected) => {
    expect(status(body)).toBe(expected);
  });
});

test.each([
  ['Does this keep what members lend?', 'answered'],
  ['Does this keep what members lend', 'answered'],
  ['Do nothing', 'not-applicable'],
  ['What this keeps', 'not-applicable'],
])('a bare “No” answers a title that asks for it, with its mark or without: %s is %s', (title, expected) => {
  expect(status('No', title)).toBe(expected);
});

describe('beside what was decided', () => {
  test.each([
    ['Nothing specific is shown. No purpose and no user is known.', ''],
    ['TBD\n\nRed.\n \nNobody has decided this yet.\n\n> “tbd”', 'Red.\n\n> “tbd”'],
    ['No fee is known to Ann.', 'No fee is known to Ann.'],
  ])('%j reads %j', (text, reads) => {
    expect(withoutNothing(text)).toBe(reads);
  });
});
