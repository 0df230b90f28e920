import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import { minutesOf } from './minutes-of.ts';
import { minutesText } from './minutes-text.ts';
import { speakersWords } from './minutes-words.ts';

const PROBLEM = 'purpose.problem';

function textOf({ snapshot }: Pick<Story, 'snapshot'>, id = 'walk-0001'): string {
  const minutes = minutesOf(snapshot, id);
  if (!minutes) throw new Error(`There is no ${id}.`);
  return minutesText(minutes);
}

/** What is under a head. */
function under(head: string, text: string): string {
  return (
    text
      .split('\n## ')
      .find((part) => part.startsWith(`${head}\n`))
      ?.slice(head.length)
      .trim() ?? ''
  );
}

const SMALL = story()
  .start('walk-0001', { title: 'Finance & *friends*', groups: ['Finance'] })
  .joined(ANN)
  .moment({ happened: 'shown', place: `/points/1?q=${PROBLEM}` })
  .moment({ happened: 'put', question: PROBLEM, hidden: true, names: 'free' })
  .said(ANN, PROBLEM, 'Bills go out late.')
  .saidWithoutName(PROBLEM, 'Nothing | goes wrong')
  .reaction(KIM, 'fact-0004', 'reservation', 'Not *all* bills.')
  .said(BOB, PROBLEM, { says: 'unknown', who: 'Dora' })
  .decided(PROBLEM, 'Bills go out late.')
  .ended();

test('who was there and what was said, as a person reads it, with what people typed as plain text', () => {
  const text = textOf(SMALL);
  expect(text.slice(0, text.indexOf('\n## '))).toBe(`# Minutes: Finance & \\*friends\\*

2026-11-22 09:00 to 09:09 UTC, 9 minutes of 60 planned; led by Kim (Product).

Written by Specwalk from \`questions/\`. Change the facts, not this file.
`);
  expect(under('Who was there', text)).toBe(`| Name | Speaks for | As | Arrived (UTC) |
| --- | --- | --- | --- |
| Kim | Product | facilitator | 09:00 |
| Ann | Finance | stakeholder | 09:01 |
| Bob | Operations |  |  |`);
  expect(
    under('Decided', text),
  ).toBe(`### What goes wrong today, for whom, and how often? ([purpose.problem](../../purpose.problem/question.md))

Asked of everybody, with answers hidden until the reveal, with or without a name.

**Decided by Kim (Product)**, based on what Ann (Finance) said. Against: one anonymous person.

> Bills go out late.

Ann (Finance) gave this answer.

- Kim (Product) agrees with a reservation: “Not \\*all\\* bills.”

Anonymous:

> Nothing \\| goes wrong

- Bob (Operations) does not know; ask Dora.`);
});

test('what people said when hidden answers were shown, and what they say since, each as it was said', () => {
  const hidden = story()
    .start('walk-0001')
    .moment({ happened: 'put', question: PROBLEM, hidden: true, names: 'signed' })
    .said(ANN, PROBLEM, 'Nothin.')
    .said(BOB, PROBLEM, 'Bills go out late.');
  const shown = hidden.said(ANN, PROBLEM, 'Nothing.', 'fact-0002').moment({ happened: 'revealed', question: PROBLEM });
  const since = shown
    .said(ANN, PROBLEM, 'Too much.', 'fact-0004')
    .said(ANN, PROBLEM, 'Bills get lost.', 'fact-0006')
    .reaction(BOB, 'fact-0007', 'reservation', 'Some.');
  const text = under('Said, not decided', textOf(since));
  expect(text.slice(text.indexOf('Ann'))).toBe(`Ann (Finance) said:

> Bills get lost.

- Bob (Operations) agrees with a reservation: “Some.”

- Before that, Ann (Finance): Nothin.
- At the reveal, Bob (Operations): Bills go out late.
- At the reveal, Ann (Finance): Nothing.
- Before that, Ann (Finance): Too much.`);
});

test('the closing word is in it, as plain text', () => {
  const told = story().start('walk-0001').moment({ happened: 'ended', text: 'Thank *you* all.\nSee you in May.' });
  expect(textOf(told)).toContain('\n\n> Thank \\*you\\* all.\\\n> See you in May.\n\n');
});

