import './things.css';
import { butDeferred, countDeferred, isClosed, type PointView, type QuestionView, withCount } from '#core/index.ts';
import { groupBy } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { subjectIdOf } from '../../asking/subject-id-of.ts';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { HeadedSection } from '../pieces/headed-section.tsx';
import { QuestionSpots } from '../pieces/question-spots.tsx';

interface ThingQuestions {
  readonly id: string;
  readonly label: string;
  readonly views: readonly QuestionView[];
}

interface ThingQuestionListProps {
  readonly of: readonly ThingQuestions[];
  readonly choose: ((id: string) => void) | undefined;
}

/** More things without open questions than this are folded together. */
const MAX_UNFOLDED = 5;

/** A row of pins for each thing: first those with open questions, then the others, folded where there are many. */
function ThingQuestionList({ of, choose }: ThingQuestionListProps) {
  const { open: openQuestion } = useAsking();
  const open = of.filter(({ views }) => views.some(({ status }) => !isClosed(status)));
  const settledThings = of.filter((one) => !open.includes(one));
  if (settledThings.length <= MAX_UNFOLDED) return <ThingRows of={[...open, ...settledThings]} choose={choose} />;
  return (
    <>
      {open.length > 0 && <ThingRows of={open} choose={choose} />}
      <details className="mt-4" open={settledThings.some(({ views }) => includesQuestion(views, openQuestion))}>
        <summary className="text-ink-2 text-sm w-fit min-h-6.5">
          All is said of {open.length > 0 ? `${settledThings.length} more` : `these ${settledThings.length}`}
        </summary>
        <ThingRows of={settledThings} choose={choose} unfolded />
      </details>
    </>
  );
}

function includesQuestion(views: readonly QuestionView[], id: string | null | undefined): boolean {
  return views.some(({ question }) => question.id === id);
}

function ThingRows({ of, choose, unfolded = false }: ThingQuestionListProps & { readonly unfolded?: boolean }) {
  return (
    <dl className="mt-4">
      {of.map(({ id, label, views }) => (
        <div className="grid cols-160 gap-x-4 gap-y-2 py-2.5 border-t-1 border-line max-sm:grid-cols-1" key={id}>
          <dt className="min-w-0 wrap-anywhere voice-lg font-semibold">
            {choose ? (
              <Button className="plain voice-lg font-semibold text-ink text-left" onClick={() => choose(id)}>
                <bdi>{label}</bdi>
              </Button>
            ) : (
              <bdi>{label}</bdi>
            )}
          </dt>
          <dd className="min-w-0">
            {unfolded ? <QuestionPins of={views} label={label} /> : <ThingRow views={views} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The pins of one thing: open questions, and closed ones folded, unless one of those is shown. */
function ThingRow({ views, label }: { views: readonly QuestionView[]; label: string }) {
  const { open: openQuestion } = useAsking();
  const open = views.filter(({ status }) => !isClosed(status));
  const closed = views.filter(({ status }) => isClosed(status));
  return (
    <>
      {open.length > 0 && <QuestionPins of={open} label={label} />}
      {closed.length > 0 && (
        <details open={includesQuestion(closed, openQuestion)}>
          <summary className="text-ink-2 text-sm w-fit min-h-6.5">{closedSummary(closed, open.length)}</summary>
          <QuestionPins of={closed} label={label} />
        </details>
      )}
    </>
  );
}

/** Questions as short labels, each with its pin; `label`, the name of their thing, is left out of the labels. */
export function QuestionPins({ of, label }: { of: readonly QuestionView[]; label?: string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {of.map(({ question }) => (
        <li className="max-w-full text-ink-2 text-sm wrap-anywhere" key={question.id} title={question.ask}>
          {shortWords(question, label)} <Pin q={question.id} />
        </li>
      ))}
    </ul>
  );
}

function closedSummary(closed: readonly QuestionView[], open: number): string {
  if (open > 0) return `${closed.length} more, closed`;
  const deferred = countDeferred(closed);
  return `all said${butDeferred(deferred)}, ${withCount(closed.length - deferred, 'answer')}`;
}

export interface RemainingQuestionsProps {
  readonly view: PointView;
  readonly shown: readonly string[];
  /** The named things; the questions of each are in one row. */
  readonly names: readonly { readonly id: string; readonly label: string }[];
  /** Owner of an item, both by id: a relation belongs to the entity it starts from. */
  readonly owners?: ReadonlyMap<string, string> | undefined;
  readonly choose?: ((id: string) => void) | undefined;
}

const SECTION = 'things-register mt-8 pt-4 [border-top:1px_dashed_var(--color-ink-2)]';

/**
 * Every question of a point that is shown nowhere else on the screen, so that no pin is missing: general ones first,
 * then a row for each thing.
 */
export function RemainingQuestions({ view, shown, names, owners, choose }: RemainingQuestionsProps) {
  const rest = view.questions.filter(({ question, status }) => status !== 'parked' && !shown.includes(question.id));
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  const groups = groupBy(rest, ({ question }) => subjectIdOf(question, labels, owners));
  const about = [...labels].flatMap(([id, label]) => {
    const views = groups.get(id);
    return views ? [{ id, label, views }] : [];
  });
  if (rest.length === 0) return null;
  return (
    <HeadedSection head="Also asked here" className={SECTION}>
      <QuestionSpots className="things-general" of={groups.get(null) ?? []} />
      <ThingQuestionList of={about} choose={choose} />
    </HeadedSection>
  );
}
