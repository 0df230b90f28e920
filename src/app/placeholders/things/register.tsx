import './things.css';
import { isClosed, type PointView, type QuestionView } from '#core/index.ts';
import { grouped } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { shortWords } from './short-words.ts';
import { subjectOf } from './subject-of.ts';

interface RegisterProps {
  readonly view: PointView;
  /** Ids that have a place of their own on the screen. */
  readonly shown: ReadonlySet<string>;
  /** Things as they are called now, by id; their questions stand in one line each. */
  readonly names: ReadonlyMap<string, string>;
  /** The thing that an item belongs to, by ids: a link to where it starts. */
  readonly owners?: ReadonlyMap<string, string>;
  readonly choose?: (id: string) => void;
}

/**
 * Everything asked under a point that has no place of its own on the screen, so that no pin is ever missing: what is
 * asked of all things first, then a line for each thing.
 */
export function Register({ view, shown, names, owners, choose }: RegisterProps) {
  const rest = view.questions.filter(
    ({ question, status }) => status !== 'parked' && !shown.has(question.id),
  );
  const groups = grouped(rest, ({ question }) => subjectOf(question, names, owners));
  const general = groups.get(null) ?? [];
  if (rest.length === 0) return null;
  return (
    <section className="things-register" aria-label="Also asked here">
      <h2 className="small-head">Also asked here</h2>
      <ul className="things-general">
        {general.map(({ question }) => (
          <li key={question.id}>
            <span>{question.ask}</span>
            <Spot q={question.id} guess={null} />
          </li>
        ))}
      </ul>
      <dl>
        {[...groups].map(([id, views]) => {
          if (id === null) return null;
          return (
            <div key={id}>
              <dt>
                <Name id={id} label={names.get(id) ?? id} choose={choose} />
                <small>{openWords(views)}</small>
              </dt>
              <dd>
                <ul>
                  {views.map(({ question }) => (
                    <li key={question.id} title={question.ask}>
                      {shortWords(question)} <Pin q={question.id} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Name({ id, label, choose }: { id: string; label: string; choose: RegisterProps['choose'] }) {
  if (!choose) return <bdi>{label}</bdi>;
  return (
    <button type="button" className="plain" onClick={() => choose(id)}>
      <bdi>{label}</bdi>
    </button>
  );
}

function openWords(views: readonly QuestionView[]): string {
  const open = views.filter(({ status }) => !isClosed(status)).length;
  return open === 0 ? 'all said' : `${open} open`;
}
