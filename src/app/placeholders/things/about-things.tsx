import { butPutOff, counted, isClosed, putOffIn, type QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';

interface About {
  readonly id: string;
  readonly label: string;
  readonly views: readonly QuestionView[];
}

interface AboutThingsProps {
  readonly of: readonly About[];
  readonly choose: ((id: string) => void) | undefined;
}

/** More things than this about which nothing is open lie folded together. */
const FEW = 5;

/** A line of pins for each thing: those of which something is open, then the others, folded where there are many. */
export function AboutThings({ of, choose }: AboutThingsProps) {
  const { open: asked } = useAsking();
  const open = of.filter(({ views }) => views.some(({ status }) => !isClosed(status)));
  const silent = of.filter((about) => !open.includes(about));
  if (silent.length <= FEW) return <Lines of={[...open, ...silent]} choose={choose} />;
  return (
    <>
      {open.length > 0 && <Lines of={open} choose={choose} />}
      <details className="mt-4" open={silent.some(({ views }) => holds(views, asked))}>
        <summary className="muted text-14">
          All is said of {open.length > 0 ? `${silent.length} more` : `these ${silent.length}`}
        </summary>
        <Lines of={silent} choose={choose} unfolded />
      </details>
    </>
  );
}

function holds(views: readonly QuestionView[], id: string | null | undefined): boolean {
  return views.some(({ question }) => question.id === id);
}

function Lines({ of, choose, unfolded = false }: AboutThingsProps & { readonly unfolded?: boolean }) {
  return (
    <dl className="mt-4">
      {of.map(({ id, label, views }) => (
        <div key={id}>
          <dt className="min-w-0 break-anywhere">
            {choose ? (
              <Button look="plain" onClick={() => choose(id)}>
                <bdi>{label}</bdi>
              </Button>
            ) : (
              <bdi>{label}</bdi>
            )}
          </dt>
          <dd>{unfolded ? <Pins of={views} label={label} /> : <Line views={views} label={label} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pins of one thing: those that ask, and the others behind their number, unfolded while one of them is open. */
function Line({ views, label }: { views: readonly QuestionView[]; label: string }) {
  const { open: asked } = useAsking();
  const open = views.filter(({ status }) => !isClosed(status));
  const closed = views.filter(({ status }) => isClosed(status));
  return (
    <>
      {open.length > 0 && <Pins of={open} label={label} />}
      {closed.length > 0 && (
        <details open={holds(closed, asked)}>
          <summary className="muted text-14">{closedWords(closed, open.length)}</summary>
          <Pins of={closed} label={label} />
        </details>
      )}
    </>
  );
}

function Pins({ of, label }: { of: readonly QuestionView[]; label: string }) {
  return (
    <ul className="flex flex-wrap">
      {of.map(({ question }) => (
        <li className="max-w-full muted text-14 break-anywhere" key={question.id} title={question.ask}>
          {shortWords(question, label)} <Pin q={question.id} />
        </li>
      ))}
    </ul>
  );
}

function closedWords(closed: readonly QuestionView[], open: number): string {
  if (open > 0) return `${closed.length} more, closed`;
  const later = putOffIn(closed);
  return `all said${butPutOff(later)}, ${counted(closed.length - later, 'answer')}`;
}
