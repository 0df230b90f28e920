import { useRef, useState } from 'react';
import { withArticle, withCount } from '#core/index.ts';
import { type Entity, type Field, type Product, questionOf, type SampleRow, type SampleSet } from '#core/product.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { textureOf } from '../../kit/texture-of.ts';
import { Pin } from '../../stage/pin.tsx';
import { responseValues } from '../answers/answer-value.ts';
import { type FindQuestion, idsOf, questionIdFor, useFollowUps } from '../things/question-ids.ts';
import { typeTileOf } from './column-draft.ts';
import { ColumnPanel } from './column-panel.tsx';
import { SampleCell } from './sample-cell.tsx';
import { type SheetColumn, sheetColumns, type UndecidedField, undecidedFields } from './sheet-columns.ts';

interface SheetProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
}

const MAX_ROWS = 4;

const CELL = 'min-w-28 max-w-65 text-left wrap-anywhere border-line not-last:border-r-1';
const BODY_CELL = `${CELL} px-3.5 py-2.5 align-top border-b-1 group-last/row:border-b-0`;
const DASHED = 'px-3.5 py-2.5 align-bottom [border-bottom:3px_dashed_var(--color-guess)]';
const HEAD_CLASSES = {
  decided: 'px-3.5 py-2.5 align-bottom border-b-3 border-b-decided',
  guess: DASHED,
  typed: DASHED,
  hole: 'p-1.5 align-bottom bg-hatched bg-sheet [border-bottom:3px_dotted_var(--color-ink-2)]',
};

/** Sample records of an entity in the columns known so far. A hatched head opens a form for the column. */
export function Sheet({ entity, product, sample }: SheetProps) {
  const below = useFollowUps();
  const asking = useAsking();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const scrollBox = useRef<HTMLElement>(null);
  const q = fieldsQuestionOf(entity, asking.view);
  const columns = sheetColumns(entity, useUndecidedFields(q, entity.label));
  const close = () => {
    setOpenKey(null);
    scrollBox.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  const openColumn = columns.find(({ key }) => key === openKey);
  const rows = sample.page(entity.id, 0, MAX_ROWS);
  // A real example is shown without generated values, which would look like facts about it.
  const examples = columns.some(({ label }) => label !== '') ? [] : entity.examples;
  return (
    <div>
      <p className="mb-3 text-ink-2 text-sm">
        {examples.length > 0
          ? `What somebody named, and blank columns. What is written on ${withArticle(entity.label)}?`
          : `${withCount(rows.length, `made-up ${entity.label}`, `made-up ${entity.plural}`)}, with the columns that somebody has named.`}{' '}
        <Pin q={q} />
      </p>
      <ScrollBox
        ref={scrollBox}
        className="entities-scroll relative overflow-x-auto bg-raised border border-line-strong rounded"
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
                  below={column.field ? idsOf(below(...fieldSlotsOf(entity, column.field))) : []}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
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
  const { value } = answerDrafts.use(q);
  const questionView = useAsking().view(q);
  const shape = questionView?.question.shape;
  const responses = questionView && !questionView.decision ? responseValues(questionView) : [];
  return [
    ...undecidedFields(value, shape, thing, 'typed here'),
    ...responses.flatMap((one) => undecidedFields(one, shape, thing, 'said, not decided')),
  ];
}

/** Id of the question whose answer holds the fields of an entity, or would hold them. */
function fieldsQuestionOf(entity: Entity, find: FindQuestion): string {
  const ownQuestion = questionOf(entity.fields);
  return find(ownQuestion) ? ownQuestion : questionIdFor(find, 'entities', entity.id, 'fields');
}

function fieldSlotsOf(entity: Entity, { id }: Field): readonly string[] {
  return [`entities/${entity.id}/fields/${id}`, `entities/fields/${id}`];
}

interface ColumnHeadProps {
  readonly column: SheetColumn;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly below: readonly string[];
}

const HEAD_BUTTON = 'min-h-14.5 px-3.5 py-2.5 border-0 inset-ring-pen hover:inset-ring-2 aria-expanded:inset-ring-2';
const BLANK_HEAD = 'w-full rounded-sm bg-sheet hover:bg-pen-wash aria-expanded:bg-pen-wash';
const TYPED_HEAD = '-mx-3.5 -my-2.5 w-[calc(100%+28px)] bg-guess-wash';
const HEAD_LAYOUT = 'grid gap-0.5 justify-items-start text-left voice-lg font-semibold';

function ColumnHead({ column: { label, look, type, tag: word }, open, toggle, below }: ColumnHeadProps) {
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
      {below.map((id) => (
        <Pin key={id} q={id} />
      ))}
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
      <td className={`${BODY_CELL} text-guess bg-guess-wash`} data-look="typed">
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
