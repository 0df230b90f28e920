import { useState } from 'react';
import {
  type Entity,
  type Field,
  knownValue,
  mayDo,
  NO_EDITS,
  type Product,
  recordLabel,
  recordsOf,
  type SampleRow,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { RadioGroup } from '../../kit/fields.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { samplePageAddress } from '../../prototype/navigation.ts';
import { SatisfyingExampleLine } from '../things/record-words.tsx';
import { SampleCell, Sheet } from './sheet.tsx';

const VIEWS = {
  columns: 'Its columns',
  list: 'The list',
  detail: 'One of them',
  form: 'The form',
  origins: 'Where is this from?',
} as const;

type ViewId = keyof typeof VIEWS;
type Page = 'list' | 'detail' | 'form';

export interface EntityPagesProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
  /** The date for which the sample records are generated. */
  readonly refDate: string;
}

/** The list, detail and form of an entity, running; its columns; and the source of every value. */
export function EntityPages(props: EntityPagesProps) {
  const { entity } = props;
  const [shown, show] = useState<ViewId>('columns');
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioGroup label={`${entity.plural}, running`} choices={VIEWS} value={shown} onChange={show} />
      {shown === 'columns' ? (
        <Sheet {...props} />
      ) : (
        <ScrollBox
          className="overflow-auto max-h-[max(230px,calc(100svh-660px))] p-3 bg-raised border border-line-strong rounded"
          label={VIEWS[shown]}
        >
          {shown === 'origins' ? <RecordBrowser {...props} /> : <RunningPage {...props} page={shown} />}
        </ScrollBox>
      )}
    </div>
  );
}

const PAGE_VERBS: Readonly<Record<Page, string>> = { list: 'lists', detail: 'shows one', form: 'takes in a' };

function RunningPage({ entity, product, sample, refDate, page }: EntityPagesProps & { page: Page }) {
  const screen = screensOf(product).find((one) => one.kind === page && one.entity === entity.id);
  if (!screen) {
    return (
      <p className="m-0">
        <Hole
          q="screens.inventory"
          words={`No screen ${PAGE_VERBS[page]} ${page === 'list' ? entity.plural : entity.label}. Who does without?`}
        />
      </p>
    );
  }
  const role = listingRole(product, entity.id, sample, refDate);
  return <EmbeddedScreen key={page} path={samplePageAddress(screen, sample)} role={role} />;
}

/** Id of the first role that may list an entity; null if there is none. */
function listingRole(product: Product, entity: string, sample: SampleSet, today: string): string | null {
  const records = recordsOf(sample, NO_EDITS);
  const role = product.index.roles.all.find(
    ({ id }) => mayDo({ product, role: id, records, today }, entity, 'list').may === 'yes',
  );
  return role?.id ?? null;
}

/** Steps through the sample records, field by field: value, reason for it, and who decided on the field. */
function RecordBrowser({ entity, product, sample }: Omit<EntityPagesProps, 'refDate'>) {
  const [index, setIndex] = useState(0);
  const size = sample.size(entity.id);
  const [row] = sample.page(entity.id, index, 1);
  const fields = knownValue(entity.fields) ?? [];
  if (!row) return null;
  const go = (step: number) => {
    const next = (index + step + size) % size;
    setIndex(next);
    announce(`${entity.label} ${next + 1} of ${size}.`);
  };
  return (
    <article className="entities-one" aria-label={`One ${entity.label}, field by field`}>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl wrap-anywhere">
          <bdi>{recordLabel(product, row)}</bdi>
        </h3>
        <div className="row">
          <Button onClick={() => go(-1)} aria-label="The one before">
            ←
          </Button>
          <span className="quiet">
            {index + 1} of {size}, made up
          </span>
          <Button onClick={() => go(1)} aria-label="The next one">
            →
          </Button>
        </div>
      </header>
      <dl className="mt-3 border-t-1 border-line">
        {fields.map((field) => (
          <FieldRow key={field.id} field={field} row={row} product={product} sample={sample} />
        ))}
      </dl>
      <SatisfyingExampleLine product={product} entity={entity} state={null} />
    </article>
  );
}

interface FieldRowProps extends Pick<EntityPagesProps, 'product' | 'sample'> {
  readonly field: Field;
  readonly row: SampleRow;
}

function FieldRow({ field, row, product, sample }: FieldRowProps) {
  const asking = useAsking();
  const cell = row.cells.get(field.id);
  const { source } = field;
  return (
    <div className="grid cols-160 gap-3 py-2.5 border-b-1 border-line max-sm:grid-cols-1 max-sm:gap-0">
      <dt className="text-ink-2 text-sm">
        <bdi>{field.label}</bdi>
      </dt>
      <dd className="grid gap-0.5 min-w-0 voice-lg wrap-anywhere">
        <SampleCell field={field} cell={cell} product={product} sample={sample} />
        <small className="ui-sm text-ink-2">
          {cell?.says ?? 'nobody has said'} · field {source.firmness} by {source.by.name}, {source.at.slice(0, 10)}{' '}
          <Button look="plain" onClick={() => asking.ask(source.question)}>
            Who said so?
          </Button>
        </small>
      </dd>
    </div>
  );
}
