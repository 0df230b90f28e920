import { useRef, useState } from 'react';
import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import {
  type Cell,
  type Entity,
  type Field,
  knownValue,
  type Look,
  lookOfSourced,
  type Product,
  questionOf,
  type SampleRow,
  type SampleSet,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { rowsOf } from '../answers/answer-value.ts';
import { useAnswerDraft } from '../answers/draft-writer.ts';
import { isSameName } from '../answers/names.ts';
import { firmnessTag } from '../sourced/sourced-value.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { cellWords } from '../things/record-words.tsx';
import { ColumnPanel, typeTileOf } from './column-panel.tsx';

interface SheetProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
}

const MAX_ROWS = 4;

const CELL = 'min-w-28 max-w-65 text-left wrap-anywhere border-line not-last:border-r-1';
const BODY_CELL = `${CELL} px-3.5 py-2 align-top border-b-1 group-last/row:border-b-0`;
const HEAD_CLASSES = {
  decided: 'px-3.5 py-2 align-bottom border-b-3 border-b-decided',
  guess: 'px-3.5 py-2 align-bottom [border-bottom:3px_dashed_var(--color-guess)]',
  typed: 'px-3.5 py-2 align-bottom border-b-3 border-b-ink',
  hole: 'p-1 align-bottom bg-hatched bg-sheet [border-bottom:3px_dotted_var(--color-ink-2)]',
};

