import type { Decision, Fact, Outcome, Question, Renaming, Response } from '#core/facts/types.ts';
import type { Value } from '#core/shapes/types.ts';
import { NAMED_KINDS, type Point } from '#core/spec/types.ts';
import { followUps } from '#core/workspace/questions/follow-ups.ts';
import { standingQuestions } from '#core/workspace/questions/standing-questions.ts';
import { openWorkspace, type Workspace } from '#core/workspace/workspace.ts';

/** What is decided next: the question's id, then a value, or another outcome. */
export type Step = readonly [id: string, said: Value | Outcome, more?: Partial<Decision>];

export interface Walk {
  readonly facts: readonly Fact[];
  readonly workspace: Workspace;
  /** Ids of the questions that the last step raised. */
  readonly raised: readonly string[];
  readonly question: (id: string) => Question;
}

const NINE_POINTS = {
  path: 'SPEC.md',
  title: 'Test',
  points: NAMED_KINDS.map((kind, at): Point => {
    const line = at + 1;
    const text = { evidence: [], text: '' };
    return { id: `${line}`, title: kind, line, endLine: line, depth: 2, kind, status: 'unanswered', ...text };
  }),
  marks: [],
  blocks: [],
  bare: '',
};

export function opened(facts: readonly Fact[]): Workspace {
  return openWorkspace({ name: 'test', spec: NINE_POINTS, facts, quarantined: [] });
}

/** Takes decisions one after another, raising after each what it raises, as the server does. */
export function walked(...steps: readonly Step[]): Walk {
  return steps.reduce((walk, step) => walkedOn(walk, [step]), walkOf(standingQuestions(NINE_POINTS), []));
}

/** Goes on with decisions that all come at once. */
export function walkedOn({ facts }: Walk, steps: readonly Step[]): Walk {
  const at = facts.filter(({ fact }) => fact === 'decision').length;
  const decisions = steps.map((step, more) => decisionOf(step, facts, at + more));
  const workspace = opened([...facts, ...decisions]);
  const raised = followUps(workspace).filter(({ id }) => !workspace.question(id));
  return walkOf([...facts, ...decisions, ...raised], raised);
}

function walkOf(facts: readonly Fact[], raised: readonly Question[]): Walk {
  return {
    facts,
    workspace: opened(facts),
    raised: raised.map(({ id }) => id),
    question: (id) => questionIn(facts, id),
  };
}

function questionIn(facts: readonly Fact[], id: string): Question {
  const found = facts.find((fact) => fact.fact === 'question' && fact.id === id);
  if (found?.fact !== 'question') throw new Error(`Nothing has raised “${id}”.`);
  return found;
}

function decisionOf([id, said, more = {}]: Step, facts: readonly Fact[], at: number): Decision {
  const { origin } = questionIn(facts, id);
  const decisions = facts.filter((fact) => fact.fact === 'decision');
  const parent = origin.from === 'answer' ? decisions.findLast((one) => one.question === origin.because) : undefined;
  return {
    fact: 'decision',
    id: `step-${String(at).padStart(4, '0')}`,
    question: id,
    number: decisions.filter(({ question }) => question === id).length + 1,
    by: { name: 'Kim', role: '' },
    at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString().replace('.000', ''),
    result: typeof said === 'object' && 'outcome' in said ? said : { outcome: 'decided', value: said },
    restsOn: [],
    against: [],
    ...(parent && { knew: `${parent.question}/${parent.number}` }),
    ...more,
  };
}

/** What somebody says to a question. */
export function answer(question: string, value: Value): Response {
  return {
    fact: 'response',
    id: `said-${question}`,
    question,
    by: { name: 'Ann', role: '' },
    at: '2026-01-01T00:00:00Z',
    reply: { says: 'value', value },
  };
}

/** What makes a step give something another name. */
export const renamed = (from: string, to: string): { readonly renamed: readonly Renaming[] } => ({
  renamed: [{ from, to }],
});