/** What somebody does next in a random story, to one of the answers so far where it needs one. */
const deed = fc.record({
  who: fc.constantFrom(ANN, BOB, KIM),
  does: fc.constantFrom('says', 'corrects', 'agrees', 'disagrees', 'decides'),
  value: fc.constantFrom('30 minutes.', '4 hours.', '1 day.'),
  at: fc.nat({ max: 5 }),
});

test('nobody is named as against what was decided whose last word agrees with it', () => {
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
      let told = story().start('walk-0001');
      /** What each said last: the value that they are for. */
      const last = new Map<string, string>();
      const answers: { readonly id: string; readonly by: string; readonly value: string }[] = [];
      for (const { who, does, value, at } of deeds) {
        const own = answers.findLast(({ by }) => by === who.name);
        const other = answers[at % Math.max(1, answers.length)];
        if (does === 'says' || does === 'corrects') {
          told = told.said(who, PROBLEM, value, does === 'corrects' ? own?.id : undefined);
          answers.push({ id: told.last, by: who.name, value });
          last.set(who.name, value);
        } else if (does === 'decides') {
          told = told.decided(PROBLEM, value, who);
          last.set(who.name, value);
        } else if (other) {
          told = told.reaction(who, other.id, does === 'agrees' ? 'agree' : 'disagree', 'So.');
          if (does === 'agrees') last.set(who.name, other.value);
          else if (last.get(who.name) === other.value) last.delete(who.name);
        }
      }
      const minutes = minutesOf(told.snapshot, 'walk-0001');
      const talk = minutes?.discussions.find(({ view }) => view.question.id === PROBLEM);
      const result = talk?.view.decision?.result;
      const decided = result && 'value' in result ? result.value : null;
      const text = minutes ? minutesText(minutes) : '';
      for (const { name, role } of [ANN, BOB, KIM]) {
        if (decided === null || last.get(name) !== decided) continue;
        expect(talk?.against.map(({ by }) => by.name)).not.toContain(name);
        expect(text).not.toMatch(new RegExp(`Against: [^\\n]*${name} \\(${role}\\)`));
        const sides = talk?.positions.filter(({ reply }) => reply.says === 'value' && reply.value !== decided) ?? [];
        expect(sides.flatMap(({ by }) => by.map((one) => one.by.name))).not.toContain(name);
      }
      expect(text.includes('Against: ')).toBe((talk?.against.length ?? 0) > 0);
      if (talk && talk.against.length > 0) expect(text).toContain(`Against: ${speakersWords(talk.against)}.`);
    }),
    { numRuns: 150 },
  );
});

test('of whoever does not know it says so, and who else could', () => {
  const ott = { name: 'Ott', role: 'sponsor' };
  const text = textOf(story().start('walk-0001').said(ott, PROBLEM, { says: 'pass' }).ended());
  expect(under('Still open', text)).toContain('- Ott (sponsor) does not know; end user and support could.');
});

