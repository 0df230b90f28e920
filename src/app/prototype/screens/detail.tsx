import { useRef } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  dateAfter,
  defaultRecord,
  editLinks,
  enteredOn,
  fieldViewsFor,
  fullLockOf,
  irreversibleDeletion,
  knownValue,
  mayDo,
  type Quantity,
  recordKey,
  recordLabel,
  recordNumber,
  relatedSections,
  type SampleRow,
  stateOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { AccessDenied, EditLockNote } from '../access-denied.tsx';
import { useConfirmation } from '../confirmation.tsx';
import { FailureNote } from '../failure-note.tsx';
import { Hole, WithVerdictLook } from '../hole.tsx';
import { MovePanel } from '../move-panel.tsx';
import { useHref, useNavigateTo } from '../navigation.ts';
import { PinRecord } from '../pin-record.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RecordGone } from '../record-gone.tsx';
import { RecordHistory } from '../record-history.tsx';
import { RelatedRecords } from '../related-records.tsx';
import { useMatchedRecord } from '../route-match.ts';
import { StateChip } from '../state-chip.tsx';
import { useAction } from '../use-action.ts';
import { Value } from '../value.tsx';

export function DetailScreen({ screen, arrival }: ScreenProps) {
  const { actor } = usePrototype();
  const found = useMatchedRecord(arrival);
  const { entity } = screen;
  if (entity === null) return <Hole q={screen.question} words="nobody has said what this page is about" />;
  const row = found === undefined ? defaultRecord(actor, entity) : found;
  if (!row) return <RecordGone entity={entity} screen={screen} />;
  const verdict = mayDo(actor, entity, 'view', row);
  if (verdict.may === 'no') return <AccessDenied screen={screen} because={verdict.because} />;
  return <RecordDetail row={row} screen={screen} arrival={arrival} />;
}

const FIELD_ROW = `grid grid-cols-[minmax(120px,220px)_minmax(0,1fr)] max-lg:grid-cols-1 gap-3 max-lg:gap-0.5 py-2
  border-b-1 border-line`;

