import { useState } from 'react';
import { type Entity, type Product, type SampleSet, screensOf } from '#core/product.ts';
import { Embedded } from '../../prototype/embedded.tsx';
import { pageAddress } from '../../prototype/first-address.ts';
import { Hole } from '../../prototype/hole.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { someRole } from '../things/some-role.ts';
import { OneByOne } from './one-by-one.tsx';
import { Sheet } from './sheet.tsx';

type Page = 'list' | 'detail' | 'form';
type Shown = Page | 'columns' | 'origins';

const TABS: readonly (readonly [id: Shown, label: string])[] = [
  ['list', 'The list'],
  ['detail', 'One of them'],
  ['form', 'The form'],
  ['columns', 'Its columns'],
  ['origins', 'Where is this from?'],
];

interface RunningProps {
  readonly entity: Entity;
  readonly product: Product;
  readonly sample: SampleSet;
  /** The day the sample records are seen from. */
  readonly refDate: string;
}

/** A thing as the product shows it: its list, one of it, its form, each running; and where every value is from. */
export function Running(props: RunningProps) {
  const { entity, product, sample } = props;
  const [shown, show] = useState<Shown>('list');
  return (
    <SideBySide label={`${entity.plural}, running`} tabs={TABS} shown={shown} show={show}>
      {shown === 'origins' && <OneByOne entity={entity} product={product} sample={sample} />}
      {shown === 'columns' && <Sheet entity={entity} product={product} sample={sample} />}
      {isPage(shown) && <PageOf {...props} page={shown} />}
    </SideBySide>
  );
}

const NOUNS: Readonly<Record<Page, string>> = { list: 'lists', detail: 'shows one', form: 'takes in a' };

function isPage(shown: Shown): shown is Page {
  return shown !== 'columns' && shown !== 'origins';
}

function PageOf({ entity, product, sample, refDate, page }: RunningProps & { page: Page }) {
  const screen = screensOf(product).find((one) => one.kind === page && one.entity === entity.id);
  if (!screen) {
    return (
      <p className="entities-no-page">
        <Hole
          q="screens.inventory"
          words={`No screen ${NOUNS[page]} ${page === 'list' ? entity.plural : entity.label}. Who does without?`}
        />
      </p>
    );
  }
  const role = someRole(product, entity.id, sample, refDate);
  return <Embedded key={page} path={pageAddress(screen, sample)} role={role} />;
}
