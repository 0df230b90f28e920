import { useRef } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  beforeDeleting,
  changingWays,
  dateAfter,
  enteredOn,
  givenNumber,
  knownValue,
  linesFor,
  mayDo,
  type Quantity,
  recordKey,
  recordLabel,
  relatedSections,
  type SampleRow,
  shownAtFirst,
  stateOf,
  unchangeable,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { SureDialog } from '../../kit/sure-dialog.tsx';
import { useRecordAt } from '../arrival.ts';
import { useBeforehand } from '../beforehand.tsx';
import { useDoing } from '../doing.ts';
import { FailureNote } from '../failure-note.tsx';
import { useGo, useHref } from '../going.ts';
import { Gone } from '../gone.tsx';
import { Hole, Permitted } from '../hole.tsx';
import { Moves } from '../moves.tsx';
import { PinRecord } from '../pin-record.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { Locked, Refused } from '../refused.tsx';
import { Related } from '../related.tsx';
import { StateChip } from '../state-chip.tsx';
import { Value } from '../value.tsx';
import { Visits } from '../visits.tsx';

export function DetailScreen({ screen, arrival }: ScreenProps) {
  const { actor } = usePlaying();
  const found = useRecordAt(arrival);
  const { entity } = screen;
  if (entity === null) return <Hole q={screen.question} words="nobody has said what this page is about" />;
  const row = found === undefined ? shownAtFirst(actor, entity) : found;
  if (!row) return <Gone entity={entity} screen={screen} />;
  const verdict = mayDo(actor, entity, 'view', row);
  if (verdict.may === 'no') return <Refused screen={screen} because={verdict.because} />;
  return <Record row={row} screen={screen} arrival={arrival} />;
}

const LINE = `grid grid-cols-[minmax(120px,220px)_minmax(0,1fr)] max-lg:grid-cols-1 gap-3 max-lg:gap-0.5 py-2
  border-b-1 border-line`;

