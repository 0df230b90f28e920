import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpec } from './read.ts';
import { openSurvey } from './survey.ts';

/** The statuses of each document's sections, the title left out, read as one family. */
function statuses(texts: readonly string[], templates: readonly string[] = []): readonly string[] {
  const survey = openSurvey(templates.map((text, index) => ({ path: `t${index}.md`, text })));
  for (const [index, text] of texts.entries()) survey.add({ path: `${index}.md`, text });
  return [...survey.readings()].map(({ points }) =>
    points
      .slice(1)
      .map(({ status, unsaid }) => (unsaid ? `${status} ${unsaid}` : status))
      .join(', '),
  );
}

/** A document of a family: its own words in every section but the last, which is as given. */
const doc = (name: string, last: string) =>
  `# ${name}\n\n## Purpose\n${name} lends ${name.length} things to ${name} people every day.\n\n## Rollback\n${last}\n`;
const LEFT = 'Operators are told beforehand how the change is taken back and what remains afterwards.';

describe('lines that documents of a family share', () => {
  it('say nothing where enough of them have them under the same title', () => {
    const texts = [
      doc('Saws', LEFT),
      doc('Ladders', LEFT),
      doc('Drills', LEFT),
      doc('Glue', 'The old desk is put back.'),
    ];
    expect(statuses(texts)).toEqual([
      'answered, unanswered template',
      'answered, unanswered template',
      'answered, unanswered template',
      'answered, answered',
    ]);
  });

  it('are found however they are wrapped and marked up', () => {
    const wrapped = LEFT.replace(' and ', '\n*and* ').toUpperCase();
    expect(statuses([doc('Saws', LEFT), doc('Ladders', wrapped), doc('Drills', `${LEFT}\n`)])[1]).toBe(
      'answered, unanswered template',
    );
  });

  it('are left aside where something of one’s own stands beside them', () => {
    const own = `${LEFT}\n\nThe old desk is put back.`;
    expect(
      statuses([doc('Saws', LEFT), doc('Ladders', LEFT), doc('Drills', LEFT), doc('Glue', own)])[3],
    ).toBe('answered, answered');
    expect(
      statuses([
        doc('Saws', LEFT),
        doc('Ladders', LEFT),
        doc('Drills', LEFT),
        doc('Glue', `${LEFT}\n\nTBD`),
      ])[3],
    ).toBe('answered, unanswered template');
    expect(
      statuses([
        doc('Saws', LEFT),
        doc('Ladders', LEFT),
        doc('Drills', LEFT),
        doc('Glue', `${LEFT}\n\nN/A`),
      ])[3],
    ).toBe('answered, not-applicable');
  });

  it.each([
    ['two documents only', [doc('Saws', LEFT), doc('Ladders', LEFT)]],
    [
      'another title',
      ['A', 'B', 'C'].map((title) => doc('Saws', LEFT).replace('Rollback', title).replaceAll('Saws', title)),
    ],
    [
      'answers in few words',
      ['Saws', 'Ladders', 'Drills'].map((name) => doc(name, 'No, nothing new is stored at all.')),
    ],
    [
      'a licence',
      ['Saws', 'Ladders', 'Drills'].map((name) => doc(name, LEFT).replace('Rollback', 'Licence')),
    ],
  ])('mean nothing: %s', (_, texts) => {
    expect(new Set(statuses(texts))).toEqual(new Set(['answered, answered']));
  });

  it('say nothing in documents that hold hardly anything else', () => {
    const lines = ['Fees', 'Tools', 'Hours', 'Rooms', 'Keys', 'Cards'];
    const form = lines.map(
      (line) =>
        `## ${line}\nThe ${line.toLowerCase()} are told to all members beforehand by whoever keeps them.\n`,
    );
    const texts = ['Saws', 'Ladders', 'Drills', 'Glue'].map(
      (name) => `# ${name}\n\n## Purpose\n${name} are lent.\n\n${form.join('\n')}`,
    );
    const read = statuses(texts);
    expect(new Set(read)).toEqual(new Set([`answered${', unanswered template'.repeat(6)}`]));
  });

  it('mean nothing where the documents are versions of one', () => {
    const text = doc('Saws', LEFT).repeat(1);
    const versions = ['', '\n', '\n\nA word more.\n', '\n\nOne more word.\n'].map((end) => text + end);
    expect(new Set(statuses(versions))).toEqual(new Set(['answered, answered']));
  });
});

describe('a template that is given', () => {
  const TEMPLATE = `# Name\n\n## Purpose\n<!-- Say in one sentence whom it serves and how. -->\n\n## Rollback\n${LEFT}\n`;

  it('makes its own lines say nothing', () => {
    expect(statuses([doc('Saws', LEFT)], [TEMPLATE])).toEqual(['answered, unanswered template']);
    expect(statuses([doc('Saws', 'It is put back.')], [TEMPLATE])).toEqual(['answered, answered']);
  });

  it('is known under another title where its sentence is long, and without its comment signs', () => {
    const moved = `# A\n\n## Way back\n${LEFT}\n\n## Purpose\nSay in one sentence whom it serves and how.\n`;
    expect(statuses([moved], [TEMPLATE])).toEqual(['unanswered template, unanswered template']);
  });

  it('is named where it shares no title with any document', () => {
    const survey = openSurvey([
      { path: 'a.md', text: TEMPLATE },
      { path: 'b.md', text: '# X\n\n## Nothing in common\n' },
    ]);
    survey.add({ path: '1.md', text: doc('Saws', LEFT) });
    expect(survey.strangers()).toEqual(['b.md']);
  });
});

it('one document is read as it is read alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('# A', '## B', 'TBD', 'x is y.', '- q?', '', LEFT)), (lines) => {
      const text = lines.join('\n');
      const survey = openSurvey([]);
      survey.add({ path: 'a.md', text });
      expect([...survey.readings()]).toEqual([readSpec(text, 'a.md')]);
    }),
  );
});
