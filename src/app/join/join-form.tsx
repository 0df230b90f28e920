import { type ComponentProps, useId, useState } from 'react';
import { openWorkspace, withCount } from '#core/index.ts';
import type { JoinOffer, SessionState } from '#core/presence.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { type InviteDetails, spokenCode } from '../presence/join-address.ts';
import { enter, requestAccess } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import type { ServerResult } from '../sync/requests.ts';
import { fetchWorkspace } from '../workspace/workspace-snapshot.ts';

interface JoinFormProps {
  readonly invited: InviteDetails;
  readonly offer: JoinOffer | null;
  readonly door: SessionState['door'];
  readonly problem: string | null;
  /** Called when the person is in; those who have not said what they speak for choose from `groups`. */
  readonly onIn: (groups: readonly string[]) => void;
}

/** Asks for a name. It is kept on this device, so that the next time it is one press. */
export function JoinForm({ invited, offer, door, problem: initialProblem, onIn }: JoinFormProps) {
  const speaker = useSpeaker();
  const [name, setName] = useState(invited.name || speaker.name);
  const [role, setRole] = useState(invited.role || speaker.role);
  const [code, setCode] = useState(invited.code);
  const [byCode, setByCode] = useState(invited.token === '' && door === 'invited');
  const command = useCommand('', initialProblem);

  const comeIn = () => {
    if (name.trim() === '') return command.refuse('Please enter a name; a first name is fine.');
    if (byCode && code.trim() === '') return command.refuse('Please enter the code on the wall.');
    void command.send(async () => {
      const who = { name: name.trim(), role: role.trim() };
      const result = await (byCode ? requestAccess({ code, ...who }) : enter({ token: invited.token, ...who }));
      if (!result.ok) return entryProblem(result);
      const as = result.body.session?.as;
      if (as !== 'waiting') onIn(!byCode && who.role === '' && as === 'stakeholder' ? await groupsInRoom() : []);
      return null;
    });
  };

  return (
    <CommandForm
      className="grid gap-4"
      command={command}
      send={comeIn}
      submit="Come in"
      busy="One moment …"
      isLarge
      more={
        <>
          {!byCode && command.problem !== null && door === 'invited' && (
            <Button look="plain" className="plain min-h-11 justify-self-center" onClick={() => setByCode(true)}>
              I have a code instead
            </Button>
          )}
          {byCode && invited.code === '' && (
            <p className="quiet">If you were given a link, open it again; it needs no code.</p>
          )}
        </>
      }
    >
      <h1>{offer ? <OfferWords offer={offer} /> : 'Come in'}</h1>
      <p className="lead mb-2">Your name appears next to what you say. No account, no password.</p>
      {byCode && <CodeField code={code} given={invited.code !== '' && command.problem === null} setCode={setCode} />}
      <JoinField
        label="Your name"
        value={name}
        onChange={setName}
        autoComplete="name"
        required
        autoFocus={name === '' && (!byCode || code !== '')}
      />
      <JoinField
        label="You speak for"
        hint="Finance, the front desk, yourself … Optional."
        value={role}
        onChange={setRole}
      />
    </CommandForm>
  );
}

/** Who asks, about what, and how long it takes: “Maeve asks about Toolshed · 11 minutes”. */
export function OfferWords({ offer: { by, about, minutes } }: { readonly offer: JoinOffer }) {
  return (
    <>
      {by === '' ? 'You are asked' : <BoldName>{by}</BoldName>}
      {by === '' ? ' about ' : ' asks about '}
      <BoldName>{about}</BoldName>
      {minutes > 0 && <span className="whitespace-nowrap text-ink-2"> · {withCount(minutes, 'minute')}</span>}
    </>
  );
}

function BoldName({ children }: { readonly children: string }) {
  return (
    <b className="font-semibold wrap-anywhere">
      <bdi>{children}</bdi>
    </b>
  );
}

interface CodeFieldProps {
  readonly code: string;
  /** The code came with the address and has not been refused. */
  readonly given: boolean;
  readonly setCode: (code: string) => void;
}

function CodeField({ code, given, setCode }: CodeFieldProps) {
  if (given) return <p className="mono text-lg tracking-[0.12em]">{spokenCode(code)}</p>;
  return (
    <JoinField
      label="The code on the wall"
      value={code}
      onChange={(typed) => setCode(typed.toUpperCase())}
      autoComplete="off"
      required
      autoFocus={code === ''}
      mono
    />
  );
}

/** What the people invited to the running walkthrough speak for; empty without one. Only for those who are in. */
async function groupsInRoom(): Promise<readonly string[]> {
  try {
    const snapshot = await fetchWorkspace();
    return (snapshot && openWorkspace(snapshot).activeWalkthrough?.walkthrough.groups) ?? [];
  } catch {
    return [];
  }
}

interface JoinFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
  readonly mono?: boolean;
}

/** A large input. Enter submits, the only thing to do here. */
function JoinField({ label, hint, onChange, mono = false, ...rest }: JoinFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="text-ink-2 text-sm" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        maxLength={80}
        enterKeyHint="go"
        spellCheck={false}
        className={`w-full min-h-13 px-3.5 py-2 border border-line-strong rounded bg-raised text-lg ${mono ? 'mono tracking-[0.18em]' : ''}`}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

/** Why somebody does not come in, and what to do: the server’s own sentence, where there is a server. */
export function entryProblem({ status, problem }: Extract<ServerResult<unknown>, { readonly ok: false }>): string {
  return status === 0 ? 'Specwalk does not answer. Join the same network as the facilitator, then try again.' : problem;
}
