/** How a fact of a documentation is held: with all of it in a structured answer that is played, or less. */
const HELD = ['strict', 'structured', 'words', 'no'] as const;
type Held = (typeof HELD)[number];

/** A fact that a documentation states, and where the story of its product says it. */
export interface StatedFact {
  readonly number: string;
  readonly says: string;
  readonly kind: string;
  readonly held: Held | null;
  /** Ids of the questions whose answers say it. */
  readonly questions: readonly string[];
  /** Words that stand in one of these answers. */
  readonly words: readonly string[];
}

const ROW = /^\| *(\d+) *\|(.+)\|$/gmu;

/** The rows of `| # | Fact | Kind | Held | Where |` under “Facts” in a README; `Where` has question ids in backticks, words in “…”. */
export function factsIn(readme: string): readonly StatedFact[] {
  const [, section = ''] = readme.split(/^## (?:The f|F)acts$/mu);
  const [facts = ''] = section.split(/^## /mu);
  return [...facts.matchAll(ROW)].map(([, number = '', rest = '']) => {
    const [says = '', kind = '', held = '', where = ''] = rest.split('|').map((cell) => cell.trim());
    return {
      number,
      says,
      kind,
      held: HELD.find((one) => one === held) ?? null,
      questions: [...where.matchAll(/`([^`]+)`/gu)].map(([, id = '']) => id),
      words: [...where.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => words),
    };
  });
}

/** The table of how many facts hold, by kind; the last row counts all. */
export function summaryOf(facts: readonly StatedFact[]): string {
  const kinds = [...new Set(facts.map(({ kind }) => kind))].sort();
  const row = (name: string, some: readonly StatedFact[]) => {
    const counts = HELD.map((held) => some.filter((fact) => fact.held === held).length);
    return `| ${[name, some.length, ...counts, `${Math.round((100 * (counts[0] ?? 0)) / some.length)} %`].join(' | ')} |`;
  };
  return [
    '| kind | facts | strict | structured | in words | not | strict |',
    '|---|---|---|---|---|---|---|',
    ...kinds.map((kind) =>
      row(
        kind,
        facts.filter((fact) => fact.kind === kind),
      ),
    ),
    row('all', facts),
  ].join('\n');
}
