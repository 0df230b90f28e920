import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readJoin } from '../presence/join-address.ts';
import { askSession, useDoor, useSession } from '../session/session.ts';
import { comeInSentence } from './come-in-sentence.ts';
import { GoingOn } from './going-on.tsx';
import { JoinForm } from './join-form.tsx';
import { SpeaksFor } from './speaks-for.tsx';
import { useOutcome } from './use-outcome.ts';
import { WaitingRoom } from './waiting-room.tsx';
import './join.css';

/** How far somebody has come: asked who they are, asked what they speak for, in. */
type Step =
  | { readonly at: 'form'; readonly problem: string | null }
  | { readonly at: 'speaks-for'; readonly token: string; readonly groups: readonly string[] }
  | { readonly at: 'in' };

const REFUSED = 'You were not let in. Talk to the facilitator, then ask once more.';

/** Where one comes in: a name is enough. Of the workspace nothing shows before one is in but what the link itself says. */
export function Component() {
  const session = useSession();
  const door = useDoor();
  const invited = useInvited();
  const [step, setStep] = useState<Step | null>(null);
  const giveUp = useOutcome((outcome) => {
    if (outcome === 'in') setStep({ at: 'in' });
    else setStep({ at: 'form', problem: outcome === 'refused' ? REFUSED : null });
  });

  useEffect(() => {
    void askSession().then((asked) => {
      const isIn = asked.ok && asked.body.session !== null && asked.body.session.as !== 'waiting';
      const known = invited.token === '' && invited.code === '';
      setStep(
        isIn && known ? { at: 'in' } : { at: 'form', problem: asked.ok ? null : comeInSentence(asked) },
      );
    });
  }, [invited]);

  return (
    <main className="join" id="main">
      <title>Come in · Specwalk</title>
      <p className="join-brand">
        <i aria-hidden="true" />
        Specwalk
      </p>
      {session?.as === 'waiting' ? (
        <WaitingRoom name={session.name} invited={invited} onLeave={giveUp} />
      ) : step === null ? (
        <p className="lead">One moment …</p>
      ) : step.at === 'form' ? (
        <JoinForm
          key={`${invited.token} ${invited.code} ${step.problem}`}
          invited={invited}
          door={door}
          problem={step.problem}
          onIn={(groups) => setStep(after(invited.token, groups))}
        />
      ) : step.at === 'speaks-for' ? (
        <SpeaksFor {...step} onDone={() => setStep({ at: 'in' })} />
      ) : (
        <GoingOn />
      )}
    </main>
  );
}

function after(token: string, groups: readonly string[]): Step {
  return groups.length > 0 ? { at: 'speaks-for', token, groups } : { at: 'in' };
}

/** What the address said; it stands in the address bar no longer than it takes to read it. */
function useInvited() {
  const location = useLocation();
  const go = useNavigate();
  const [invited, setInvited] = useState(() => readJoin(location));
  useEffect(() => {
    if (location.hash === '' && location.search === '') return;
    setInvited((before) => {
      const now = readJoin(location);
      return JSON.stringify(now) === JSON.stringify(before) ? before : now;
    });
    void go(location.pathname, { replace: true });
  }, [location, go]);
  return invited;
}
