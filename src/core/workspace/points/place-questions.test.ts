import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import type { Fact, Question } from '../../facts/types.ts';
import { readSpec } from '../../spec/read.ts';
import type { SpecReading } from '../../spec/types.ts';
import { standingQuestions } from '../questions/standing-questions.ts';
import { placeQuestions } from './place-questions.ts';
import { detectSectionChanges } from './section-changes.ts';
import { sectionFatesIn } from './section-names.ts';

/** A specification in one line: `/` is a line break. */
const specOf = (text: string): SpecReading => readSpec(text.replaceAll('/', '\n'), 'SPEC.md');

/** Where the questions of one specification are found in another: the point’s id and title by the question’s id. */
function placed(before: string, after: string, more: readonly Question[] = []) {
  const questions = [...standingQuestions(specOf(before)), ...more];
  const places = placeQuestions(specOf(after), questions);
  return Object.fromEntries(
    questions.map(({ id }) => {
      const point = places.get(id);
      return [id, point ? `${point.id} ${point.title}` : null];
    }),
  );
}

const [ASKED] = standingQuestions(specOf('# S/## 1. Hours'));
function asked(more: Partial<Question>): Question {
  if (!ASKED) throw new Error('nothing is asked');
  return { ...ASKED, origin: { from: 'hand', by: { name: 'Kim', role: '' }, at: '' }, ...more };
}

const MARKED = 'The bells ring at eight. TODO(kim): who rings them while Kim is away?';

describe('a section is found again', () => {
  const cases: readonly [name: string, before: string, after: string, expected: readonly (string | null)[]][] = [
    ['where nothing has changed', '# S/## 1. Hours/## 2. Bells', '# S/## 1. Hours/## 2. Bells', ['1 Hours', '2 Bells']],
    [
      'renumbered, as one was put in front of it',
      '# S/## 1. Hours/## 2. Bells',
      '# S/## 1. Doors/TBD/## 2. Hours/## 3. Bells',
      ['2 Hours', '3 Bells'],
    ],
    ['swapped', '# S/## 1. Hours/## 2. Bells', '# S/## 1. Bells/## 2. Hours', ['2 Hours', '1 Bells']],
    [
      'numbered where it was not, its title spelt otherwise',
      '# S/## Opening hours/## Bells',
      '# S/## 1. OPENING  Hours/## 2. Bells',
      ['1 OPENING Hours', '2 Bells'],
    ],
    ['renamed', '# S/## 1. Hours/## 2. Bells', '# S/## 1. Opening times/## 2. Bells', ['1 Opening times', '2 Bells']],
    [
      'not, where it was deleted and the next one has its number',
      '# S/## 1. Hours/## 2. Bells/## 3. Doors',
      '# S/## 1. Bells/## 2. Doors',
      [null, '1 Bells', '2 Doors'],
    ],
    [
      'not, where it was deleted and its number tells of something that is said',
      '# S/## 1. Hours/## 2. Bells/We have bells.',
      '# S/## 1. Bells/We have bells.',
      [null],
    ],
    [
      'not, where several have other titles at once',
      '# S/## 1. Hours/## 2. Bells/## 3. Doors',
      '# S/## 1. Yard/## 2. Big bells/## 3. Doors',
      [null, null, '3 Doors'],
    ],
    [
      'not, where either of two could be the one that was renamed',
      '# S/## 1. Hours/## 2. Bells',
      '# S/## 1. Doors/## 2. Opening times/## 3. Bells',
      [null, '3 Bells'],
    ],
    [
      'among others of the same title, by the section around it',
      '# S/## 1. Shop/We sell./### 1.1 Risks/## 2. Office/We plan./### 2.1 Risks',
      '# S/## 1. Yard/We park./### 1.1 Risks/## 2. Shop/We sell./### 2.1 Risks/## 3. Office/We plan./### 3.1 Risks',
      ['2.1 Risks', '3.1 Risks'],
    ],
    [
      'though it has quotes, markup and signs in its title',
      '# S/## 1. The “big” *bell* 🔔/## 2. `x` & "y"',
      '# S/## 1. New/Said./## 2. The “big” *bell* 🔔/## 3. `x` & "y"',
      ['2 The “big” bell 🔔', '3 x & "y"'],
    ],
  ];
  test.each(cases)('%s', (_, before, after, expected) => {
    expect(Object.values(placed(before, after))).toEqual(expected);
  });

  test('by all that was asked in it: the bank’s questions, those of marks and those raised by hand', () => {
    const before = `# S/## 1. Entities/## 2. Bells/${MARKED}`;
    const after = `# S/## 1. Purpose/We ring./## 2. Entities/## 3. Bells/${MARKED}`;
    const gone = asked({ id: 'gone', point: '1', section: 'Ropes' });
    const hand = asked({ id: 'by-hand', point: '2', section: 'Bells' });
    const found = placed(before, after, [hand, gone]);
    expect(found).toMatchObject({ 'entities.records': '2 Entities', 'by-hand': '3 Bells', gone: null });
    expect(Object.entries(found).find(([id]) => id.startsWith('mark.2'))?.[1]).toBe('3 Bells');
  });
});

