import { foldCase } from '../../shapes/normalize-text.ts';
import type { PointStatus } from '../../spec/types.ts';
import { countQuestions } from '../../workspace/questions/question-state.ts';
import type { PointView, Workspace } from '../../workspace/workspace.ts';
import { type Gap, gapsIn } from '../gaps/gap.ts';
import { documentGaps } from '../gaps/report.ts';
import type { DocumentOverview, DocumentSection, DocumentSummary, QuestionCounts, WaitingItem } from './types.ts';

/** A heading's number, which only says where it is: "3.", "2.1", "IV.", "b)". */
const NUMBER = /^(?:\d+(?:\.\d+)*[.)]?|[ivxlc]+[.)]|[a-z][.)])\s+/;

/** The words that make a heading the same in several documents: no number, case, spacing or last colon. */
function sectionKey(heading: string): string {
  return foldCase(heading).replace(NUMBER, '').replace(/\s*:$/, '');
}

/** Input of the overview; a plain specification is opened as a workspace without facts. */
export interface DocumentInput {
  readonly path: string;
  readonly workspace: Workspace;
  /** Whether people can be asked about it: it is a workspace. */
  readonly isWorkspace: boolean;
}

/** Takes time linear in its points, marks and questions. */
export function summaryOf({ path, workspace, isWorkspace }: DocumentInput): DocumentSummary {
  const points = workspace.points.filter(({ status }) => status !== 'container');
  const gaps = gapsOf(path, workspace);
  return {
    document: {
      path,
      title: workspace.spec.title,
      ...pointCounts(points),
      marks: workspace.spec.marks.length,
      gaps: gaps.length,
      questions: isWorkspace ? questionCounts(workspace) : null,
    },
    sections: points.flatMap(sectionOf),
    waiting: waitingIn(workspace, gaps),
    gaps: gaps.map(({ line, kind, words, aside }) => ({ line, kind, words, aside })),
  };
}

/** The same as `specwalk gaps` lists. */
function gapsOf(path: string, { spec, point: view }: Workspace): readonly Gap[] {
  const report = documentGaps(spec, path, (point) => view(point.id)?.status ?? point.status);
  return gapsIn(report);
}

type PointCounts = Pick<DocumentOverview, 'points' | 'answered' | 'partial' | 'unanswered' | 'notApplicable' | 'done'>;

function pointCounts(points: readonly PointView[]): PointCounts {
  const counts: Record<PointStatus, number> = {
    answered: 0,
    partial: 0,
    unanswered: 0,
    'not-applicable': 0,
    container: 0,
  };
  for (const { status } of points) counts[status]++;
  const { answered, partial, unanswered, 'not-applicable': notApplicable } = counts;
  const done = points.length === 0 ? null : (answered + notApplicable) / points.length;
  return { points: points.length, answered, partial, unanswered, notApplicable, done };
}

function questionCounts({ questionsAsRaised }: Workspace): QuestionCounts {
  const { open, said, settled, later } = countQuestions(questionsAsRaised);
  return { open, answered: said, decided: settled + later, ...(later === 0 ? {} : { putOff: later }) };
}

function sectionOf({ point, status }: PointView): readonly DocumentSection[] {
  const key = sectionKey(point.title);
  if (key === '') return [];
  const sectionStatus = status === 'partial' || status === 'unanswered' ? status : 'answered';
  return [{ key, heading: point.title.trim(), status: sectionStatus }];
}

/**
 * What waits for whom in one document, each gap once. A gap whose mark names a person waits for them, and so does a
 * question that was deferred to them; the others wait for those whom the document belongs to.
 */
function waitingIn({ spec, questionsAsRaised }: Workspace, gaps: readonly Gap[]): readonly WaitingItem[] {
  const named = gaps.flatMap(({ owner, due }): WaitingItem[] =>
    owner === undefined ? [] : [{ name: owner, as: 'marks', count: 1, ...(due === undefined ? {} : { due }) }],
  );
  const deferred = questionsAsRaised.flatMap(({ status, decision }): WaitingItem[] => {
    if (status !== 'deferred' || decision?.result.outcome !== 'deferred') return [];
    const { owner, until } = decision.result;
    return [{ name: owner, as: 'deferred', count: 1, ...(until === '' ? {} : { due: until }) }];
  });
  const rest = gaps.length - named.length;
  const owned = (spec.owners ?? []).map((name): WaitingItem => ({ name, as: 'gaps', count: rest }));
  return [...named, ...deferred, ...(rest > 0 ? owned : [])];
}

/** The least done first, of equal ones the one with most unsaid; documents without points come last. */
export function leastDone(a: DocumentOverview, b: DocumentOverview): number {
  return (a.done ?? 2) - (b.done ?? 2) || b.unanswered - a.unanswered || b.gaps - a.gaps;
}

/** Rounded down, so that only what is whole is called 100 %. */
export function percentDone(done: number): string {
  return `${Math.floor(done * 100)} %`;
}
