import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision, Outcome } from '../facts/types.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';
import { renamingProblem } from '../workspace/questions/renaming-problem.ts';
import { itemId, namingOf } from './naming.ts';

const LIST: ShapeSpec = { shape: 'list' };
const WITHDRAWN: Outcome = { outcome: 'withdrawn', reason: '' };

/** Decisions one after another: "Loan, Book" names both, "Loan > Contract; Contract, Book" renames first, "-" withdraws. */
function decided(...lines: readonly string[]): readonly Decision[] {
  return lines.map((line, at) => {
    const [names = '', ...renames] = line.split('; ').reverse();
    const renamed = renames.map((pair) => pair.split(' > ')).map(([from = '', to = '']) => ({ from, to }));
    const result: Outcome =
      names === '-' ? WITHDRAWN : { outcome: 'decided', value: names.split(', ').filter(Boolean) };
    return {
      fact: 'decision',
      id: '',
      question: 'q',
      number: at + 1,
      by: { name: 'Kim', role: '' },
      at: '',
      result,
      restsOn: [],
      against: [],
      ...(renamed.length > 0 && { renamed }),
    };
  });
}

/** The names in force as "id=label". */
function named(...lines: readonly string[]): string {
  const { items } = namingOf(decided(...lines), LIST);
  return items.map(({ id, label }) => `${id}=${label}`).join(' ');
}

describe('names through decisions', () => {
  const cases: readonly [name: string, decisions: readonly string[], expected: string][] = [
    ['a name gives its id', ['Loan, Library member'], 'loan=Loan library-member=Library member'],
    ['two of one name are one', ['Loan, loan , LOAN'], 'loan=LOAN'],
    ['another spelling is the same', ['Loan', 'loan'], 'loan=loan'],
    ['another name is another thing', ['Loan', 'Contract'], 'contract=Contract'],
    ['a new name keeps the id', ['Loan', 'Loan > Contract; Contract'], 'loan=Contract'],
    ['renamed twice', ['Loan', 'Loan > Contract; Contract', 'Contract > Deal; Deal'], 'loan=Deal'],
    [
      'the old name given to something new',
      ['Loan', 'Loan > Contract; Contract', 'Contract, Loan'],
      'loan=Contract loan-2=Loan',
    ],
    ['the same in one decision', ['Loan', 'Loan > Contract; Contract, Loan'], 'loan=Contract loan-2=Loan'],
    ['called by its old name again', ['Loan', 'Loan > Contract; Contract', 'Loan'], 'loan=Loan'],
    ['back and forth', ['Loan', 'Loan > Deal; Deal', 'Deal > Loan; Loan'], 'loan=Loan'],
    ['two that swap their names', ['A, B', 'A > B; B > A; A, B'], 'b=A a=B'],
    ['dropped and named again', ['Loan', '', 'Loan'], 'loan=Loan'],
    ['withdrawn', ['Loan', '-'], ''],
    ['withdrawn and decided again', ['Loan', '-', 'Loan'], 'loan=Loan'],
    ['a new name for what was never named', ['Loan', 'Book > Novel; Novel'], 'novel=Novel'],
  ];
  test.each(cases)('%s', (_, decisions, expected) => {
    expect(named(...decisions)).toBe(expected);
  });

  test('an answer that does not count any more names nothing', () => {
    for (const result of [WITHDRAWN, { outcome: 'not-applicable', reason: 'so' } as const]) {
      const [first, second] = decided('Loan', 'Loan');
      const decisions = first && second ? [first, { ...second, result }] : [];
      expect(namingOf(decisions, LIST).items).toEqual([]);
      expect(namingOf(decisions, LIST).find('loan')?.here).toBe(false);
    }
  });

  test('every name a thing ever had finds it, the newest owner first', () => {
    const naming = namingOf(decided('Loan', 'Loan > Contract; Contract', 'Contract > Deal; Deal'), LIST);
    expect(['Loan', 'contract', 'DEAL'].map((name) => naming.find(name)?.id)).toEqual(['loan', 'loan', 'loan']);
    expect(naming.find('Loan')).toMatchObject({ label: 'Deal', formerly: ['Loan', 'Contract'], here: true });
    expect(naming.byId('loan')?.label).toBe('Deal');
    expect(namingOf(decided('Loan', 'Loan > Deal; Deal, Loan'), LIST).find('Loan')?.id).toBe('loan-2');
    expect(naming.find('constructor')).toBeUndefined();
  });

  const byShape: readonly [shape: ShapeSpec, value: Value, expected: string][] = [
    [{ shape: 'table', columns: [{ id: 'a', label: 'A' }] }, [[' Loan '], [''], ['Book']], 'loan book'],
    [
      { shape: 'matrix', rows: 'R', columns: 'C', cells: [] },
      { rows: ['Clerk'], columns: ['x'], cells: [['']] },
      'clerk',
    ],
    [{ shape: 'edges', columns: [] }, [['New', 'Paid']], 'new-to-paid'],
    [
      { shape: 'edges', columns: [{ id: 'event', label: 'What' }] },
      [
        ['New', 'Paid', 'pay'],
        ['New', 'Paid', 'gift'],
      ],
      'new-to-paid-pay new-to-paid-gift',
    ],
    [{ shape: 'edges', columns: [{ id: 'way', label: 'Way', options: ['x'] }] }, [['New', 'Paid', 'x']], 'new-to-paid'],
  ];
  test.each(byShape)('of %j', (shape, value, expected) => {
    const [decision] = decided('x');
    const decisions = decision ? [{ ...decision, result: { outcome: 'decided', value } as const }] : [];
    const plain = namingOf(decisions, shape).items.map(({ id }) => id.replace(/-[0-9a-f]{8}$/, ''));
    expect(plain.join(' ')).toBe(expected);
  });
});