describe('what the bank asks goes to a section of its kind', () => {
  test('when its section was renamed', () => {
    expect(placed('# S/## Entities', '# S/## Data model')).toMatchObject({
      'entities.records': 'data-model Data model',
    });
  });
  test('and so does what was written down without a title, but stays where there is none', () => {
    const old = asked({ id: 'old', point: '3', kind: 'entities' });
    const { section: _, ...untitled } = old;
    const said = '# S/We ring.';
    expect(placed(said, '# S/## 3. Roles/## 4. Entities', [untitled])).toEqual({ old: '4 Entities' });
    expect(placed(said, '# S/## 3. Bells/## 4. Hours', [untitled])).toEqual({ old: '3 Bells' });
  });
});

test('a section is found renamed beside others that were asked about without a title', () => {
  const before = '# S/## 1. Hours/## 2. Bells';
  const [hours, bells] = standingQuestions(specOf(before));
  if (!hours || !bells) throw new Error('nothing is asked');
  const { section: _, ...untitled } = bells;
  const after = specOf('# S/## 1. Opening times/## 2. Bells');
  expect(placeQuestions(after, [hours, untitled]).get('point.1')?.title).toBe('Opening times');
});

describe('a mark that has moved takes its question along', () => {
  const only = (before: string, after: string) => Object.values(placed(before, after))[0];
  const before = `# S/## Bells/${MARKED}/## Hours/From eight.`;
  test('to another section', () => {
    expect(only(before, `# S/## Bells/At eight./## Hours/From eight./${MARKED}`)).toBe('hours Hours');
  });
  test('but not where it stands in two, and not for words that stand anywhere', () => {
    expect(only(before, `# S/## Bells/At eight./## Hours/From eight./${MARKED}/## Doors/Two./${MARKED}`)).toBe(
      'bells Bells',
    );
    expect(only('# S/## Bells/At TBD./## Hours/From eight.', '# S/## Bells/At eight./## Hours/From TBD.')).toBe(
      'bells Bells',
    );
  });
  test('nor to where the same words are asked about already', () => {
    const two = `# S/## Bells/At eight./${MARKED}/## Hours/From eight./${MARKED}`;
    const one = `# S/## Bells/At eight./## Hours/From eight./${MARKED}`;
    expect(Object.values(placed(two, one))).toEqual(['bells Bells', 'hours Hours']);
  });
});

