import { useState } from 'react';
import { withCount } from '#core/index.ts';
import { type Entity, PERMISSION_VALUES, type Product, type Role } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Face } from '../people/face.tsx';
import { ToggleButtons } from '../pieces/controls.tsx';
import { CrossTable, type RovingProps } from '../things/cross-table.tsx';
import {
  LABELLED_ACTIONS,
  type PermissionCell,
  type PermissionDraft,
  type PermissionWord,
  permissionCell,
} from './permission-cells.ts';

/** The permission matrix of an entity. A word is picked once, then put into cells by clicking. */
export function PermissionMatrix({
  product,
  entity,
  draft,
}: {
  product: Product;
  entity: Entity;
  draft: PermissionDraft;
}) {
  const asking = useAsking();
  const [word, setWord] = useState<PermissionWord>('yes');
  const roles = product.index.roles.all;
  const origins = new Set(
    roles.flatMap(({ id }) => LABELLED_ACTIONS.map((act) => permissionCell(product, id, entity.id, act.id).origin)),
  );
  const isOpen = origins.has('nobody');
  return (
    <section className="roles-matrix" aria-label={`Who may do what to ${entity.plural}`}>
      <header className="flex flex-wrap gap-3 items-center justify-between mb-3">
        <h2 className="m-0 min-w-0 wrap-anywhere">
          Who may do what to <bdi>{entity.plural}</bdi>? <Pin q={draft.q} />
        </h2>
        {draft.waiting > 0 && (
          <Button look="main" onClick={() => asking.ask(draft.q)}>
            {withCount(draft.waiting, 'cell waits', 'cells wait')} in the answer: look it over
          </Button>
        )}
      </header>
      {draft.open && isOpen && (
        <ToggleButtons of={PERMISSION_VALUES} pressed={word} press={setWord} className="flex-wrap items-center mb-3">
          <legend className="float-left p-0 pr-2 leading-[36px]">A press says</legend>
        </ToggleButtons>
      )}
      <ScrollBox
        className="overflow-auto max-h-[72vh] bg-raised border border-line-strong rounded
          print:overflow-visible print:max-h-none"
        label={`The matrix of ${entity.plural}`}
      >
        <CrossTable
          className="w-full border-separate border-spacing-0"
          top="sticky top-0 z-1 px-3 py-2.5 ui-sm font-semibold bg-sheet border-b border-b-line-strong"
          side={`sticky left-0 z-1 px-3 py-1.5 text-left bg-sheet border-r border-r-line-strong
            ${ROW_BORDER}`}
          rows={roles}
          columns={LABELLED_ACTIONS}
          rowHead={({ label }) => (
            <span
              className="roles-who-row flex items-center gap-2.5 min-w-40 max-w-50 max-sm:min-w-21 max-sm:max-w-26
                voice-lg max-sm:text-md font-semibold"
            >
              <Face className="flex-none w-8.5 max-sm:hidden" name={label} look="decided" />
              <bdi className="min-w-0">{label}</bdi>
            </span>
          )}
          roving
        >
          {(role, action, place) => (
            <MatrixCell
              {...{ role, action, place, draft, word }}
              cell={permissionCell(product, role.id, entity.id, action.id)}
            />
          )}
        </CrossTable>
      </ScrollBox>
      {isOpen && (
        <p className="quiet mt-2 max-w-[70ch]">
          <b>?</b> nobody has said: press it to put the word there, or type its first letter.
        </p>
      )}
      {origins.has('blank') && (
        <p className="quiet mt-2 max-w-[70ch]">
          A pale <b>no</b> or <b>yes</b> was not said of this cell; it is what counts where nothing is said.
        </p>
      )}
    </section>
  );
}

const ROW_BORDER = 'group-not-first/row:border-t-1 group-not-first/row:border-t-line';

const CELL_LOOKS = {
  decided: ['bg-decided-wash shadow-[inset_0_0_0_1.5px_var(--color-decided)]', 'font-semibold'],
  guess: ['bg-guess-wash outline-[1.5px] outline-dashed outline-guess -outline-offset-4', 'font-semibold'],
  typed: ['bg-pen-wash outline-2 outline-dashed outline-pen -outline-offset-4', 'font-semibold'],
  hole: ['bg-hatched', 'text-xl font-semibold [text-shadow:0_0_3px_var(--color-raised),0_0_7px_var(--color-raised)]'],
  blank: ['', 'font-voice font-normal italic text-ink-2'],
} as const;

interface MatrixCellProps {
  readonly role: Role;
  readonly action: (typeof LABELLED_ACTIONS)[number];
  readonly cell: PermissionCell;
  readonly draft: PermissionDraft;
  readonly word: PermissionWord;
  readonly place: RovingProps;
}

function MatrixCell({ role, action: { id: action, label }, cell, draft, word, place }: MatrixCellProps) {
  const asking = useAsking();
  const typed = draft.word(role.label, action);
  const isWritable = draft.open && cell.origin === 'nobody';
  const shownWord = typed || cell.word || '?';
  const look = typed ? 'typed' : cell.origin === 'blank' ? 'blank' : cell.look;
  const [ground, ink] = CELL_LOOKS[textureOf(look)];
  const press = () => (isWritable ? draft.put(role.label, action, word) : asking.ask(cell.question));
  return (
    <td className={`min-w-19 p-0 border-l-1 border-l-line ${ROW_BORDER} ${ground}`} data-look={look}>
      <button
        type="button"
        className={`w-full min-h-13.5 p-1 border-0 bg-transparent hover:bg-pen-wash ui-md
          focus-visible:-outline-offset-4 ${ink}`}
        {...place}
        aria-label={`${role.label}, ${label}: ${cellLabel(cell, typed)}`}
        title={cell.detail ? `${cell.word}: ${cell.detail}` : undefined}
        onClick={press}
        onKeyDown={(event) => {
          const picked = PERMISSION_VALUES.find((one) => one.startsWith(event.key.toLowerCase()));
          if (isWritable && picked && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
            event.stopPropagation();
            draft.put(role.label, action, picked);
          }
        }}
      >
        {shownWord}
        {cell.detail && <small aria-hidden="true">*</small>}
      </button>
    </td>
  );
}

function cellLabel({ origin, word, detail }: PermissionCell, typed: string): string {
  if (typed) return `${typed}, waits in the answer`;
  if (origin === 'nobody') return 'nobody has said';
  if (origin === 'blank') return `${word}, as nothing is said about it`;
  return detail ? `${word}, ${detail}` : (word ?? '');
}