function RecordDetail({ row, screen }: ScreenProps & { row: SampleRow }) {
  const { product, actor } = usePrototype();
  const fieldViews = fieldViewsFor(product, row.entity, actor.role, screen);
  const sections = relatedSections(actor, screen, row);
  const { status, carryOut, perform, dismiss } = useAction();
  const name = recordLabel(product, row);
  const number = recordNumber(product, row);
  const identity = product.index.entities.get(row.entity)?.identity;
  const issuedBy = identity && knownValue(identity.issuedBy);
  const note = (
    <>
      {status.is === 'failed' && <FailureNote failure={status.failure} question={status.question} dismiss={dismiss} />}
      {status.is === 'waiting' && (
        <p className="mt-3 text-ink-2" role="status">
          {status.label} …
        </p>
      )}
      {status.is === 'told' && (
        <div className="proto-told" role="status">
          {status.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
  return (
    <article>
      <header className="proto-record-head flex flex-wrap items-center gap-3">
        <h2 className="m-0 min-w-0 text-2xl leading-[1.15] tracking-[-0.015em] wrap-anywhere max-lg:text-2xl">
          <bdi>{name}</bdi>
        </h2>
        {number !== undefined && number !== name && <span className="mono text-ink-2">{number}</span>}
        <OriginNote says={issuedBy} />
        <StateChip row={row} />
      </header>
      <StateTerms row={row} />
      <MovePanel
        row={row}
        carryOut={carryOut}
        note={note}
        others={<RecordActions row={row} screen={screen} perform={perform} />}
      />
      <dl className="proto-lines grid border-t-1 border-line gap-0 my-6">
        {fieldViews.map(({ field, mask }) => (
          <div className={FIELD_ROW} key={field.id} data-field={field.id}>
            <dt className="text-ink-2 wrap-anywhere">
              <bdi>{field.label}</bdi>
            </dt>
            <dd className="flex flex-wrap items-baseline wrap-anywhere gap-x-2.5 gap-y-1">
              <Value row={row} field={field} mask={mask} />
              <OriginNote says={row.cells.get(field.id)?.says} />
            </dd>
          </div>
        ))}
      </dl>
      {fieldViews.length === 0 && (
        <Hole q={`entities.${row.entity}.fields`} words="nobody has said what is written on it" />
      )}
      <RelatedRecords row={row} sections={sections} />
      {!sections?.some(({ shows }) => shows === 'past') && <RecordHistory row={row} />}
      <PinRecord row={row} />
    </article>
  );
}

function OriginNote({ says }: { says: string | undefined }) {
  if (!says) return null;
  return (
    <details className="group/origin quiet open:inline-flex open:gap-1.5 open:items-center">
      <summary
        className="inline-grid place-items-center w-6 h-6 rounded-[50%] list-none voice-lg font-semibold italic
          hover:bg-decided-wash group-open/origin:bg-decided-wash [&::-webkit-details-marker]:hidden"
        aria-label="Where is this from?"
      >
        i
      </summary>
      <span>{says}</span>
    </details>
  );
}

type RecordActionsProps = Pick<ScreenProps, 'screen'> &
  Pick<ReturnType<typeof useAction>, 'perform'> & { readonly row: SampleRow };

function RecordActions({ row, screen, perform }: RecordActionsProps) {
  const { product, actor, screens } = usePrototype();
  const href = useHref();
  const go = useNavigateTo();
  const list = screens.find(({ kind, entity }) => kind === 'list' && entity === row.entity);
  const edit = mayDo(actor, row.entity, 'edit', row);
  const remove = mayDo(actor, row.entity, 'delete', row);
  const label = recordLabel(product, row);
  const entityLabel = product.index.entities.get(row.entity)?.label ?? '';
  const deleteRecord = async () => {
    const occasion = { event: `Delete ${entityLabel}`, action: 'delete', entity: row.entity, row } as const;
    const change = { entity: row.entity, id: row.id, change: { fate: 'deleted' } } as const;
    const done = await perform(occasion, { act: 'edit', says: `${label} deleted`, changes: [change] });
    if (done) go(list ? addressOf(list) : '/');
  };
  const links = edit.may === 'no' ? [] : editLinks(actor, screen, row);
  const editQuery = `${href('').includes('?') ? '&' : '?'}edit=${encodeURIComponent(recordKey(actor, row))}`;
  const lock = fullLockOf(actor, row);
  if (links.length === 0 && remove.may === 'no') return null;
  return (
    <>
      {(lock ? [] : links).map(({ label: words, path }) => (
        <WithVerdictLook key={words} verdict={edit}>
          <Link className="button" data-action="edit" to={`${href(path)}${editQuery}`}>
            {words}
          </Link>
        </WithVerdictLook>
      ))}
      {remove.may !== 'no' && (
        <WithVerdictLook verdict={remove}>
          <DeleteButton row={row} confirmed={deleteRecord} />
        </WithVerdictLook>
      )}
      {lock && links.length > 0 && (
        <p className="basis-full">
          <EditLockNote lock={lock} />
        </p>
      )}
    </>
  );
}

function StateTerms({ row }: { row: SampleRow }) {
  const { product, actor } = usePrototype();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    const responsible = state && knownValue(state.responsible);
    const maxStay = state && knownValue(state.longestStay);
    const since = enteredOn(row, cycle.id);
    const terms = [
      responsible && `Whose turn it is: ${responsible}`,
      maxStay && stayWords(state.label, maxStay, since, actor.today),
    ].filter(Boolean);
    return terms.length > 0 ? (
      <p key={cycle.id} className="quiet">
        {terms.join(' ')}
      </p>
    ) : null;
  });
}

function stayWords(state: string, maxStay: Quantity, since: string | undefined, today: string): string {
  if (!since) return `It may stay “${state}” for ${maxStay.text}.`;
  const until = dateAfter(since, maxStay) ?? today;
  return until < today
    ? `It has been “${state}” since ${since}. It may stay so for ${maxStay.text}: over since ${until}.`
    : `It has been “${state}” since ${since} and may stay so for ${maxStay.text}.`;
}

function DeleteButton({ row, confirmed }: { row: SampleRow; confirmed: () => void }) {
  const { product } = usePrototype();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = recordLabel(product, row);
  const irreversible = irreversibleDeletion(product, row.entity);
  const { isSure, part } = useConfirmation(row, irreversible);
  const fallback = product.model.screens.irreversible.is === 'unknown' ? undefined : 'nothing';
  const precaution = irreversible ? knownValue(irreversible.before) : fallback;
  const press = () => (precaution === 'nothing' ? confirmed() : dialog.current?.showModal());
  return (
    <>
      <Button data-action="delete" onClick={press}>
        Delete
      </Button>
      <ConfirmDialog dialog={dialog} asks={`Delete: ${name}`} yes="Delete" ready={isSure} onYes={confirmed}>
        {precaution === undefined && (
          <Hole q="screens.irreversible" words="nobody has said whether this can be taken back" />
        )}
        {part}
      </ConfirmDialog>
    </>
  );
}
