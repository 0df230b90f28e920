import { useId, useState } from 'react';
import { withCount } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { usePermissions } from '../../session/session.ts';
import { sendOnce } from '../../workspace/send-once.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { type Attempt, type Dare, type DareState, type Trail, trailWords } from './dare.ts';
import type { EmbeddedNavigation } from './embedded-navigation.tsx';

export function DarePanel({
  dare: daring,
  point,
  inside,
}: {
  dare: DareState;
  point: string;
  inside: EmbeddedNavigation;
}) {
  const { dare, trail } = daring;
  if (!dare) return null;
  return (
    <div
      className="screens-dare grid gap-3 p-6 max-sm:px-4 bg-ink text-paper rounded-t-lg"
      data-is={trail === null ? 'offered' : trail.ended ? 'over' : 'on'}
    >
      <p className="screens-dare-says grid gap-0.5">
        <small>As {dare.role.label}, without help</small>
        <b className="voice-2xl font-semibold wrap-anywhere">{dare.says}</b>
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
          <span className="voice-lg">The clock runs. Nobody may help.</span>
          <Button ref={focusOnce} onClick={daring.giveUp}>
            I give up
          </Button>
        </div>
      )}
      {trail?.ended && <TrailView trail={trail} />}
      {trail?.ended && !trail.ended.met && (
        <GiveUpForm key={trail.began} dare={dare} trail={trail} point={point} at={inside.label} />
      )}
      {trail?.ended && (
        <Button className="plain justify-self-start" onClick={daring.forget}>
          Dare somebody else
        </Button>
      )}
      {daring.before.length > 0 && <EarlierAttempts tried={daring.before} />}
    </div>
  );
}

function EarlierAttempts({ tried }: { tried: readonly Attempt[] }) {
  const met = tried.filter(({ trail }) => trail.ended?.met).length;
  return (
    <details>
      <summary className="text-sm">
        {withCount(tried.length, 'has tried', 'have tried')}, {met} found the way
      </summary>
      <ul className="mt-2 pl-6 text-sm wrap-anywhere list-disc">
        {tried.map(({ key, says, trail }) => (
          <li key={key}>
            {says}: {trail.ended?.met ? 'done' : 'given up'}, {trailWords(trail, 0)}: {trail.visits.join(' → ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

const VISIT = "px-3 py-0.75 border border-current rounded-[999px] wrap-anywhere not-first:before:content-['→_']";

function TrailView({ trail }: { trail: Trail }) {
  const met = trail.ended?.met ?? false;
  const pages = trail.visits.map((page, at) => ({ page, key: `${at} ${page}` }));
  return (
    <div>
      <p className="mb-2">
        <b>{met ? 'Done.' : 'Given up.'}</b> {trailWords(trail, 0)}
      </p>
      <ol className="flex flex-wrap gap-1.5" aria-label="The way they went">
        {pages.map(({ page, key }) => (
          <li className={VISIT} key={key}>
            <bdi>{page}</bdi>
          </li>
        ))}
        <li className={`${VISIT} ${met ? 'bg-paper text-ink' : 'border-dotted'}`}>{met ? 'there' : 'lost'}</li>
      </ol>
    </div>
  );
}

/** After giving up: what was looked for becomes a link in the answer, or the trail becomes a new question. */
function GiveUpForm({ dare, trail, point, at }: { dare: Dare; trail: Trail; point: string; at: string }) {
  const draftWriter = useDraftWriter();
  const asking = useAsking();
  const command = useCommand('who asks');
  const inputId = useId();
  const may = usePermissions();
  const [sought, setSought] = useState('');
  const [raised, setRaised] = useState(false);
  const soughtText = sought.trim();
  const addLink = () => {
    draftWriter.addRows('screens.links', [{ from: at, to: '', control: soughtText }], ['from', 'control']);
    announce(`From ${at}: ${soughtText}. In the answer to question ${asking.pinOf('screens.links') ?? ''}.`);
  };
  const raise = () =>
    command.sendSigned(
      (by) => {
        const asked = dareQuestion(dare, trail, soughtText);
        const payload = { by, point, ...asked, shape: { shape: 'text' } as const, who: [] };
        return sendOnce(`dare.${dare.id}`, { type: 'raise', payload }, [payload]);
      },
      () => {
        setRaised(true);
        announce('The question is on the list.');
      },
    );
  if (raised) return <p className="m-0">It is a question now, and waits on the list of this screen.</p>;
  return (
    <div className="screens-given-up grid gap-2">
      <label className="voice-lg font-semibold" htmlFor={inputId}>
        What did you look for on “{at}”, and did not find?
      </label>
      <input
        id={inputId}
        ref={focusOnce}
        value={sought}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
      />
      {command.fields}
      {command.problem}
      <div className="row">
        <Button look="main" disabled={soughtText === ''} onClick={addLink}>
          Make it a way from here
        </Button>
        {may.ask && <Button onClick={() => void raise()}>Make it a question</Button>}
      </div>
    </div>
  );
}

/** The question raised by a failed dare: what the way should be, and the trail. */
function dareQuestion(dare: Dare, trail: Trail, looked: string) {
  const route = trail.visits.join(' → ');
  const sought = looked === '' ? '' : ` They looked for “${looked}”.`;
  return {
    ask: `How does ${dare.role.label} find the way to “${dare.says}”?`,
    why: `Somebody gave up after ${trailWords(trail, 0)}: ${route}.${sought}`,
  };
}