/** Sample records of an entity in the columns known so far. A hatched head opens a form for the column. */
export function Sheet({ entity, product, sample }: SheetProps) {
  const { view } = useAsking();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const scrollBox = useRef<HTMLElement>(null);
  const ownQuestion = questionOf(entity.fields);
  const q = view(ownQuestion) ? ownQuestion : questionIdFor(view, 'entities', entity.id, 'fields');
  const columns = sheetColumns(entity, useUndecidedFields(q, entity.label));
  const close = () => {
    setOpenKey(null);
    scrollBox.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  const openColumn = columns.find(({ key }) => key === openKey);
  // A real example is shown without generated values, which would look like facts about it.
  const examples = columns.some(({ label }) => label !== '') ? [] : entity.examples;
  return (
    <div>
      <ScrollBox
        ref={scrollBox}
        className="entities-scroll overflow-auto max-h-[max(240px,calc(100svh-660px))] bg-raised border
          border-line-strong rounded"
        label={`Columns of ${entity.label}`}
      >
        <table className="border-collapse w-full voice-lg">
          <thead>
            <tr>
              {examples.length > 0 && (
                <th scope="col" className={`${CELL} ${HEAD_CLASSES.decided}`}>
                  For example
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  open={column.key === openKey}
                  toggle={() => setOpenKey(column.key === openKey ? null : column.key)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.page(entity.id, 0, MAX_ROWS).map((row, at) => (
              <tr className="group/row" key={row.id}>
                {examples.length > 0 && (
                  <th className={`${BODY_CELL} font-semibold`} scope="row">
                    <bdi>{examples[at] ?? '…'}</bdi>
                  </th>
                )}
                {columns.map((column) => (
                  <BodyCell key={column.key} {...{ column, row, at, product, sample }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {openColumn && (
        <ColumnPanel key={openColumn.key} column={openColumn} entity={entity} product={product} q={q} done={close} />
      )}
    </div>
  );
}

/** Undecided fields of an entity: those in the draft of the answer, then those in responses. */
function useUndecidedFields(q: string, thing: string): readonly UndecidedField[] {
  const { draft, shape, undecided } = useAnswerDraft(q);
  return [
    ...undecidedFields(draft, shape, thing, 'typed here'),
    ...undecided.flatMap((one) => undecidedFields(one, shape, thing, 'said, not decided')),
  ];
}

interface ColumnHeadProps {
  readonly column: SheetColumn;
  readonly open: boolean;
  readonly toggle: () => void;
}

const HEAD_BUTTON = 'min-h-13 px-3.5 py-2 border-0 inset-ring-pen hover:inset-ring-2 aria-expanded:inset-ring-2';
const BLANK_HEAD = 'w-full rounded-sm bg-sheet hover:bg-pen-wash aria-expanded:bg-pen-wash';
const TYPED_HEAD = '-mx-3.5 -my-2 w-[calc(100%+28px)] bg-transparent';
const HEAD_LAYOUT = 'grid gap-0.5 justify-items-start text-left voice-lg font-semibold';

function ColumnHead({ column: { label, look, type, tag: word }, open, toggle }: ColumnHeadProps) {
  const words = look === 'hole' ? 'nobody has said' : [type, word].filter(Boolean).join(', ');
  const inside = (
    <>
      <bdi>{label || '?'}</bdi>
      <small className="ui-sm text-ink-2">{words}</small>
    </>
  );
  return (
    <th scope="col" className={`${CELL} ${HEAD_CLASSES[textureOf(look)]}`} data-look={look}>
      {look !== 'hole' && look !== 'typed' ? (
        <span className={HEAD_LAYOUT}>{inside}</span>
      ) : (
        <Button
          className={`${HEAD_LAYOUT} ${HEAD_BUTTON} ${look === 'hole' ? BLANK_HEAD : TYPED_HEAD}`}
          aria-expanded={open}
          onClick={toggle}
        >
          {inside}
        </Button>
      )}
    </th>
  );
}

interface BodyCellProps extends Pick<SheetProps, 'product' | 'sample'> {
  readonly column: SheetColumn;
  readonly row: SampleRow;
  readonly at: number;
}

function BodyCell({ column: { field, look, type }, row, at, product, sample }: BodyCellProps) {
  if (look === 'hole') {
    return (
      <td className={`${BODY_CELL} bg-hatched`} data-look="hole">
        <span className="unseen">nobody has said</span>
      </td>
    );
  }
  if (look === 'typed') {
    const cells = typeTileOf(type)?.cells ?? ['…'];
    return (
      <td className={BODY_CELL} data-look="guess">
        {cells[at % cells.length]}
      </td>
    );
  }
  return (
    <td className={BODY_CELL} data-look={look}>
      {field && <SampleCell field={field} cell={row.cells.get(field.id)} product={product} sample={sample} />}
    </td>
  );
}

interface SampleCellProps {
  readonly field: Field;
  readonly cell: Cell | undefined;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** Texts of up to this many characters are not wrapped, however narrow the column is. */
const MAX_UNBROKEN = 18;

/** One value of a sample record; hatched if unknown. */
export function SampleCell({ field, cell, product, sample }: SampleCellProps) {
  if (cell?.value === undefined) {
    const explanation = cell?.says ?? 'nobody has said';
    return (
      <span
        className="inline-block min-w-14 px-2 border-1 border-hatch rounded-sm bg-hatched text-center"
        title={explanation}
      >
        ?<span className="unseen"> {explanation}</span>
      </span>
    );
  }
  const words = cellWords(field, cell.value, product, sample);
  if (words === '') return <span className="quiet">–</span>;
  const arrow = knownValue(field.type) === 'link' ? '→ ' : '';
  return (
    <bdi className={words.length <= MAX_UNBROKEN ? 'whitespace-nowrap' : undefined}>
      {arrow}
      {words}
    </bdi>
  );
}

export interface SheetColumn {
  readonly key: string;
  /** Empty if unnamed. */
  readonly label: string;
  /** Null while the field is not decided. */
  readonly field: Field | null;
  /** `typed`: in the draft or in a response, not decided. */
  readonly look: Look | 'typed';
  /** '' if unknown. */
  readonly type: string;
  /** Tag of the type, if it is not decided: “typed here”. */
  readonly tag: string;
}

/** A table has at least this many columns, so that an unknown entity looks unknown. */
const MIN_COLUMNS = 4;

/** A field from a draft or a response that is not decided; `tag`: where it is from. */
export interface UndecidedField {
  readonly label: string;
  readonly type: string;
  readonly tag: string;
}

const BLANK_COLUMN = { label: '', field: null, look: 'hole', type: '', tag: '' } as const;

/** The columns of the known fields, of undecided ones, and blank ones (at least one). */
export function sheetColumns({ fields }: Entity, undecided: readonly UndecidedField[]): readonly SheetColumn[] {
  const knownColumns = (knownValue(fields) ?? []).map((field) => knownColumn(field, undecided));
  const undecidedColumns = undecided
    .filter(({ label }) => !knownColumns.some((column) => isSameName(column.label, label)))
    .filter(({ label }, at, all) => all.findIndex((one) => isSameName(one.label, label)) === at)
    .map((one, at): SheetColumn => ({ ...one, key: `typed-${at}`, field: null, look: 'typed' }));
  const blankCount = Math.max(1, MIN_COLUMNS - knownColumns.length - undecidedColumns.length);
  const blankColumns = Array.from(
    { length: blankCount },
    (_, at): SheetColumn => ({ ...BLANK_COLUMN, key: `blank-${at}` }),
  );
  return [...knownColumns, ...undecidedColumns, ...blankColumns];
}

function knownColumn(field: Field, undecided: readonly UndecidedField[]): SheetColumn {
  const { id, label } = field;
  const base = { key: id, label, field };
  const type = knownValue(field.type);
  const match = undecided.find((one) => isSameName(one.label, label));
  if (type === undefined && match && match.type !== '') return { ...match, ...base, look: 'typed' };
  return { ...base, look: lookOfSourced(field.type), type: type ?? '', tag: firmnessTag(field.type) };
}

/** The fields of one entity in an answer; in the general answer, only the rows that name the entity. */
export function undecidedFields(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  entityLabel: string,
  tag: string,
): readonly UndecidedField[] {
  const hasEntityColumn = columnsIn(shape).some(({ id }) => id === 'thing');
  return rowsOf(value, shape)
    .filter((cell) => !hasEntityColumn || isSameName(cell('thing'), entityLabel))
    .map((cell) => ({ label: cell('field').trim(), type: cell('type'), tag }))
    .filter(({ label }) => label !== '');
}
