import { useRef, useState } from 'react';
import { counted, type PointView, withArticle } from '#core/index.ts';
import { type Entity, type Product, questionOf, type SampleRow, type SampleSet } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { answerDrafts } from '../../asking/drafts.ts';
import { Pin } from '../../stage/pin.tsx';
import { spokenValues } from '../known/known-value.ts';
import { askedBelow, askedOf } from '../things/asked-of.ts';
import { CellOf } from './cell-of.tsx';
import { SAMPLES } from './head-draft.ts';
import { HeadPanel } from './head-panel.tsx';
import { isTile, type SheetColumn, sheetColumns, type TypedField, typedFields } from './sheet-columns.ts';

interface SheetProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
  readonly view: PointView;
}

/** Sample records shown; more says nothing more about a column. */
const ROWS = 4;

/** Records of a thing with the columns known so far. A hatched head opens what could stand in it. */
export function Sheet({ entity, product, sample, view }: SheetProps) {
  const asking = useAsking();
  const [open, setOpen] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const q = fieldsQuestion(entity, asking.view);
  const columns = sheetColumns(entity, useWaiting(q, entity.label));
  const close = () => {
    setOpen(null);
    box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  const opened = columns.find(({ key }) => key === open);
  const rows = sample.page(entity.id, 0, ROWS);
  // What somebody read out stands alone: a made-up value beside it would be said of that very one.
  const examples = columns.some(({ label }) => label !== '') ? [] : entity.examples;
  return (
    <div className="entities-sheet">
      <p className="entities-caption">
        {examples.length > 0
          ? `What somebody named, and blank columns. What is written on ${withArticle(entity.label)}?`
          : `${counted(rows.length, `made-up ${entity.label}`, `made-up ${entity.plural}`)}, with the columns that somebody has named.`}{' '}
        <Pin q={q} />
      </p>
      <section
        ref={box}
        className="entities-scroll"
        aria-label={`Columns of ${entity.label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {examples.length > 0 && <th scope="col">For example</th>}
              {columns.map((column) => (
                <Head
                  key={column.key}
                  column={column}
                  open={column.key === open}
                  toggle={() => setOpen(column.key === open ? null : column.key)}
                  below={column.field ? belowOf(view, entity, column.field.id) : []}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.id}>
                {examples.length > 0 && (
                  <th scope="row">
                    <bdi>{examples[at] ?? '…'}</bdi>
                  </th>
                )}
                {columns.map((column) => (
                  <BodyCell
                    key={column.key}
                    column={column}
                    row={row}
                    at={at}
                    product={product}
                    sample={sample}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened && (
        <HeadPanel key={opened.key} column={opened} entity={entity} product={product} q={q} done={close} />
      )}
    </div>
  );
}

/** Lines of a thing that nobody has decided: those in the draft of the answer, then those that people have said. */
function useWaiting(q: string, thing: string): readonly TypedField[] {
  const { value } = answerDrafts.use(q);
  const asked = useAsking().view(q);
  const shape = asked?.question.shape;
  const said = asked && !asked.decision ? spokenValues(asked) : [];
  return [
    ...typedFields(value, shape, thing, 'typed here'),
    ...said.flatMap((one) => typedFields(one, shape, thing, 'said, not decided')),
  ];
}

/** The question whose answer holds the lines of a thing, or would. */
function fieldsQuestion(entity: Entity, find: ReturnType<typeof useAsking>['view']): string {
  const held = questionOf(entity.fields);
  return find(held) ? held : askedOf(find, 'entities', entity.id, 'fields');
}

/** Ids of the questions raised by one line of a thing. */
function belowOf(view: PointView, { id }: Entity, field: string): readonly string[] {
  return [`entities/${id}/fields/${field}`, `entities/fields/${field}`].flatMap((slot) =>
    askedBelow(view.questions, slot).map(({ question }) => question.id),
  );
}

interface HeadProps {
  readonly column: SheetColumn;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly below: readonly string[];
}

/** The head of a column: a name with what stands below it, or a button that asks. */
function Head({ column: { label, look, type, word }, open, toggle, below }: HeadProps) {
  const closed = look === 'said' || look === 'guess';
  const words = look === 'hole' ? 'nobody has said' : [type, word].filter(Boolean).join(', ');
  return (
    <th scope="col" data-look={look}>
      {closed ? (
        <span className="entities-head">
          <bdi>{label}</bdi>
          <small>{words}</small>
        </span>
      ) : (
        <button type="button" className="entities-head" aria-expanded={open} onClick={toggle}>
          <bdi>{label || '?'}</bdi>
          <small>{words}</small>
        </button>
      )}
      {below.map((id) => (
        <Pin key={id} q={id} />
      ))}
    </th>
  );
}

interface BodyCellProps {
  readonly column: SheetColumn;
  readonly row: SampleRow;
  readonly at: number;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** What stands in a column for one sample record; hatched where nobody has said. */
function BodyCell({ column: { field, look, type }, row, at, product, sample }: BodyCellProps) {
  if (look === 'hole') {
    return (
      <td data-look="hole">
        <span className="unseen">nobody has said</span>
      </td>
    );
  }
  if (look === 'typed') {
    return <td data-look="typed">{isTile(type) ? SAMPLES[type][at % SAMPLES[type].length] : '…'}</td>;
  }
  return (
    <td data-look={look}>
      {field && <CellOf field={field} cell={row.cells.get(field.id)} product={product} sample={sample} />}
    </td>
  );
}
