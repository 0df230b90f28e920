import { expect } from 'vitest';
import { DESK } from './desk.ts';
import { walk } from './walk.ts';
import { modelOf, type Said } from './workspace-of.ts';

/**
 * One line: the question, its answer, where in the model that must stand (see `walk`), and what must stand there.
 * `asks` is the question that a place names while nobody has said anything, where that is another one.
 */
export type Standing = readonly [question: string, answer: string, path: string, value: unknown, asks?: string];

/** Cases for a table of tests, each with its title. */
export function casesOf(standings: readonly Standing[]) {
  return standings.map((standing) => ({ standing, title: `${standing[0]} stands at ${standing[2]}` }));
}

/** The answer stands in the model, with whose it is and how firm; without it there is a hole with its question. */
export function expectStanding(
  { standing: [question, answer, path, value, asks = question] }: { readonly standing: Standing },
  base: Readonly<Record<string, Said>> = DESK,
): void {
  const found = (said: Said | undefined) => {
    const { [question]: _, ...rest } = base;
    return walk(modelOf(said === undefined ? rest : { ...rest, [question]: said }), path);
  };
  const decided = found(answer);
  expect(decided).toMatchObject({ is: 'known', source: { question, decision: 1, firmness: 'decided' } });
  expect(Object(decided).value).toEqual(value);
  expect(found({ assumed: answer })).toMatchObject({ value, source: { question, firmness: 'assumed' } });
  expect(found({ na: 'not here' })).toMatchObject({
    is: 'not-applicable',
    reason: 'not here',
    source: { question },
  });
  expect(found(undefined)).toEqual({ is: 'unknown', question: asks });
}
