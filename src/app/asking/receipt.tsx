import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import {
  addressOfGrid,
  addressOfPoint,
  type Decision,
  gridWords,
  groundsOf,
  isAgainst,
  isAssumed,
  linesOf,
  plural,
  type QuestionView,
  reactionsOn,
  type ShapeSpec,
  type Value,
  valueSummary,
} from '#core/index.ts';
import { createStore } from '../kit/store.ts';
import { type AskedHere, useAskedHere } from '../presence/asked-here.ts';
import { diagnosticsOf } from '../workspace/closing-report.ts';
import { useWorkspace } from '../workspace/store.ts';
import { useFetchedProduct } from '../workspace/use-fetched-product.ts';
import { useIsOnStage } from './tried-answer.ts';

/** What has come of deciding a question here; `waiting`: the answer is saved, the decision is under way. */
type DecisionProgress =
  | { readonly is: 'waiting' }
  | { readonly is: 'refused'; readonly problem: string }
  | { readonly is: 'done'; readonly number: number; readonly raised: number; readonly trouble: string | null };

const progressByQuestion = createStore<ReadonlyMap<string, DecisionProgress>>(new Map());

/** Null: there is nothing to say any more. */
export function setProgress(question: string, progress: DecisionProgress | null): void {
  const all = new Map(progressByQuestion.get());
  if (progress) all.set(question, progress);
  else all.delete(question);
  progressByQuestion.set(all);
}

function useProgress(question: string): DecisionProgress | undefined {
  return progressByQuestion.useSelected((all) => all.get(question));
}

/** Whether a question was decided on this page, which has been open since. */
export function useIsJustDecided({ question, decision }: QuestionView): boolean {
  const progress = useProgress(question.id);
  return progress?.is === 'done' && decision?.number === progress.number;
}

/** Puts the receipt away once its question is no longer open. */
export function useReceiptUntilLeft(question: string): void {
  useEffect(() => () => setProgress(question, null), [question]);
}

/** What was just decided on this page, what follows from it, and where to go next; stays until the question is left. */
export function Receipt({ view }: { view: QuestionView }) {
  const progress = useProgress(view.question.id);
  if (progress?.is === 'waiting')
    return (
      <p className="quiet m-0" role="status">
        Your answer is saved. It will be decided as soon as the server answers.
      </p>
    );
  if (progress?.is === 'refused')
    return (
      <p className="problem" role="alert">
        Your answer is saved, but it is not decided. {progress.problem}
      </p>
    );
  const { decision } = view;
  if (!progress || decision?.number !== progress.number || view.stale) return null;
  return (
    <section
      className="receipt flex flex-wrap items-baseline gap-x-2 gap-y-1 px-3 py-2 rounded text-decided bg-decided-wash
        border border-decided focus:outline-none *:last:ml-auto"
      aria-label="Receipt"
      tabIndex={-1}
      ref={focusUnlessTyping}
    >
      <b className="font-semibold">
        <span aria-hidden="true">✓</span> {headlineOf(decision, view.question.shape)}
      </b>
      <span className="text-ink">
        Written to <Link to={`/spec#${encodeURIComponent(view.question.point)}`}>SPEC.md</Link>
        {detailsOf(view, decision, progress.raised).map((detail) => ` · ${detail}`)}
      </span>
      {progress.trouble && <span className="problem">{progress.trouble}</span>}
      <Unread question={view.question.id} />
      <NextQuestion view={view} />
    </section>
  );
}

/** What of the decision nothing can use, such as a word that is not known at its place: told at once. */
function Unread({ question }: { question: string }) {
  const workspace = useWorkspace();
  const core = useFetchedProduct(true);
  const diagnostics = core ? diagnosticsOf(core.openProduct(workspace).model) : [];
  const said = diagnostics.filter((one) => one.question === question);
  return said.map(({ sentence: words }) => (
    <span key={words} className="problem basis-full" role="alert">
      {words}
    </span>
  ));
}

