import { inView, inViewWords, plural, type Workspace } from '#core/index.ts';
import type { PersonHere, RoomState } from '#core/presence.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Faces } from '../../presence/people-here.tsx';
import { sendAction, usePresence } from '../../session/presence-store.ts';
import { useRole } from '../../session/session.ts';
import { speakerLine } from '../../session/speaker.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { RoleMatch } from '../role-match.tsx';
import { WORDS } from '../words.ts';
import { Popover } from './popover.tsx';

export function PeoplePopover() {
  const room = usePresence();
  if (!room) return null;
  return (
    <Popover
      name={WORDS.people}
      label={
        <>
          <Faces people={room.people} />
          <span>{room.count} here</span>
        </>
      }
    >
      {() => <PeoplePanel />}
    </Popover>
  );
}

export function PeoplePanel() {
  return (
    <>
      <h2 className="small-head">{WORDS.people}</h2>
      <PeopleList />
    </>
  );
}

/** Everybody here, and what they look at. In a large room the others are only counted. */
export function PeopleList() {
  const room = usePresence();
  const workspace = useWorkspace();
  const isFacilitator = useRole() === 'facilitator';
  if (!room) return null;
  const othersCount = room.count - room.people.length;
  return (
    <>
      {room.count === 0 && <p className="quiet">Nobody has come in yet.</p>}
      <ul className="grid gap-2">
        {room.people.map((person) => (
          <li className="flex items-center gap-2.5 min-w-0" key={person.person}>
            <Faces people={[person]} />
            <span className="flex-1 min-w-0 wrap-anywhere">
              {speakerLine(person)}
              {person.hand !== null && <b className="text-pen"> hand up</b>}
              <span className="quiet block">{personWords(person, workspace)}</span>
            </span>
          </li>
        ))}
      </ul>
      {othersCount > 0 && <p className="quiet">And {othersCount} more.</p>}
      {isFacilitator && (
        <RoleMatch roles={room.people.flatMap(({ as, role }) => (as === 'stakeholder' ? [role] : []))} />
      )}
    </>
  );
}

const ROLE_WORDS = { facilitator: 'runs it', stakeholder: '', viewer: 'watches' } as const;

function personWords({ as, place, following }: PersonHere, workspace: Workspace): string {
  return [ROLE_WORDS[as], locationWords(place, following, as === 'facilitator', workspace)].filter(Boolean).join(' · ');
}

/** The facilitator leads and does not follow. */
function locationWords(place: string | null, following: boolean, leads: boolean, workspace: Workspace): string {
  if (place === null) return 'away';
  if (following) return leads ? '' : 'follows';
  return `elsewhere: ${inViewWords(inView(place, workspace))}`;
}

/** The people with a hand up, in the order in which they raised it. */
export function handsUp(room: Pick<RoomState, 'people'> | null): readonly PersonHere[] {
  return (room?.people ?? []).filter(({ hand }) => hand !== null).sort((a, b) => (a.hand ?? 0) - (b.hand ?? 0));
}

export function raiseHand(up: boolean): void {
  void sendAction({ act: 'hand', up }).then((problem) =>
    announce(problem ?? (up ? 'Your hand is up.' : 'Your hand is down.')),
  );
}

export function HandsPopover() {
  const hands = handsUp(usePresence());
  if (hands.length === 0) return null;
  return (
    <Popover
      name={WORDS.hands}
      className="walk-button asks"
      label={plural(hands.length, `${hands[0]?.name}: hand up`, '# hands up')}
    >
      {() => <HandsList hands={hands} />}
    </Popover>
  );
}

export function HandsList({ hands }: { hands: readonly PersonHere[] }) {
  const command = useCommand();
  return (
    <>
      <h2 className="small-head">{WORDS.hands}</h2>
      {hands.length === 0 && <p className="quiet">No hand is up.</p>}
      <ol className="grid gap-2">
        {hands.map((person) => (
          <li className="flex items-center gap-2.5 min-w-0" key={person.person}>
            <Faces people={[person]} />
            <span className="flex-1 min-w-0 wrap-anywhere">{speakerLine(person)}</span>
            <Button onClick={() => void command.run(sendAction({ act: 'lower', person: person.person }))}>
              Lower<span className="unseen"> the hand of {person.name}</span>
            </Button>
          </li>
        ))}
      </ol>
      {command.problem}
    </>
  );
}
