import { describe, expect, test } from 'vitest';
import { factFile } from '../../facts/fact-file.ts';
import type { Fact } from '../../facts/types.ts';
import { readSpec } from '../../spec/read.ts';
import { standingQuestions } from '../questions/standing-questions.ts';
import { placeQuestions } from './place-questions.ts';
import { detectSectionChanges } from './section-changes.ts';
import { sectionFatesIn } from './section-names.ts';

/** A specification in one line: `/` is a line break. */
const specOf = (text: string) => readSpec(text.replaceAll('/', '\n'), 'SPEC.md');
const questionsIn = (facts: readonly Fact[]) => facts.filter((fact) => fact.fact === 'question');

/** The facts after a specification was read once more, as while it is served. */
function readAfter(facts: readonly Fact[], text: string): readonly Fact[] {
  const known = [...facts, ...detectSectionChanges(specOf(text).points, facts)];
  return [...known, ...standingQuestions(specOf(text), questionsIn(known), sectionFatesIn(known))];
}

/** Titles of the sections of the last text in which the questions of the first one are found, in their order. */
function homes(...texts: readonly string[]): readonly (string | null)[] {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  const facts = texts.reduce(readAfter, [] as readonly Fact[]);
  const places = placeQuestions(specOf(last), questionsIn(facts), sectionFatesIn(facts));
  return standingQuestions(specOf(first)).map(({ id }) => places.get(id)?.title ?? null);
}

describe('a section without a number that has another title is found where it stood', () => {
  const cases: readonly [what: string, before: string, after: string, ...homes: (string | null)[]][] = [
    [
      'between the same two',
      '# S/## Goals/Few./## Rollback plan/## Costs/Low.',
      '# S/## Goals/Few./## Rolling back/## Costs/Low.',
      'Rolling back',
    ],
    ['as the last', '# S/## Goals/Few./## Hours', '# S/## Goals/Few./## Opening times', 'Opening times'],
    ['as the only one', '# S/## Hours', '# S/## Opening times', 'Opening times'],
    [
      'though others have moved around it',
      '# S/## Goals/Few./## Hours/## Costs/Low./## Doors/Two.',
      '# S/## Doors/Two./## Goals/Few./## Times/## Costs/Low.',
      'Times',
    ],
    [
      'by the mark in it',
      '# S/## Goals/Few./## Hours/From eight. Until when is TBD./## Costs/Low.',
      '# S/## Goals/Few./## Times/From eight. Until when is TBD./## Costs/Low.',
      'Times',
    ],
    [
      'by its kind, though the text says it by now',
      '# S/## Goals/Few./## Entities/## Costs/Low.',
      '# S/## Goals/Few./## Data model/We keep records of bells./## Costs/Low.',
      'Data model',
    ],
    [
      'two at once, with another between them',
      '# S/## Hours/## Goals/Few./## Bells',
      '# S/## Times/## Goals/Few./## Rings',
      'Times',
      'Rings',
    ],
    [
      'with those inside it, which others share their titles with',
      '# S/## Shop/Sells./### Risks/## Office/Plans./### Risks',
      '# S/## Store/Sells./### Risks/## Office/Plans./### Risks',
      'Risks',
      'Risks',
    ],
    [
      'even if another was written instead, as an empty one tells nothing more',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Goals/Few./## Ropes/## Costs/Low.',
      'Ropes',
    ],
  ];
  test.each(cases)('%s', (_, before, after, ...expected) => {
    const found = homes(before, after);
    expect([...new Set(found)]).toEqual([...new Set(expected)]);
  });

  const others: typeof cases = [
    ['two that stand side by side', '# S/## Goals/Few./## Hours/## Bells', '# S/## Goals/Few./## Times/## Rings', null],
    [
      'another beside it, either of which it could be',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Goals/Few./## Times/## Doors/## Costs/Low.',
      null,
    ],
    [
      'one around it has another title as well',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Aims/Few./## Times/## Costs/Low.',
      null,
    ],
    [
      'what stands there is deeper',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Goals/Few./### Times/## Costs/Low.',
      null,
    ],
    [
      'what stands there says something',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Goals/Few./## Times/From eight./## Costs/Low.',
      null,
    ],
    [
      'what stands there stood elsewhere before',
      '# S/## Goals/Few./## Hours/## Costs/Low./## Bells/## Doors/Two.',
      '# S/## Goals/Few./## Bells/## Costs/Low./## Doors/Two.',
      null,
      'Bells',
    ],
    [
      'what stands there is about something else',
      '# S/## Goals/Few./## Entities/## Costs/Low.',
      '# S/## Goals/Few./## Roles/## Costs/Low.',
      null,
    ],
    [
      'it is gone, and another was written elsewhere',
      '# S/## Goals/Few./## Hours/## Costs/Low.',
      '# S/## Goals/Few./## Costs/Low./## Times',
      null,
    ],
  ];
  test.each(others)('but not where %s', (_, before, after, ...expected) => {
    expect([...new Set(homes(before, after))]).toEqual(expected);
  });

  test('nor where it was said by then, and what stands there lacks something else', () => {
    const text = (section: string) => `# S/## Goals/Few./${section}/## Costs/Low.`;
    expect(homes(text('## Hours'), text('## Hours/From eight.'), text('## Ropes'))).toEqual([null]);
    expect(homes(text('## Hours'), text('## Times'), text('## Opening'))).toEqual(['Opening']);
  });
});

describe('the order of sections', () => {
  const text = '# S/## Goals/Few./## Hours/### Bells/TBD';
  const facts = readAfter([], text);

  test('is written down so that a person can read it', () => {
    const [change, ...more] = facts.filter((fact) => fact.fact === 'section');
    expect(more).toEqual([]);
    expect(change && factFile(change)).toEqual({
      path: expect.stringMatching(/^questions\/sections\/0001-[0-9a-f]{8}\.md$/),
      text: `---
number: 1
order:
  - { section: S, depth: 1 }
  - { section: Goals, depth: 2 }
  - { section: Hours, depth: 2 }
  - { section: Bells, depth: 3, lacks: true }
---
`,
    });
  });
  test('is written again when it is another one, and never twice', () => {
    expect(detectSectionChanges(specOf(text).points, facts)).toEqual([]);
    expect(detectSectionChanges(specOf(`${text}/And more.`).points, facts)).toEqual([]);
    const moved = detectSectionChanges(specOf('# S/## Hours/### Bells/TBD/## Goals/Few.').points, facts);
    expect(moved).toEqual([expect.objectContaining({ number: 2, fates: [], order: expect.anything() })]);
  });
  test.each(['# S/## 1. Hours/## 2. Bells', '# S/## Goals/Few.', '# S/## Goals/Few./## 7. Bells/TBD'])(
    'is not written where all that is open has a number: %s',
    (numbered) => {
      expect(detectSectionChanges(specOf(numbered).points, [])).toEqual([]);
    },
  );
});