describe('whatever happens to sections', () => {
  interface Section {
    readonly key: number;
    readonly title: string;
    readonly says: 'nothing' | 'part' | 'all';
  }
  type Edit =
    | readonly ['insert' | 'move' | 'delete' | 'fill', number, number]
    | readonly ['rename' | 'rename-others', number, number];

  const TITLES = ['Hours', 'Bells', 'Doors', 'Keys', 'Ropes', 'Gates', 'Night', 'Dogs', 'Paint', 'Stairs'];
  const SAYS = { nothing: '', part: 'We say this. The rest is TBD.', all: 'We say this.' } as const;
  const HOW = ['nothing', 'part', 'all'] as const;

  const written = (sections: readonly Section[], numbered: boolean) =>
    readSpec(
      `# Sheet\n${sections
        .map(({ title, says }, at) => `\n## ${numbered ? `${at + 1}. ` : ''}${title}\n\n${SAYS[says]}\n`)
        .join('')}`,
      'SPEC.md',
    );

  function edited(sections: readonly Section[], [what, at, by]: Edit, key: number): readonly Section[] {
    const rest = [...sections];
    const place = at % (rest.length + 1);
    const title = `${TITLES[by % TITLES.length]} ${key}`;
    if (what === 'insert') rest.splice(place, 0, { key, title, says: HOW[by % 3] ?? 'nothing' });
    if (what === 'rename-others') {
      return rest.map((section, place) =>
        place % 2 === at % 2 ? { ...section, title: `${title} ${place}` } : section,
      );
    }
    const one = rest[place];
    if (!one || what === 'insert') return rest;
    if (what === 'rename') rest[place] = { ...one, title };
    if (what === 'fill') rest[place] = { ...one, says: 'all' };
    if (what === 'move' || what === 'delete') rest.splice(place, 1);
    if (what === 'move') rest.splice(by % (rest.length + 1), 0, one);
    return rest;
  }

  const first = fc
    .uniqueArray(fc.record({ title: fc.constantFrom(...TITLES), says: fc.constantFrom(...HOW) }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ title }) => title,
    })
    .map((sections) => sections.map((section, key) => ({ key, ...section })));
  const edit = (...what: readonly Edit[0][]): fc.Arbitrary<Edit> =>
    fc.tuple(fc.constantFrom(...what), fc.nat(20), fc.nat(20)) as fc.Arbitrary<Edit>;

  /** After each round of edits, writes section fates and raises missing questions, as a server does. */
  function walk(sections: readonly Section[], rounds: readonly (readonly Edit[])[], numbered: boolean) {
    let now = sections;
    let facts: readonly Fact[] = [];
    const owner = new Map<string, number>();
    const questionsIn = () => facts.filter((fact) => fact.fact === 'question');
    const raise = () => {
      const spec = written(now, numbered);
      facts = [...facts, ...detectSectionChanges(spec.points, facts)];
      expect(detectSectionChanges(spec.points, facts)).toEqual([]);
      const raised = standingQuestions(spec, questionsIn(), sectionFatesIn(facts));
      const sectionOf = new Map(spec.points.slice(1).map(({ id }, at) => [id, now[at]?.key]));
      for (const { id, point } of raised) owner.set(id, sectionOf.get(point) ?? -1);
      facts = [...facts, ...raised];
      const places = placeQuestions(spec, questionsIn(), sectionFatesIn(facts));
      return questionsIn().map(({ id }) => ({
        id,
        owner: owner.get(id),
        home: sectionOf.get(places.get(id)?.id ?? ''),
      }));
    };
    let last = raise();
    rounds.forEach((edits, round) => {
      edits.forEach((one, at) => {
        now = edited(now, one, 100 + 10 * round + at);
      });
      last = raise();
    });
    return last;
  }

  const several = (...what: readonly Edit[0][]) => fc.array(edit(...what), { minLength: 1, maxLength: 3 });
  /** One of these edits, with some moves around it. */
  const oneOf = (...what: readonly Edit[0][]) =>
    fc
      .tuple(fc.array(edit('move'), { maxLength: 2 }), edit(...what), fc.array(edit('move'), { maxLength: 2 }))
      .map(([before, one, after]) => [...before, one, ...after]);

  test('inserted and moved, all questions stay with theirs', () => {
    fc.assert(
      fc.property(
        first,
        fc.array(several('insert', 'move'), { maxLength: 4 }),
        fc.boolean(),
        (sections, rounds, numbered) => {
          for (const { id, owner, home } of walk(sections, rounds, numbered)) expect([id, home]).toEqual([id, owner]);
        },
      ),
      { numRuns: howMuch(60, 200) },
    );
  });

  test('renamed, filled and deleted as well, none goes to another section', () => {
    const rounds = fc.array(fc.oneof(several('insert', 'move'), oneOf('rename', 'fill', 'delete')), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(first, rounds, fc.boolean(), (sections, edits, numbered) => {
        for (const { id, owner, home } of walk(sections, edits, numbered))
          expect([id, home ?? owner]).toEqual([id, owner]);
      }),
      { numRuns: howMuch(60, 300) },
    );
  });

  test('renamed, alone or every other one at once, in a specification without numbers, each keeps its questions', () => {
    const renamed = edit('rename', 'rename-others').map((one) => [one]);
    const rounds = fc.array(fc.oneof(several('insert', 'move'), renamed), { maxLength: 6 });
    fc.assert(
      fc.property(first, rounds, (sections, edits) => {
        for (const { id, owner, home } of walk(sections, edits, false)) expect([id, home]).toEqual([id, owner]);
      }),
      { numRuns: howMuch(60, 300) },
    );
  });

  test('deleted while another one is written elsewhere, none leaves its questions to the stranger', () => {
    const times = fc.array(fc.tuple(fc.nat(20), fc.nat(20), fc.nat(2)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(first, times, fc.boolean(), (sections, exchanges, numbered) => {
        const many = sections.length;
        const rounds = exchanges
          .filter(([gone, come]) => gone % many !== come % many)
          .map(([gone, come, says]): readonly Edit[] => [
            ['delete', gone % many, 0],
            ['insert', come % many, says],
          ]);
        for (const { id, owner, home } of walk(sections, rounds, numbered))
          expect([id, home ?? owner]).toEqual([id, owner]);
      }),
      { numRuns: howMuch(60, 300) },
    );
  });

  test('renamed alone, in a specification with numbers, each keeps its questions for good, wherever it goes', () => {
    const rounds = fc.array(
      fc.oneof(
        several('insert', 'move'),
        edit('rename').map((one) => [one]),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(first, rounds, (sections, edits) => {
        for (const { id, owner, home } of walk(sections, edits, true)) expect([id, home]).toEqual([id, owner]);
      }),
      { numRuns: howMuch(60, 200) },
    );
  });
});