const anyName = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'grapheme', minLength: 300, maxLength: 300 }),
    fc.constantFrom('constructor', '__proto__', '🧾', 'Ссуда', '貸出', 'a b', 'a-b', 'A  B'),
  )
  .map((name) => name.replace(/[,;>\r\n\u2028\u2029]/g, ' '))
  .filter((name) => name.trim() !== '');

test('an id is short, plain, the same for the same name, and another for another one', () => {
  fc.assert(
    fc.property(anyName, anyName, (a, b) => {
      expect(itemId(a)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,26}[a-z0-9])?$/);
      expect(itemId(` ${a.toUpperCase()}`.toLowerCase())).toBe(itemId(a.toUpperCase().toLowerCase()));
      const both = namingOf(decided(`${a}, ${b}`), LIST);
      expect(new Set(both.items.map(({ id }) => id)).size).toBe(both.items.length);
    }),
  );
});

test('whatever is renamed keeps its id, and nothing else does', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1 }), fc.nat(), (names, at) => {
      const from = names[at % names.length] ?? '';
      const to = names.map((name) => (name === from ? 'New' : name));
      const before = namingOf(decided(names.join(', ')), LIST).items;
      const after = namingOf(decided(names.join(', '), `${from} > New; ${to.join(', ')}`), LIST).items;
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      const unsaid = namingOf(decided(names.join(', '), to.join(', ')), LIST).items;
      expect(unsaid.map(({ id }) => id).filter((id) => !before.some((item) => item.id === id))).toEqual(['new']);
    }),
  );
});

describe('a new name is refused', () => {
  const problems: readonly [line: string, problem: RegExp | null][] = [
    ['Loan > Contract; Contract, Book', null],
    ['Loan > LOAN; LOAN, Book', null],
    ['Loan > Contract; Book > Novel; Contract, Novel', null],
    ['Loan > Contract; Contract, Loan', null],
    ['Lone > Contract; Contract', /“Lone” cannot be renamed: nothing was called/],
    ['Loan > Contract; Loan', /does not name “Contract”/],
    ['Loan > Book; Book', /another thing’s name/],
    ['Loan > Contract; Loan > Deal; Contract, Deal', /cannot be renamed twice/],
    ['Loan > Contract; Book > contract; Contract', /Only one thing/],
  ];
  test.each(problems)('%s: %s', (line, problem) => {
    const [before, next] = decided('Loan, Book', line);
    const value = next && 'value' in next.result ? next.result.value : undefined;
    const said = renamingProblem(next?.renamed ?? [], before ? [before] : [], LIST, value);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  test('where nothing is named', () => {
    expect(renamingProblem([{ from: 'a', to: 'b' }], decided('a'), LIST, undefined)).toMatch(/that names things/);
  });
});