test('what it changed is a comparison that plain Markdown shows, whatever backticks people type', () => {
  const text = under(
    'What changed in the specification',
    textOf(story().start('walk-0001').decided(PROBLEM, '```\nno way out\n```').ended()),
  );
  const [fence = ''] = /`{3,}(?=diff\n)/.exec(text) ?? [];
  const body = text.slice(text.indexOf('diff\n'), text.lastIndexOf(fence));
  expect(body).toMatch(/^\+/m);
  expect(body).not.toContain(fence);
});

test('assumed, put off and closed ones stand under their own heads with the day, the owner, the reason', () => {
  const text = textOf(
    story()
      .start('walk-0001')
      .decided(PROBLEM, { outcome: 'assumed', value: 'Late bills.', revisit: '2027-01-31' })
      .decided('purpose.groups', { outcome: 'deferred', owner: 'Dora', until: '2026-12-01' })
      .decided('purpose.obligations', { outcome: 'not-applicable', reason: 'No law.' })
      .parked('who-pays-1a2b3c')
      .ended(),
  );
  expect(under('Assumed', text)).toContain('Assumed by Kim (Product), to be checked again on 2027-01-31');
  expect(under('Put off', text)).toContain('Put off by Kim (Product): Dora answers by 2026-12-01');
  expect(under('Does not apply', text)).toContain('Marked as not applicable by Kim (Product): No law**.');
  expect(under('Parked for later', text)).toContain('What about who-pays-1a2b3c?');
  expect(under('To do', text)).toMatch(/^- Dora\n {2}- .+put off to them by Kim, by 2026-12-01$/);
});

const QUESTIONS = [PROBLEM, 'purpose.groups', 'screens.inventory', 'entities.records', 'later-1a2b3c'];
const SPEAKERS = [KIM, ANN, BOB];
/** One step of a meeting; it is left out where what it is about does not exist. */
const step = fc.record({
  does: fc.constantFrom(
    'said',
    'unnamed',
    'stance',
    'decided',
    'deferred',
    'parked',
    'started',
    'ended',
    'shown',
    'put',
  ),
  by: fc.constantFrom(...SPEAKERS),
  question: fc.constantFrom(...QUESTIONS),
  words: fc.constantFrom('Yes.', 'No.', 'Tool', 'Bills `late`'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function on(told: Story, { does, by, question, words }: Step, at: number): Story {
  const asked = told.facts.find((fact) => fact.fact === 'question' && fact.id === question);
  const isTable = asked?.fact === 'question' && asked.shape.shape === 'table';
  const value = isTable ? [[words, ...asked.shape.columns.slice(1).map(() => '')]] : words;
  const walks = told.facts.some((fact) => fact.fact === 'walkthrough' && isOn(told, fact.id));
  const answer = told.facts.findLast((fact) => fact.fact === 'response');
  const ways: Readonly<Record<Step['does'], () => Story>> = {
    said: () => (asked ? told.said(by, question, { says: 'value', value }) : told),
    unnamed: () => (asked && walks ? told.saidWithoutName(question, value) : told),
    stance: () => (answer ? told.reaction(by, answer.id, 'disagree', words) : told),
    decided: () => (asked ? told.decided(question, { outcome: 'decided', value }) : told),
    deferred: () => (asked ? told.decided(question, { outcome: 'deferred', owner: words, until: '2026-12-01' }) : told),
    parked: () =>
      told.facts.some((fact) => fact.fact === 'question' && fact.id === 'later-1a2b3c')
        ? told
        : told.parked('later-1a2b3c', by),
    started: () => (walks ? told : told.start(`walk-later-${at}`)),
    ended: () => (walks ? told.ended() : told),
    shown: () => (walks ? told.moment({ happened: 'shown', place: `/questions/${question}` }) : told),
    put: () => (walks && asked ? told.moment({ happened: 'put', question, hidden: true, names: 'free' }) : told),
  };
  return ways[does]();
}

function isOn({ facts }: Story, walk: string): boolean {
  return !facts.some((fact) => fact.fact === 'moment' && fact.walkthrough === walk && fact.what.happened === 'ended');
}

const steps = fc.array(step, { maxLength: 12 });

test('the minutes of an ended walkthrough stay what they are, whatever is said later', () => {
  fc.assert(
    fc.property(steps, steps, steps, (before, during, after) => {
      const begun = before.reduce(on, story());
      const idle = begun.facts.every((fact) => fact.fact !== 'walkthrough' || !isOn(begun, fact.id));
      fc.pre(idle);
      const ended = during
        .filter(({ does }) => does !== 'ended')
        .reduce(on, begun.start('walk-0001'))
        .ended();
      const later = after.reduce((told, one, at) => on(told, one, at + 100), ended);
      expect(textOf(later)).toBe(textOf(ended));
    }),
    { numRuns: 60 },
  );
});

test('what was said without a name leaves no trace of who, when or from where', () => {
  fc.assert(
    fc.property(steps, (during) => {
      const told = during.filter(({ does }) => does !== 'ended').reduce(on, story().start('walk-0001'));
      const text = textOf(told);
      const minutes = minutesOf(told.snapshot, 'walk-0001');
      for (const fact of told.facts) {
        if (fact.fact !== 'response' || !fact.anonymous) continue;
        expect(text).not.toContain(fact.id);
        expect(text).not.toContain(fact.anonymous.seal);
        expect(minutes?.people.map(({ name }) => name)).not.toContain(fact.by.name);
        expect(minutes?.next.tasks.flatMap(({ tasks }) => tasks.map(({ said }) => said?.name))).not.toContain(
          fact.by.name,
        );
      }
    }),
    { numRuns: 60 },
  );
});