/** Brings the moment into view. What was pressed is gone, so the keyboard goes on from here, unless somebody types. */
function focusUnlessTyping(receipt: HTMLElement | null): void {
  receipt?.scrollIntoView({ block: 'nearest' });
  if (!document.activeElement?.matches('input, textarea, select')) receipt?.focus({ preventScroll: true });
}

/** “4 hours is decided.” */
function headlineOf({ result }: Decision, shape: ShapeSpec): string {
  switch (result.outcome) {
    case 'decided':
      return sentence(result.value, shape, 'is decided');
    case 'assumed':
      return `${sentence(result.value, shape, 'is assumed for now')} To be checked on ${result.revisit}.`;
    case 'deferred':
      return `Put off: ${result.owner} answers by ${result.until}.`;
    case 'not-applicable':
      return `It is ${isAssumed(result) ? 'assumed for now' : 'decided'} that this does not apply.`;
    case 'withdrawn':
      return 'Withdrawn.';
  }
}

function sentence(value: Value, shape: ShapeSpec, verb: string): string {
  const short = shortValue(value, shape);
  return short === null ? `The answer ${verb}.` : `${short} ${verb}.`;
}

/** Letters of a value that fit on a button. */
const MAX_LETTERS = 32;

/** A value in a few words, in quotes unless it is an amount; null: it is too long for that. */
export function shortValue(value: Value, shape: ShapeSpec): string | null {
  const words = valueSummary(value, shape).trim().replace(/\.$/, '');
  const isList = typeof value === 'object' && !('amount' in value);
  if (words === '' || words.length > MAX_LETTERS || (isList && shape.shape !== 'multi' && shape.shape !== 'list'))
    return null;
  return shape.shape === 'number' ? words : `“${words}”`;
}

function detailsOf(view: QuestionView, decision: Decision, raised: number): readonly string[] {
  const names = dissentNames(view, decision);
  return [
    ...(names.length > 0 ? [`dissent: ${names.join(', ')}`] : []),
    ...(raised > 0 ? [plural(raised, 'one new question', '# new questions')] : []),
  ];
}

/** All who gave another answer, or who disagree with this one. */
export function dissentNames(view: QuestionView, { result }: Decision): readonly string[] {
  const { restsOn } = groundsOf(view.question, view.responses, result);
  const against = reactionsOn(view, restsOn).filter(isAgainst);
  return [...new Set([...view.dissent, ...against].map(({ by }) => by.name))];
}

/** A link to what to ask next, which is what the map asks. */
export function NextQuestion({ view, why }: { view: QuestionView; why?: (next: AskedHere) => ReactNode }) {
  const { next, only, to, ask } = useNextQuestion(view);
  return (
    <section aria-label="What to ask next">
      {next ? (
        <>
          <Link className="font-semibold text-ink" to={to} replace={to.includes('?')}>
            Next: {ask}
          </Link>
          {why?.({ view: next, only })}
        </>
      ) : (
        <span className="text-ink">Nothing else is open.</span>
      )}
    </section>
  );
}

interface NextLine {
  readonly next: QuestionView | null;
  /** Who alone of those here could know it. */
  readonly only: string | null;
  /** Its address, or that of the grid with which it is asked. */
  readonly to: string;
  readonly ask: string;
}

export function useNextQuestion({ question }: QuestionView): NextLine {
  const workspace = useWorkspace();
  const asked = useAskedHere();
  const onStage = useIsOnStage(question.id);
  const others = asked.flatMap(({ view }) => (view.rank.isAskable && view.question.id !== question.id ? [view] : []));
  const [line] = linesOf(others, workspace);
  if (!line) return { next: null, only: null, to: '', ask: '' };
  const { view: next, grid } = line;
  if (grid) return { next, only: null, to: addressOfGrid(grid), ask: gridWords(grid.id, workspace) };
  const { id, point, ask } = next.question;
  const only = asked.find(({ view }) => view === next)?.only ?? null;
  return { next, only, to: onStage ? addressOfPoint(point, id) : `/questions/${id}`, ask };
}
