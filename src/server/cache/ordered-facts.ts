import { type Fact, inOrderOfBank, type Question } from '#core/index.ts';

type Placed = readonly [path: string, fact: Fact];

/** Sorting tens of thousands of paths after each answer would hold everybody up: only what is new is sorted. */
export function openOrderedFacts() {
  const facts = new Map<string, Fact>();
  const changed = new Set<string>();
  let questions: readonly Question[] = [];
  let said: readonly Placed[] = [];
  let all: readonly Fact[] = [];

  const settle = () => {
    const placed = [...changed].sort().flatMap((path): readonly Placed[] => {
      const fact = facts.get(path);
      return fact ? [[path, fact]] : [];
    });
    if ([...changed].some((path) => path.endsWith('/question.md')))
      questions = [...facts.values()].filter((fact) => fact.fact === 'question').sort(inOrderOfBank);
    said = merged(
      said.filter(([path]) => !changed.has(path)),
      placed.filter(([, { fact }]) => fact !== 'question'),
    );
    all = [...questions, ...said.map(([, fact]) => fact)];
    changed.clear();
  };
  return {
    get: (path: string) => facts.get(path),
    put: (path: string, fact: Fact | undefined) => {
      if (fact) facts.set(path, fact);
      else facts.delete(path);
      changed.add(path);
    },
    /** Questions in the order of the bank, then all that was said to them by path. The same list until something changes. */
    all: () => {
      if (changed.size > 0) settle();
      return all;
    },
  };
}

function merged(known: readonly Placed[], fresh: readonly Placed[]): readonly Placed[] {
  const both: Placed[] = [];
  let at = 0;
  for (const placed of known) {
    for (let next = fresh[at]; next && next[0] < placed[0]; next = fresh[at]) {
      both.push(next);
      at += 1;
    }
    both.push(placed);
  }
  return [...both, ...fresh.slice(at)];
}
