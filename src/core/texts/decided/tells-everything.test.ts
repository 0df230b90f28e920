import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grown, lots } from '#testing/app/any-workspace.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../../examples/example.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import { openWorkspace, type Workspace } from '../../workspace/workspace.ts';
import { decidedTexts } from './decided-texts.ts';

/** The words of an answer as people read them, cell by cell. */
function wordsOf(value: Value, shape: ShapeSpec): readonly string[] {
  const label = (word: string) => ('options' in shape && shape.options.find(({ id }) => id === word)?.label) || word;
  if (typeof value === 'string') return [label(value)];
  if ('amount' in value) return [value.amount];
  if ('cells' in value) return [...value.rows, ...value.columns, ...value.cells.flat()];
  return value.flatMap((item) => (typeof item === 'string' ? [label(item)] : item));
}

/**
 * Questions whose answer is written in other words than those of the option or the cell: the role's name instead of
 * "rights of its own", yes or no, who can mend it, a line by its name alone, a rule by its present name.
 */
const REWORDED =
  /^(?:purpose\.groups\..+\.role|screens\.outputs\..+\.refuse|errors\.classes|calls\.exchanges\..+\.mapping|errors\.messages\..+\.raised-by|validation\..+\.edge)$/;

/** Rows that stand under another name where they apply to the rest. */
const NAMED_OTHERWISE: ReadonlyMap<string, string> = new Map([['every screen', 'all others']]);

/** Letters and digits only, as escaping and line breaks do not matter here. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of decisions that the specification does not have. */
function lostWords(workspace: Workspace): readonly string[] {
  const text = ` ${plain([...decidedTexts(workspace).values()].join('\n'))} `;
  return workspace.questions.flatMap(({ question, decision, status }) => {
    const result = decision?.result;
    if (!result || !('value' in result) || status === 'parked' || REWORDED.test(question.id)) return [];
    const words = wordsOf(result.value, question.shape).map(plain).filter(Boolean);
    const lost = words.filter((word) =>
      [word, NAMED_OTHERWISE.get(word) ?? word].every((one) => !text.includes(` ${one} `)),
    );
    return lost.length === 0 ? [] : [`${question.id}: ${lost.join(' | ')}`];
  });
}

test('every word of every decision stands in the specification, whichever table it went into', async () => {
  expect(lostWords(openWorkspace(await closedExample()))).toEqual([]);
});

test('so it does whatever was said and in whichever order it was asked', () => {
  fc.assert(
    fc.property(lots, (steps) => {
      expect(lostWords(grown(steps))).toEqual([]);
    }),
    { numRuns: howMuch(60, 1_000) },
  );
});

test('every decision is signed: below some passage stands who decided it, with a link or among those counted', async () => {
  const workspace = openWorkspace(await closedExample());
  const signatures = [...decidedTexts(workspace).values()].join('\n').match(/<sub>.*<\/sub>/gu) ?? [];
  const signed = signatures
    .flatMap((text) => text.split('<br>'))
    .map((line) => {
      const links = line.match(/\]\(questions\//gu)?.length ?? 0;
      return links + Number(/ and (\d+) more/u.exec(line)?.[1] ?? 0);
    });
  const decided = workspace.questions.filter(({ decision }) => decision !== null);
  expect(signed.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(decided.length);
  for (const line of signatures) expect(line).toMatch(/(?:Decided|Assumed|Put off) by .+ (?:on|between) \d{4}-/u);
});

test('nothing is open in a closed specification, and what was put off stands once', async () => {
  const text = [...decidedTexts(openWorkspace(await closedExample())).values()].join('\n');
  expect(text).not.toContain('(open)');
  expect(text.match(/\*\*Put off\*\*/gu)).toHaveLength(1);
  expect(text).not.toMatch(/does not apply: [-–]|\b1 (?:days|hours|weeks|months|years)\b/u);
});
