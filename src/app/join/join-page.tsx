import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JoinOffer } from '#core/presence.ts';
import { LARGE_BUTTON, useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { readJoinAddress } from '../presence/join-address.ts';
import { askOffer, askSession, enter, leave, useDoor, useOffer, useRole, useSession } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { enterWorkspace } from '../workspace/store.ts';
import { entryProblem, JoinForm, OfferWords } from './join-form.tsx';
import './join.css';

type JoinStep =
  | { readonly at: 'form'; readonly problem: string | null }
  | { readonly at: 'speaks-for'; readonly token: string; readonly groups: readonly string[] }
  | { readonly at: 'in' };

const REFUSED = 'You were not let in. Talk to the facilitator, then ask again.';

/** The page to enter by: a name is enough. Until then it shows only who asks, about what, and for how long. */
export function Component() {
  const session = useSession();
  const door = useDoor();
  const invited = useInvited();
  const offer = useOffer();
  const [step, setStep] = useState<JoinStep | null>(null);
  const giveUp = useLobbyOutcome((outcome) => {
    if (outcome === 'in') setStep({ at: 'in' });
    else setStep({ at: 'form', problem: outcome === 'refused' ? REFUSED : null });
  });

  useEffect(() => {
    void askOffer(invited);
    void askSession().then((result) => {
      const isIn = result.ok && result.body.session !== null && result.body.session.as !== 'waiting';
      const hasNoLink = invited.token === '' && invited.code === '';
      setStep(isIn && hasNoLink ? { at: 'in' } : { at: 'form', problem: result.ok ? null : entryProblem(result) });
    });
  }, [invited]);

  return (
    <main className="join min-h-[100svh] max-w-115 mx-auto my-0 px-4 pt-6 pb-12" id="main">
      <title>Come in · Specwalk</title>
      <p className="mb-[clamp(24px,9vh,72px)] flex items-center gap-2.5 ui-md font-semibold">
        <i className="size-4.5 border border-ink bg-hatched rounded-[3px]" aria-hidden="true" />
        Specwalk
      </p>
      {session?.as === 'waiting' ? (
        <WaitingRoom name={session.name} offer={offer} onLeave={giveUp} />
      ) : step === null ? (
        <p className="lead mb-2">One moment …</p>
      ) : step.at === 'form' ? (
        <JoinForm
          key={`${invited.token} ${invited.code} ${step.problem}`}
          invited={invited}
          offer={offer}
          door={door}
          problem={step.problem}
          onIn={(groups) =>
            setStep(groups.length > 0 ? { at: 'speaks-for', token: invited.token, groups } : { at: 'in' })
          }
        />
      ) : step.at === 'speaks-for' ? (
        <SpeaksFor {...step} onDone={() => setStep({ at: 'in' })} />
      ) : (
        <Continue />
      )}
    </main>
  );
}

/** The invitation in the address, which is removed from the address bar as soon as it is read. */
function useInvited() {
  const location = useLocation();
  const navigate = useNavigate();
  const [invited, setInvited] = useState(() => readJoinAddress(location));
  useEffect(() => {
    if (location.hash === '' && location.search === '') return;
    setInvited((before) => {
      const now = readJoinAddress(location);
      return JSON.stringify(now) === JSON.stringify(before) ? before : now;
    });
    void navigate(location.pathname, { replace: true });
  }, [location, navigate]);
  return invited;
}

const CHECK_INTERVAL = 2_000;

/** The lobby: it polls the session, which the whole page sees. */
function WaitingRoom({ name, offer, onLeave }: { name: string; offer: JoinOffer | null; onLeave: () => void }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const check = async () => {
      const { ok } = await askSession();
      if (isOver) return;
      setOffline(!ok);
      timer = window.setTimeout(check, CHECK_INTERVAL);
    };
    timer = window.setTimeout(check, CHECK_INTERVAL);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="grid gap-4">
      <title>Waiting · Specwalk</title>
      <h1>{offer ? <OfferWords offer={offer} /> : 'You are almost in'}</h1>
      <p className="lead mb-2" role="status">
        {name}, you are in the lobby.{' '}
        {isOffline
          ? 'Specwalk does not answer. This page keeps trying; stay in the same network.'
          : LOBBY_WORDS[offer?.tone ?? 'sober']}
      </p>
      <i className="join-waiting bg-hatched border border-line-strong h-3.5 rounded-[7px]" aria-hidden="true" />
      <Button look="plain" className="plain min-h-11 justify-self-center" onClick={onLeave}>
        Stop waiting
      </Button>
    </div>
  );
}

const LOBBY_WORDS = {
  playful: 'The facilitator lets people in, and is looking for the key. Keep this page open.',
  sober: 'The facilitator lets people in. Keep this page open.',
} as const;

interface SpeaksForProps {
  readonly token: string;
  readonly groups: readonly string[];
  readonly onDone: () => void;
}

/** For those who have not said what they speak for: one press, from those invited. */
function SpeaksFor({ token, groups, onDone }: SpeaksForProps) {
  const { name } = useSpeaker();
  const command = useCommand();
  const speakFor = async (role: string) => {
    const result = await enter({ token, name, role });
    if (result.ok) onDone();
    else command.refuse(entryProblem(result));
  };
  return (
    <div className="grid gap-4">
      <h1>You are in, {name}.</h1>
      <p className="lead mb-2">Who do you speak for?</p>
      <div className="grid gap-2">
        {groups.map((group) => (
          <Button key={group} className={`button ${LARGE_BUTTON}`} onClick={() => void speakFor(group)}>
            {group}
          </Button>
        ))}
      </div>
      {command.problem}
      <Button look="plain" className="plain min-h-11 justify-self-center" onClick={onDone}>
        For myself
      </Button>
    </div>
  );
}

/** Where to go when there is no walkthrough. */
const IDLE_PATHS = { facilitator: '/walk', stakeholder: '/walk/mine', viewer: '/' } as const;

/** Leads those who are in to the walkthrough, if there is one. */
function Continue() {
  const navigate = useNavigate();
  const role = useRole();
  useEffect(() => {
    void enterWorkspace().then((state) =>
      navigate(state?.workspace.activeWalkthrough ? '/walk' : IDLE_PATHS[role], { replace: true }),
    );
  }, [navigate, role]);
  return <p className="lead mb-2">You are in. One moment …</p>;
}

/** How waiting in the lobby has ended; `left`: the person gave up. */
type LobbyOutcome = 'in' | 'refused' | 'left';

/** Reports once how waiting in the lobby has ended. Returns a function to give up. */
function useLobbyOutcome(onOutcome: (outcome: LobbyOutcome) => void): () => void {
  const session = useSession();
  const now = session === null ? 'out' : session.as === 'waiting' ? 'waiting' : 'in';
  const before = useRef(now);
  const givesUp = useRef(false);
  useEffect(() => {
    const hasWaited = before.current === 'waiting' && now !== 'waiting';
    before.current = now;
    if (!hasWaited) return;
    onOutcome(now === 'in' ? 'in' : givesUp.current ? 'left' : 'refused');
    givesUp.current = false;
  });
  return () => {
    givesUp.current = true;
    void leave();
  };
}
