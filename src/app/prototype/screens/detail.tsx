import { useRef } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  dateAfter,
  dateInWords,
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
  relatedSections,
  type SampleRow,
  stateOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { FailureNote } from '../failure-note.tsx';
import { Hole, WithVerdictLook } from '../hole.tsx';
import { useConfirmation } from '../move-input-form.tsx';
import { MovePanel } from '../move-panel.tsx';
import { useHref, useNavigateTo } from '../navigation.ts';
import { AccessDenied, EditLockNote, RecordGone } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { useMatchedRecord, usePrototype } from '../prototype-context.tsx';
import { RecordHead, RecordLines } from '../record-lines.tsx';
import { PinRecord, RecordHistory, RelatedRecords } from '../record-sections.tsx';
import { useAction } from '../use-action.ts';

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

function RecordDetail({ row, screen }: ScreenProps & { row: SampleRow }) {
  const { product, actor } = usePrototype();
  const fieldViews = fieldViewsFor(product, row.entity, actor.role, screen);
  const sections = relatedSections(actor, screen, row);
  const past = sections?.find(({ shows }) => shows === 'past');
  const { status, carryOut, perform, dismiss } = useAction();
  const note = <ActionNote status={status} dismiss={dismiss} />;
  return (
    <article className="grid gap-6">
      <div className="grid gap-4">
        <MovePanel
          row={row}
          head={<RecordHead row={row} />}
          carryOut={carryOut}
          note={note}
          others={<RecordActions row={row} screen={screen} perform={perform} />}
        />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 @min-[900px]:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid content-start grid-cols-1 gap-6">
          <RecordLines
            row={row}
            lines={fieldViews.map(({ field, mask }) => ({ label: field.label, field, mask, text: '' }))}
          />
          {fieldViews.length === 0 && (
            <Hole q={`entities.${row.entity}.fields`} words="nobody has said what is written on it" />
          )}
          <RelatedRecords row={row} sections={sections?.filter((section) => section !== past)} />
        </div>
        <aside className="grid content-start gap-6">
          <StateTerms row={row} />
          <RecordHistory row={row} heading={past?.label} />
        </aside>
      </div>
      <PinRecord row={row} />
    </article>
  );
}

/** What became of the last action: why it failed, that it is under way, or what else happened. */
export function ActionNote({ status, dismiss }: Pick<ReturnType<typeof useAction>, 'status' | 'dismiss'>) {
  if (status.is === 'failed')
    return <FailureNote failure={status.failure} question={status.question} dismiss={dismiss} />;
  if (status.is === 'waiting')
    return (
      <p className="text-ink-2" role="status">
        {status.label} …
      </p>
    );
  if (status.is !== 'told') return null;
  return (
    <div className="proto-told" role="status">
      {status.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

type RecordActionsProps = Pick<ScreenProps, 'screen'> &
  Pick<ReturnType<typeof useAction>, 'perform'> & { readonly row: SampleRow };

/** Changing and deleting a record, as far as the role may. */
export function RecordActions({ row, screen, perform }: RecordActionsProps) {
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
      {lock && links.length > 0 && <EditLockNote lock={lock} />}
    </>
  );
}

/** Whose turn it is while the record is as it is, and how long it may stay so. */
export function StateTerms({ row }: { row: SampleRow }) {
  const { product, actor } = usePrototype();
  const cycles = product.index.cycles(row.entity);
  return cycles.map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    const said = state && knownValue(state.responsible);
    const responsible = said && NOBODY.test(said) ? undefined : said;
    const maxStay = state && knownValue(state.longestStay);
    const since = enteredOn(row, cycle.id);
    if (!state || (!responsible && !maxStay)) return null;
    return (
      <div key={cycle.id} className="grid gap-1 ui-sm text-ink-2">
        {responsible && (
          <p className="m-0">
            {cycles.length > 1 && `${state.label}: `}Whose turn it is: {responsible}
          </p>
        )}
        {maxStay && <p className="m-0">{stayWords(maxStay, since, actor.today)}</p>}
      </div>
    );
  });
}

const NOBODY = /^(?:nobody|no one|none)\.?$/iu;

function stayWords(maxStay: Quantity, since: string | undefined, today: string): string {
  if (!since) return `May stay so for ${maxStay.text}.`;
  const until = dateAfter(since, maxStay) ?? today;
  const begun = `Since ${dateInWords(since)}`;
  return until < today
    ? `${begun}: longer than the ${maxStay.text} allowed, which ended on ${dateInWords(until)}.`
    : `${begun}; may stay so for ${maxStay.text}.`;
}

export function DeleteButton({
  row,
  confirmed,
  label = 'Delete',
}: {
  row: SampleRow;
  confirmed: () => void;
  label?: string;
}) {
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
        {label}
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
