import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCorpusStats } from './corpus-stats.ts';
import { readSpec } from './read.ts';

/** The statuses of each document's sections, the title left out, read as one family. */
function statuses(texts: readonly string[], templates: readonly string[] = []): readonly string[] {
  const corpus = openCorpusStats(templates.map((text, index) => ({ path: `t${index}.md`, text })));
  for (const [index, text] of texts.entries()) corpus.add({ path: `${index}.md`, text });
  return [...corpus.readings()].map(({ points }) =>
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
  test('say nothing where enough of them have them under the same title', () => {
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

  test('are found however they are wrapped and marked up', () => {
    const wrapped = LEFT.replace(' and ', '\n*and* ').toUpperCase();
    expect(statuses([doc('Saws', LEFT), doc('Ladders', wrapped), doc('Drills', `${LEFT}\n`)])[1]).toBe(
      'answered, unanswered template',
    );
  });

  test('are left aside where something of one’s own stands beside them', () => {
    const own = `${LEFT}\n\nThe old desk is put back.`;
    expect(statuses([doc('Saws', LEFT), doc('Ladders', LEFT), doc('Drills', LEFT), doc('Glue', own)])[3]).toBe(
      'answered, answered',
    );
    expect(
      statuses([doc('Saws', LEFT), doc('Ladders', LEFT), doc('Drills', LEFT), doc('Glue', `${LEFT}\n\nTBD`)])[3],
    ).toBe('answered, unanswered template');
    expect(
      statuses([doc('Saws', LEFT), doc('Ladders', LEFT), doc('Drills', LEFT), doc('Glue', `${LEFT}\n\nN/A`)])[3],
    ).toBe('answered, not-applicable');
  });

  test.each([
    ['two documents only', [doc('Saws', LEFT), doc('Ladders', LEFT)]],
    [
      'another title',
      ['A', 'B', 'C'].map((title) => doc('Saws', LEFT).replace('Rollback', title).replaceAll('Saws', title)),
    ],
    [
      'answers in few words',
      ['Saws', 'Ladders', 'Drills'].map((name) => doc(name, 'No, nothing new is stored at all.')),
    ],
    ['a licence', ['Saws', 'Ladders', 'Drills'].map((name) => doc(name, LEFT).replace('Rollback', 'Licence'))],
  ])('mean nothing: %s', (_, texts) => {
    expect(new Set(statuses(texts))).toEqual(new Set(['answered, answered']));
  });

  test('say nothing in documents that hold hardly anything else', () => {
    const lines = ['Fees', 'Tools', 'Hours', 'Rooms', 'Keys', 'Cards'];
    const form = lines.map(
      (line) => `## ${line}\nThe ${line.toLowerCase()} are told to all members beforehand by whoever keeps them.\n`,
    );
    const texts = ['Saws', 'Ladders', 'Drills', 'Glue'].map(
      (name) => `# ${name}\n\n## Purpose\n${name} are lent.\n\n${form.join('\n')}`,
    );
    const read = statuses(texts);
    expect(new Set(read)).toEqual(new Set([`answered${', unanswered template'.repeat(6)}`]));
  });

  test('mean nothing where the documents are versions of one', () => {
    const text = doc('Saws', LEFT).repeat(1);
    let seen = 0;
    const versions = ['', '\n', '\n\nA word more.\n', '\n\nOne more word.\n'].map((end) => text + end);
    expect(new Set(statuses(versions))).toEqual(new Set(['answered, answered']));
    const lists = [1, 2, 3, 4].map((version) =>
      text.replace(
        'every day.',
        `every day.\n${'- Tool\n'.repeat(24)}`.replace(/Tool/g, () => `Tool ${version}${seen++}`),
      ),
    );
    expect(new Set(statuses(lists))).toEqual(new Set(['answered, answered']));
  });
});

describe('lines of hardly a word', () => {
  const LEAD = 'Consider how much of the change is ready, in each of these stages.';
  const form = (lead: string, ...items: readonly string[]) =>
    `${lead}\n\n${items.map((item) => `- ${item}\n`).join('')}`;
  const NAMES = ['Saws', 'Ladders', 'Drills', 'Glue', 'Chairs', 'Tables', 'Hammers'];
  const family = (...lasts: readonly string[]) => statuses(lasts.map((last, index) => doc(NAMES[index] ?? '', last)));

  test('say nothing behind a line of the template that speaks to the author', () => {
    const left = form(LEAD, 'Maturity levels', 'Old tools');
    expect(new Set(family(left, left, left))).toEqual(new Set(['answered, unanswered template']));
    expect(family(left, left, left, form(LEAD, 'Maturity levels', 'Old tools', 'The desk is open.'))[3]).toBe(
      'answered, answered',
    );
  });

  test.each([
    ['two documents have them', [form(LEAD, 'Add tests'), form(LEAD, 'Add tests'), form(LEAD)]],
    ['no line before them speaks to the author', Array.from({ length: 3 }, () => form('', 'Unit tests'))],
    [
      'many have the line before them, and few have them',
      [...Array.from({ length: 3 }, () => form(LEAD, 'Unit tests')), ...Array.from({ length: 4 }, () => form(LEAD))],
    ],
    ['they answer', Array.from({ length: 3 }, () => form(LEAD, 'Unchanged'))],
  ])('are their authors’ where %s', (_, lasts) => {
    expect(family(...lasts)[0]).toBe('answered, answered');
  });
});

describe('marks in lines that documents share', () => {
  /** The marks of the first document. */
  const marksOf = (...lasts: readonly string[]) => {
    const corpus = openCorpusStats([]);
    for (const [index, last] of lasts.entries())
      corpus.add({ path: `${index}.md`, text: doc(['Saws', 'Ladders', 'Drills'][index] ?? '', last) });
    return [...corpus.readings()][0]?.marks.map(({ text }) => text);
  };
  const BLANK = '- [name of whoever is told]\n';
  const ASKED = '**How is the change taken back?**\n';

  test('are not marked again where the section as a whole is the gap', () => {
    const left = `${LEFT}\n\n${BLANK}\n${ASKED}`;
    expect(marksOf(left, left, left)).toEqual([]);
    expect(marksOf(BLANK, BLANK, BLANK)).toEqual([]);
  });

  test('are marked where an author says something beside them, and where they are signs', () => {
    const left = `${LEFT}\n\n${ASKED}`;
    const own = `${left}\n**Who is told?**\n\nAll who keep the saws.\n`;
    expect(marksOf(own, left, left)).toEqual(['How is the change taken back?']);
    const open = `${LEFT} Fees are TBD.`;
    expect(marksOf(open, open, open)).toEqual(['TBD']);
  });

  test('leave a section as it is that says nothing with them', () => {
    const lead = 'Consider the following before the change is taken back:';
    const form = (topic: string) => doc('Saws', `${lead}\n\n- ${topic}\n${BLANK}`);
    const texts = [form('Fees of guests'), ...['Ladders', 'Drills'].map((name) => doc(name, `${lead}\n\n${BLANK}`))];
    expect(statuses(texts)[0]).toBe('answered, unanswered template');
  });

  test('are marked where only one document has them', () => {
    expect(marksOf(`${LEFT}\n\n${BLANK}`, LEFT, LEFT)).toEqual(['[name of whoever is told]']);
  });
});

describe('a template that is given', () => {
  const TEMPLATE = `# Name\n\n## Purpose\n<!-- Say in one sentence whom it serves and how. -->\n\n## Rollback\n${LEFT}\n`;

  test('makes its own lines say nothing', () => {
    expect(statuses([doc('Saws', LEFT)], [TEMPLATE])).toEqual(['answered, unanswered template']);
    expect(statuses([doc('Saws', 'It is put back.')], [TEMPLATE])).toEqual(['answered, answered']);
  });

  test('says nothing anywhere where it is read in its own light, whatever it says', () => {
    const lines = fc.constantFrom(
      LEFT,
      `${LEFT}\n`,
      'You may tell here who of them is told.',
      'Members of your desk are named here by the author.',
      'Describe how it is put back.',
      'What could go wrong with it?',
      'Please see [the plan of the desk](plan.md).',
      '- Old tools are named by the desk',
      '- Which of the tools are old ones?',
      '- [name of whoever is told]',
      'This section is about tools. They are lent by members to members.',
      'TBD',
    );
    const sections = fc.array(fc.array(lines, { maxLength: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sections, (bodies) => {
        const text = `# Name\n${bodies.map((body, at) => `\n## Part ${at}\n${body.join('\n\n')}\n`).join('')}`;
        expect(statuses([text], [text]).join()).not.toMatch(/answered(?<!unanswered)|partial/);
      }),
    );
  });

  test('has lines of hardly a word, too', () => {
    const template = TEMPLATE.replace(LEFT, 'Describe how it is put back.\n\n- Old tools\n');
    const last = (item: string) => doc('Saws', `Describe how it is put back.\n\n- ${item}\n`);
    expect(statuses([last('Old tools')], [template])).toEqual(['answered, unanswered template']);
    expect(statuses([last('New tools')], [template])).toEqual(['answered, answered']);
    const spoken = TEMPLATE.replace(LEFT, `${LEFT}\n\n- Old tools\n`);
    expect(statuses([doc('Saws', `${LEFT}\n\n- Old tools\n`)], [spoken])).toEqual(['answered, answered']);
  });

  test('is known under another title where its sentence is long, and without its comment signs', () => {
    const moved = `# A\n\n## Way back\n${LEFT}\n\n## Purpose\nSay in one sentence whom it serves and how.\n`;
    expect(statuses([moved], [TEMPLATE])).toEqual(['unanswered template, unanswered template']);
  });

  test('is named where it shares no title with any document', () => {
    const corpus = openCorpusStats([
      { path: 'a.md', text: TEMPLATE },
      { path: 'b.md', text: '# X\n\n## Nothing in common\n' },
    ]);
    corpus.add({ path: '1.md', text: doc('Saws', LEFT) });
    expect(corpus.strangers()).toEqual(['b.md']);
  });
});

test('one document is read as it is read alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('# A', '## B', 'TBD', 'x is y.', '- q?', '', LEFT)), (lines) => {
      const text = lines.join('\n');
      const corpus = openCorpusStats([]);
      corpus.add({ path: 'a.md', text });
      expect([...corpus.readings()]).toEqual([readSpec(text, 'a.md')]);
    }),
  );
});
