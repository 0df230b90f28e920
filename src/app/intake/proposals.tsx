import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { groupBy, plural, withCount } from '#core/index.ts';
import { type FileReading, type FileThing, type Offer, offersOf } from '#core/intake.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { LazyDisclosure } from '../kit/disclosure.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { useChosenNames } from './brought.ts';
import { groupOf, KIND_WORDS, proposalWords } from './proposal-words.ts';
import { type Taken, take, untake, useTaken } from './taken.ts';
import { ThingName } from './thing-name.tsx';

/** Proposals that are all shown at once; of more, each group is opened by hand. */
const SHOWN_OPEN = 80;

/** What the files propose, by thing: taken as answers of the person at this device, one by one or together. */
export function Proposals({ readings }: { readonly readings: readonly FileReading[] }) {
  const workspace = useWorkspace();
  const { answer } = usePermissions();
  const names = useChosenNames();
  const { offers, known, things, knownThings } = useMemo(
    () => offersOf(readings, workspace, names),
    [readings, workspace, names],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const taken = useTaken();
  const command = useCommand('who says so');
  const able = offers.filter(({ home }) => home !== null);
  const waiting = offers.filter(({ home }) => home === null);
  const chosen = able.filter(({ id }) => ticked.has(id));
  const groups = [...groupBy(offers, ({ thing, proposal }) => thing || groupOf(proposal))].flatMap(([id, all]) => {
    const thing = things.find((one) => one.id === id);
    const takeable = all.filter(({ home }) => home !== null);
    const waits = all.length - takeable.length;
    return thing || takeable.length > 0 ? [{ id, thing, name: thing?.name ?? id, offers: takeable, waits }] : [];
  });
  const takeThese = (these: readonly Offer[]) =>
    command.sendSigned(
      (by) => take(these, by),
      () => {
        setTicked(new Set());
        announce(`${withCount(these.length, 'proposal')} taken as your answer.`);
      },
    );
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setTicked(next);
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => event.preventDefault()} noValidate aria-label="Proposals">
      {groups.map(({ id, ...group }) => (
        <Group
          key={id}
          {...group}
          ticked={ticked}
          toggle={toggle}
          isOpen={able.length <= SHOWN_OPEN}
          knownThings={answer ? knownThings : null}
        />
      ))}
      {waiting.length > 0 && <Waiting offers={waiting} />}
      <TakenList
        taken={taken}
        isBusy={command.busy}
        undo={(these) =>
          void command.sendSigned(
            (by) => untake(these, by),
            () => announce('Taken back.'),
          )
        }
      />
      {known > sumOf(taken) && (
        <p className="quiet m-0">
          {plural(
            known - sumOf(taken),
            'One proposal says what is known already.',
            '# proposals say what is known already.',
          )}
        </p>
      )}
      {command.fields}
      {command.problem}
      {answer && able.length > 0 && (
        <p className="row sticky bottom-0 py-3 bg-paper border-t-1 border-line">
          <Button look="main" disabled={command.busy} onClick={() => void takeThese(chosen.length > 0 ? chosen : able)}>
            {chosen.length > 0 ? `Take ${chosen.length} of ${able.length}` : `Take all ${able.length}`}
          </Button>
          <span className="quiet">As your answer, to be confirmed or corrected. Nothing is decided by it.</span>
        </p>
      )}
    </form>
  );
}

interface GroupProps {
  readonly name: string;
  /** Undefined: the group is of no thing. */
  readonly thing: FileThing | undefined;
  /** How many of its proposals have to wait. */
  readonly waits: number;
  /** Null: whoever reads this takes nothing. */
  readonly knownThings: readonly string[] | null;
  readonly offers: readonly Offer[];
  readonly ticked: ReadonlySet<string>;
  readonly toggle: (ids: readonly string[], on: boolean) => void;
  readonly isOpen: boolean;
}

