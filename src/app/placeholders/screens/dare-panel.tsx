import { counted } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { GivenUp } from './given-up.tsx';
import { type Trail, trailWords } from './trail.ts';
import type { Daring, Tried } from './use-dare.ts';
import type { Inside } from './use-inside.ts';

/** The dare above the running product: offered, being tried, met or given up, with the way somebody went. */
export function DarePanel({ dare: daring, point, inside }: { dare: Daring; point: string; inside: Inside }) {
  const { dare, trail } = daring;
  if (!dare) return null;
  return (
    <div className="screens-dare" data-is={trail === null ? 'offered' : trail.ended ? 'over' : 'on'}>
      <p className="screens-dare-says grid gap-2px">
        <small>As {dare.role.label}, without help</small>
        <b>{dare.says}</b>
      </p>
      {trail === null && (
        <div className="row">
          <Button look="main" ref={daring.before.length > 0 ? focusOnce : undefined} onClick={daring.begin}>
            I dare you
          </Button>
          <Button look="plain" onClick={daring.another}>
            Another one
          </Button>
        </div>
      )}
      {trail && !trail.ended && (
        <div className="row">
          <span className="voice-17">The clock runs. Nobody may help.</span>
          <Button ref={focusOnce} onClick={daring.giveUp}>
            I give up
          </Button>
        </div>
      )}
      {trail?.ended && <Way trail={trail} />}
      {trail?.ended && !trail.ended.met && (
        <GivenUp key={trail.began} dare={dare} trail={trail} point={point} at={inside.label} />
      )}
      {trail?.ended && (
        <Button look="plain" onClick={daring.forget}>
          Dare somebody else
        </Button>
      )}
      {daring.before.length > 0 && <Before tried={daring.before} />}
    </div>
  );
}

function Before({ tried }: { tried: readonly Tried[] }) {
  const met = tried.filter(({ trail }) => trail.ended?.met).length;
  return (
    <details className="screens-before">
      <summary>
        {counted(tried.length, 'has tried', 'have tried')}, {met} found the way
      </summary>
      <ul>
        {tried.map(({ key, says, trail }) => (
          <li key={key}>
            {says}: {trail.ended?.met ? 'done' : 'given up'}, {trailWords(trail, 0)}:{' '}
            {trail.visits.join(' → ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Way({ trail }: { trail: Trail }) {
  const met = trail.ended?.met ?? false;
  const pages = trail.visits.map((page, at) => ({ page, key: `${at} ${page}` }));
  return (
    <div className="screens-trail">
      <p>
        <b>{met ? 'Done.' : 'Given up.'}</b> {trailWords(trail, 0)}
      </p>
      <ol aria-label="The way they went">
        {pages.map(({ page, key }) => (
          <li key={key}>
            <bdi>{page}</bdi>
          </li>
        ))}
        <li data-met={met}>{met ? 'there' : 'lost'}</li>
      </ol>
    </div>
  );
}
