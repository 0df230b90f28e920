import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressions } from '#testing/core/model/expressions.ts';
import { LENDING } from '#testing/core/model/lending.ts';
import { howMuch } from '#testing/how-much.ts';
import { STYLES } from './write-name.ts';
import { writeTree } from './write-tree.ts';
import { picksIn, textOfPicks } from './pick-text.ts';

test('scratch', () => {
  let exact = 0, all = 0; const bad: string[] = []; const nodes = new Map<string, number>();
  for (const text of fc.sample(expressions, 4000)) {
    all++;
    const tree = picksIn(text, LENDING());
    if (!tree) { if (all < 60) console.log('no', text); continue; }
    exact++;
    JSON.stringify(tree, (k, v) => { if (k === 'node') nodes.set(v, (nodes.get(v) ?? 0) + 1); if (k === 'functionName') nodes.set(v, (nodes.get(v) ?? 0) + 1); return k === 'name' ? undefined : v; });
    const out = textOfPicks(tree, LENDING());
    if (out === null) bad.push(text + '   =>   ' + writeTree(tree,STYLES[3]!));
  }
  console.log(exact, all, bad.length, Object.fromEntries(nodes));
  console.log([...new Set(bad)].sort((a, b) => a.length - b.length).slice(0, 40).join('\n'));
});
