import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { unplayedDecisions } from '#core/product.ts';
import { actingIn, played } from '#testing/app/rendered.tsx';
import { lazily } from '../../core/base/memoize.ts';
import { example } from '../example.ts';
import { REFERENCES } from './all.ts';
import { factsIn, summaryOf } from './fact-table.ts';

const LEAST_FACTS = 80;

describe.each(REFERENCES)('$story.name', ({ story }) => {
  const readme = readFileSync(new URL(`./${story.name}/README.md`, import.meta.url), 'utf8');
  const facts = factsIn(readme);
  const opened = lazily(async () => {
    const workspace = openWorkspace(await example(story.name));
    const actor = actingIn(played(workspace), null);
    const unplayed = new Set(unplayedDecisions(actor).map(({ question }) => question));
    return { workspace, unplayed };
  });

  test('counts its facts, and says of each how it is held', () => {
    expect(facts.length).toBeGreaterThanOrEqual(LEAST_FACTS);
    expect(facts.filter(({ held }) => held === null).map(({ number }) => number)).toEqual([]);
    expect(readme).toContain(summaryOf(facts));
  });

  test('each fact that holds strictly is decided, is played, and has its words', async () => {
    const { workspace, unplayed } = await opened();
    const wrong = facts.flatMap(({ number, held, questions, words }) => {
      if (held !== 'strict') return [];
      const views = questions.map((id) => workspace.question(id));
      const answers = views.flatMap((view) => {
        const result = view?.decision?.result;
        return view && result?.outcome === 'decided' ? [JSON.stringify(result.value)] : [];
      });
      const missing = words.filter((one) => !answers.some((answer) => answer.includes(one)));
      const problems = [
        ...(answers.length === questions.length && questions.length > 0 ? [] : ['names a question without a decision']),
        ...missing.map((one) => `“${one}” is not said there`),
        ...questions.filter((id) => unplayed.has(id)).map((id) => `${id} is not played`),
      ];
      return problems.map((problem) => `${number}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });
});
