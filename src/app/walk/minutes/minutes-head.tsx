import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import {
  type Minutes,
  minutesBetween,
  minutesText,
  type Present,
  partsOf,
  type Station,
  speakerWords,
} from '#core/minutes.ts';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { Moment } from '../../kit/moment.tsx';
import { Section } from '../../kit/section.tsx';
import { FiguresTable } from '../figures/figures.tsx';

export function MinutesHead({ minutes }: { readonly minutes: Minutes }) {
  const { walkthrough, endedAt } = minutes;
  const parts = partsOf(minutes.talks);
  const text = minutesText(minutes);
  return (
    <header className="minutes-head">
      <p className="crumb quiet flex flex-wrap items-center mb-2">
        Minutes{endedAt === null && <span className="tag guess">so far, it goes on</span>}
      </p>
      <h1>{walkthrough.title}</h1>
      <p className="lead">
        <Moment at={walkthrough.at} />
        {took(minutes)}; run by {speakerWords(walkthrough.by)}.
      </p>
      {parts.length > 0 && (
        <ul className="minutes-counts flex flex-wrap gap-2-5 mb-4" aria-label="What came of it">
          {parts.map(({ head, status, talks }) => (
            <li key={head}>
              <a href={`#minutes-${status}`}>
                <b>{talks.length}</b> {head}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="row minutes-ways">
        <a
          className="button"
          download={`minutes-${walkthrough.id}.md`}
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download as Markdown
        </a>
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </header>
  );
}

function took({ walkthrough, endedAt }: Minutes): string {
  const minutes = minutesBetween(walkthrough.at, endedAt);
  if (minutes === null) return '';
  const given = walkthrough.minutes > 0 ? ` of the ${walkthrough.minutes} given` : '';
  return `, ${counted(minutes, 'minute')}${given}`;
}

export function Shown({ shown }: { readonly shown: readonly Station[] }) {
  return (
    <Section head="What was shown" count={shown.length}>
      {shown.length === 0 && <p className="quiet">Nobody was taken anywhere.</p>}
      <ol className="minutes-shown">
        {shown.map((station) => (
          <li className="grid items-baseline gap-3 line-top" key={station.at}>
            <TimeOfDay at={station.at} />
            <Link to={station.place}>{station.words}</Link>
            <span className="quiet">{lasted(station)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function lasted({ at, until }: Station): string {
  const minutes = minutesBetween(at, until);
  return minutes === null ? 'still here' : `${minutes} min`;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The time of an instant, as the clock on the wall shows it. */
function TimeOfDay({ at }: { readonly at: string }) {
  return <time dateTime={at}>{TIME.format(new Date(at))}</time>;
}

export function Attendance({ people }: { readonly people: readonly Present[] }) {
  return (
    <Section head="Who was there" count={people.length}>
      <FiguresTable
        heads={['Name', 'Speaks for', 'As', 'Came']}
        rows={people.map(({ name, role, as, at }) => [
          `${name} · ${role}`,
          name,
          role,
          as ?? 'spoke',
          at === null ? '–' : <TimeOfDay key="came" at={at} />,
        ])}
      />
    </Section>
  );
}
