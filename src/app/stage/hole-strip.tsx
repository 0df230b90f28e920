import { Link } from 'react-router';
import { isClosed, type PointView, type QuestionView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { pinClasses } from '../asking/tags.tsx';
import { useLetterKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { useHere } from './pin.tsx';
import type { SceneQuestions } from './scene-questions.ts';
import type { Subject } from './stage-definition.ts';

interface HoleStripProps {
  readonly view: PointView;
  readonly scene: SceneQuestions;
  readonly subject: Subject | undefined;
  readonly next: QuestionView | undefined;
}

/** The questions of a scene in reading order, how many are done, what else is asked, and the way to the next hole. */
export function HoleStrip({ view, scene, subject, next }: HoleStripProps) {
  const asking = useAsking();
  const letters = useLetterKeys();
  const { numbered, details } = scene;
  const done = numbered.filter(({ status }) => isClosed(status)).length;
  const openDetail = details.find(({ question }) => question.id === asking.open);
  const more = details.filter(({ status }) => !isClosed(status)).length;
  return (
    <nav
      className="hole-strip flex flex-wrap items-center gap-x-3 gap-y-2 min-h-12 px-4 py-1.5 border-t border-line-strong
        bg-sheet"
      aria-label="Questions of this scene"
      data-holes={numbered.length - done + more}
    >
      <ol className="flex flex-wrap gap-1.5">
        {[...numbered, ...(openDetail ? [openDetail] : [])].map((one) => (
          <li key={one.question.id}>
            <StripChip view={one} />
          </li>
        ))}
      </ol>
      <span className="quiet">{`${done} of ${numbered.length} done`}</span>
      {more > 0 && (
        <Link className="quiet" to={listAddress(view.point.id, scene)}>
          {`All ${scene.listed} open`}
          {subject && ` about ${subject.label}`} →
        </Link>
      )}
      {next && (
        <Button look="plain" className="plain ml-auto" onClick={() => asking.ask(next.question.id)}>
          Next hole {letters && <kbd className="max-md:hidden touch:hidden">N</kbd>}
        </Button>
      )}
    </nav>
  );
}

/** The address of the list of what is open in a scene, about its subject if details are. */
function listAddress(point: string, { id, about }: SceneQuestions): string {
  return `/questions?${new URLSearchParams({ point, scene: id, ...(about && { about }) })}`;
}

function StripChip({ view }: { view: QuestionView }) {
  const asking = useAsking();
  const { question, status } = view;
  const label = asking.pinOf(question.id) ?? '+';
  const here = useHere(question.id);
  return (
    <button
      type="button"
      {...here.mark}
      className={`${pinClasses(status)} ${here.mark.className}`}
      data-chip={question.id}
      data-status={status}
      data-open={!isClosed(status) || undefined}
      aria-current={asking.open === question.id ? 'true' : undefined}
      aria-label={`Question ${label}: ${question.ask}${here.words}`}
      title={question.ask}
      onClick={() => (asking.open === question.id ? asking.close() : asking.ask(question.id))}
    >
      {label}
    </button>
  );
}