function Group({ name, thing, waits, knownThings, offers, ticked, toggle, isOpen }: GroupProps) {
  const [open, setOpen] = useState(isOpen);
  const all = offers.every(({ id }) => ticked.has(id));
  return (
    <details
      className="border border-dashed border-line-strong rounded-lg bg-sheet px-4 py-1"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="list-item py-2">
        <b className="font-semibold">{name}</b> <span className="quiet">{offers.length}</span>
      </summary>
      {open && thing && knownThings && <ThingName thing={thing} knownThings={knownThings} waiting={waits} />}
      {open && offers.length > 0 && (
        <>
          <label className="flex gap-3 py-1.5 text-sm text-ink-2">
            <input
              type="checkbox"
              checked={all}
              onChange={() =>
                toggle(
                  offers.map(({ id }) => id),
                  !all,
                )
              }
            />
            All of “{name}”
          </label>
          <ul className="bare">
            {offers.map((offer) => (
              <Row key={offer.id} offer={offer} isTicked={ticked.has(offer.id)} toggle={toggle} />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Row({
  offer: { id, proposal, file },
  isTicked,
  toggle,
}: {
  offer: Offer;
  isTicked: boolean;
  toggle: GroupProps['toggle'];
}) {
  return (
    <li className="border-t-1 border-line">
      <label
        className="grid grid-cols-[auto_72px_minmax(0,1fr)_minmax(0,auto)] max-md:grid-cols-[auto_minmax(0,1fr)]
          items-baseline gap-x-3 gap-y-0.5 py-1.5"
      >
        <input type="checkbox" checked={isTicked} onChange={() => toggle([id], !isTicked)} />
        <span className="text-sm text-ink-2 max-md:hidden">{KIND_WORDS[proposal.kind]}</span>
        <span className="wrap-anywhere">
          {proposal.name} <small className="text-ink-2">{proposalWords(proposal)}</small>
        </span>
        <small className="text-ink-2 wrap-anywhere max-md:col-start-2">
          {file}, {proposal.place}
        </small>
      </label>
    </li>
  );
}

/** What can be taken once something else is decided; it stays here until then. */
function Waiting({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <LazyDisclosure
      className="text-sm text-ink-2"
      summary={`${withCount(offers.length, 'proposal')} can be taken later`}
    >
      <ul className="grid gap-1 py-1">
        {[...groupBy(offers, ({ waitsUntil }) => waitsUntil)].map(([until, all]) => (
          <li key={until} className="wrap-anywhere">
            {all.map(({ proposal }) => `${KIND_WORDS[proposal.kind]} ${proposal.name}`).join(', ')}
            <span className="text-ink-2"> – once {until}</span>
          </li>
        ))}
      </ul>
    </LazyDisclosure>
  );
}

interface TakenListProps {
  readonly taken: readonly Taken[];
  readonly isBusy: boolean;
  readonly undo: (these: readonly Taken[]) => void;
}

/** What became answers, by question; the newest answer to each can be taken back, or all of them. */
function TakenList({ taken, isBusy, undo }: TakenListProps) {
  const newest = new Map(taken.map((one) => [one.question, one]));
  return (
    <div role="status" className="text-sm">
      {taken.length > 0 && (
        <>
          <p className="row m-0">
            Taken as your answer:
            {taken.length > 1 && (
              <Button look="plain" disabled={isBusy} onClick={() => undo(taken)}>
                Undo all
              </Button>
            )}
          </p>
          <ul className="bare">
            {taken.map((one) => (
              <li
                key={one.offers[0]?.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-0.5 wrap-anywhere"
              >
                <span>
                  <Link to={`/questions/${one.question}`}>{one.ask}</Link>{' '}
                  <span className="text-ink-2">{namesIn(one)}</span>
                </span>
                {newest.get(one.question) === one && (
                  <Button look="plain" disabled={isBusy} aria-label={`Undo: ${one.ask}`} onClick={() => undo([one])}>
                    Undo
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Names that are written out before “and 3 more”. */
const MAX_NAMES = 6;

function namesIn({ offers }: Taken): string {
  const names = offers.slice(0, MAX_NAMES).map(({ proposal }) => proposal.name);
  const more = offers.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function sumOf(taken: readonly Taken[]): number {
  return taken.reduce((sum, { offers }) => sum + offers.length, 0);
}
