import { counted } from '#core/index.ts';
import { type Minutes, minutesBetween, minutesText, partsOf, speakerWords } from '#core/minutes.ts';
import { copyText } from '../../kit/copy-text.ts';
import { Moment } from '../../kit/moment.tsx';

/** What it is, when it was, what came of it in numbers, and the ways to take it along. */
export function MinutesHead({ minutes }: { readonly minutes: Minutes }) {
  const { walkthrough, endedAt } = minutes;
  return (
    <header className="minutes-head">
      <p className="crumb">
        Minutes{endedAt === null && <span className="tag guess">so far, it goes on</span>}
      </p>
      <h1>{walkthrough.title}</h1>
      <p className="lead">
        <Moment at={walkthrough.at} />
        {took(minutes)}; run by {speakerWords(walkthrough.by)}.
      </p>
      <Counts minutes={minutes} />
      <Ways minutes={minutes} />
    </header>
  );
}

function took({ walkthrough, endedAt }: Minutes): string {
  const minutes = minutesBetween(walkthrough.at, endedAt);
  if (minutes === null) return '';
  const given = walkthrough.minutes > 0 ? ` of the ${walkthrough.minutes} given` : '';
  return `, ${counted(minutes, 'minute')}${given}`;
}

function Counts({ minutes }: { readonly minutes: Minutes }) {
  const parts = partsOf(minutes.talks);
  if (parts.length === 0) return null;
  return (
    <ul className="minutes-counts" aria-label="What came of it">
      {parts.map(({ head, status, talks }) => (
        <li key={head}>
          <a href={`#minutes-${status}`}>
            <b>{talks.length}</b> {head}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Ways({ minutes }: { readonly minutes: Minutes }) {
  const text = minutesText(minutes);
  return (
    <div className="row minutes-ways">
      <a
        className="button"
        download={`minutes-${minutes.walkthrough.id}.md`}
        href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
      >
        Download as Markdown
      </a>
      <button type="button" className="button" onClick={() => void copyText(text)}>
        Copy
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}
