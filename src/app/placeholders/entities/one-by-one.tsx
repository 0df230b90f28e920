import { useState } from 'react';
import {
  type Entity,
  type Field,
  knownValue,
  type Product,
  recordLabel,
  type SampleRow,
  type SampleSet,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { CellOf } from './cell-of.tsx';

interface OneByOneProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** One made-up record after the other, line by line: what it says, why it says that, and who decided on the line. */
export function OneByOne({ entity, product, sample }: OneByOneProps) {
  const [at, setAt] = useState(0);
  const size = sample.size(entity.id);
  const [row] = sample.page(entity.id, at, 1);
  const fields = knownValue(entity.fields) ?? [];
  if (!row) return null;
  const go = (step: number) => {
    const next = (at + step + size) % size;
    setAt(next);
    announce(`${entity.label} ${next + 1} of ${size}.`);
  };
  return (
    <article className="entities-one" aria-label={`One ${entity.label}, line by line`}>
      <header>
        <h3>
          <bdi>{recordLabel(product, row)}</bdi>
        </h3>
        <div className="row">
          <Button onClick={() => go(-1)} aria-label="The one before">
            ←
          </Button>
          <span className="quiet">
            {at + 1} of {size}, made up
          </span>
          <Button onClick={() => go(1)} aria-label="The next one">
            →
          </Button>
        </div>
      </header>
      <dl>
        {fields.map((field) => (
          <OneLine key={field.id} field={field} row={row} product={product} sample={sample} />
        ))}
      </dl>
      <SatisfyingExampleLine product={product} entity={entity} state={null} />
    </article>
  );
}

interface OneLineProps {
  readonly field: Field;
  readonly row: SampleRow;
  readonly product: Product;
  readonly sample: SampleSet;
}

function OneLine({ field, row, product, sample }: OneLineProps) {
  const asking = useAsking();
  const cell = row.cells.get(field.id);
  const { source } = field;
  return (
    <div>
      <dt>
        <bdi>{field.label}</bdi>
      </dt>
      <dd>
        <CellOf field={field} cell={cell} product={product} sample={sample} />
        <small>
          {cell?.says ?? 'nobody has said'} · line{' '}
          {source.firmness === 'decided' ? 'decided' : source.firmness} by {source.by.name},{' '}
          {source.at.slice(0, 10)}{' '}
          <Button look="plain" onClick={() => asking.ask(source.question)}>
            Who said so?
          </Button>
        </small>
      </dd>
    </div>
  );
}