function Record({ row, screen }: ScreenProps & { row: SampleRow }) {
  const { product, actor } = usePlaying();
  const lines = linesFor(product, row.entity, actor.role, screen);
  const sections = relatedSections(actor, screen, row);
  const { doing, carryOut, perform, dismiss } = useDoing();
  const name = recordLabel(product, row);
  const number = givenNumber(product, row);
  const identity = product.index.entities.get(row.entity)?.identity;
  const issuedBy = identity && knownValue(identity.issuedBy);
  const note = (
    <>
      {doing.is === 'failed' && <FailureNote failure={doing.failure} question={doing.question} dismiss={dismiss} />}
      {doing.is === 'waiting' && (
        <p className="mt-3 text-ink-2" role="status">
          {doing.label} …
        </p>
      )}
      {doing.is === 'told' && (
        <div className="proto-told" role="status">
          {doing.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
  return (
    <article>
      <header className="proto-record-head flex flex-wrap items-center gap-3">
        <h2 className="m-0 min-w-0 text-34 leading-[1.15] tracking-[-0.015em] wrap-anywhere max-lg:text-27">
          <bdi>{name}</bdi>
        </h2>
        {number !== undefined && number !== name && <span className="mono text-ink-2">{number}</span>}
        <Origin says={issuedBy} />
        <StateChip row={row} />
      </header>
      <StateTerms row={row} />
      <Moves
        row={row}
        carryOut={carryOut}
        note={note}
        others={<RecordActions row={row} screen={screen} perform={perform} />}
      />
      <dl className="proto-lines grid border-t-1 border-line gap-0 my-6">
        {lines.map(({ field, mask }) => (
          <div className={LINE} key={field.id} data-field={field.id}>
            <dt className="text-ink-2 wrap-anywhere">
              <bdi>{field.label}</bdi>
            </dt>
            <dd className="flex flex-wrap items-baseline wrap-anywhere gap-x-2.5 gap-y-1">
              <Value row={row} field={field} mask={mask} />
              <Origin says={row.cells.get(field.id)?.says} />
            </dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 && <Hole q={`entities.${row.entity}.fields`} words="nobody has said what is written on it" />}
      <Related row={row} sections={sections} />
      {!sections?.some(({ shows }) => shows === 'past') && <Visits row={row} />}
      <PinRecord row={row} />
    </article>
  );
}

function Origin({ says }: { says: string | undefined }) {
  if (!says) return null;
  return (
    <details className="group/origin quiet open:inline-flex open:gap-1.5 open:items-center">
      <summary
        className="inline-grid place-items-center w-6 h-6 rounded-[50%] list-none voice-14/1 font-medium italic
          hover:bg-said-wash group-open/origin:bg-said-wash [&::-webkit-details-marker]:hidden"
        aria-label="Where is this from?"
      >
        i
      </summary>
      <span>{says}</span>
    </details>
  );
}

type RecordActionsProps = Pick<ScreenProps, 'screen'> &
  Pick<ReturnType<typeof useDoing>, 'perform'> & { readonly row: SampleRow };

function RecordActions({ row, screen, perform }: RecordActionsProps) {
  const { product, actor, screens } = usePlaying();
  const href = useHref();
  const go = useGo();
  const list = screens.find(({ kind, entity }) => kind === 'list' && entity === row.entity);
  const edit = mayDo(actor, row.entity, 'edit', row);
  const remove = mayDo(actor, row.entity, 'delete', row);
  const label = recordLabel(product, row);
  const thing = product.index.entities.get(row.entity)?.label ?? '';
  const deleted = async () => {
    const occasion = { event: `Delete ${thing}`, action: 'delete', entity: row.entity, row } as const;
    const change = { entity: row.entity, id: row.id, change: { fate: 'deleted' } } as const;
    const done = await perform(occasion, { act: 'edit', says: `${label} deleted`, changes: [change] });
    if (done) go(list ? addressOf(list) : '/');
  };
  const ways = edit.may === 'no' ? [] : changingWays(actor, screen, row);
  const changing = `${href('').includes('?') ? '&' : '?'}edit=${encodeURIComponent(recordKey(actor, row))}`;
  const lock = unchangeable(actor, row);
  if (ways.length === 0 && remove.may === 'no') return null;
  return (
    <>
      {(lock ? [] : ways).map(({ label: words, path }) => (
        <Permitted key={words} verdict={edit}>
          <Link className="button" data-action="edit" to={`${href(path)}${changing}`}>
            {words}
          </Link>
        </Permitted>
      ))}
      {remove.may !== 'no' && (
        <Permitted verdict={remove}>
          <DeleteButton row={row} confirmed={deleted} />
        </Permitted>
      )}
      {lock && ways.length > 0 && (
        <p className="basis-full">
          <Locked lock={lock} />
        </p>
      )}
    </>
  );
}

function StateTerms({ row }: { row: SampleRow }) {
  const { product, actor } = usePlaying();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    const turn = state && knownValue(state.responsible);
    const longest = state && knownValue(state.longestStay);
    const since = enteredOn(row, cycle.id);
    const terms = [
      turn && `Whose turn it is: ${turn}`,
      longest && stayIn(state.label, longest, since, actor.today),
    ].filter(Boolean);
    return terms.length > 0 ? (
      <p key={cycle.id} className="quiet">
        {terms.join(' ')}
      </p>
    ) : null;
  });
}

function stayIn(state: string, longest: Quantity, since: string | undefined, today: string): string {
  if (!since) return `It may stay “${state}” for ${longest.text}.`;
  const until = dateAfter(since, longest) ?? today;
  return until < today
    ? `It has been “${state}” since ${since}. It may stay so for ${longest.text}: over since ${until}.`
    : `It has been “${state}” since ${since} and may stay so for ${longest.text}.`;
}

function DeleteButton({ row, confirmed }: { row: SampleRow; confirmed: () => void }) {
  const { product } = usePlaying();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = recordLabel(product, row);
  const said = beforeDeleting(product, row.entity);
  const { isSure, part } = useBeforehand(row, said);
  const unnamed = product.model.screens.irreversible.is === 'unknown' ? undefined : 'nothing';
  const before = said ? knownValue(said.before) : unnamed;
  const press = () => (before === 'nothing' ? confirmed() : dialog.current?.showModal());
  return (
    <>
      <Button data-action="delete" onClick={press}>
        Delete
      </Button>
      <SureDialog dialog={dialog} asks={`Delete: ${name}`} yes="Delete" ready={isSure} onYes={confirmed}>
        {before === undefined && (
          <Hole q="screens.irreversible" words="nobody has said whether this can be taken back" />
        )}
        {part}
      </SureDialog>
    </>
  );
}
