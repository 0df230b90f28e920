import '../facts/facts.css';
import { useMemo, useState } from 'react';
import { ERRORS, type PointView } from '#core/index.ts';
import { failureMap, type Product } from '#core/product.ts';
import { NamedStage, type NamedStageName } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { Catalogue } from './catalogue.tsx';
import { HeatMap } from './heat-map.tsx';
import { Languages } from './languages.tsx';
import { Scene } from './scene.tsx';
import { areErrorsFirm } from './stage-of.ts';
import { useBreaking } from './use-breaking.ts';

interface NamedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: NamedStageName;
}

const WORDS = {
  partly: [
    'Where will it break, with nobody to say a word?',
    'Every silent place is a moment in which somebody looks at a broken screen and reads nothing. Press one and stand in their shoes.',
  ],
  known: [
    'Break it wherever you like',
    'Every text that was asked for is written. Bring one up on a running screen, and read it as somebody who is in a hurry.',
  ],
} as const;

type Shown = 'map' | 'texts' | 'languages';
const TABS: readonly (readonly [id: Shown, label: string])[] = [
  ['map', 'Where it breaks'],
  ['texts', 'What people read'],
  ['languages', 'In every language'],
];

const LABELS = {
  partly: 'Placeholder: the screens and the ways they break',
  known: 'What can go wrong, as decided',
} as const;

/** The texts that are there, and the places where none is; each can be seen on the screen that it breaks. */
export function Named({ view, product, stage }: NamedProps) {
  const [shown, show] = useState<Shown>(stage === 'known' ? 'texts' : 'map');
  const breaking = useBreaking();
  const [title, lead] = WORDS[stage];
  const silent = useMemo(() => silentIn(product), [product]);
  const still =
    stage === 'known' && silent > 0
      ? ` In ${silent} places it breaks, and what was decided has no words for it.`
      : '';
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={[title, `${lead}${still}`]}
      label={LABELS[stage]}
      address="yourproduct.example, broken"
      firm={areErrorsFirm(product)}
      around={ERRORS.shown}
      names={new Map(product.index.errors.all.map(({ id, label }) => [id, label]))}
    >
      <div className="errors">
        <SideBySide label="What can go wrong" tabs={TABS} shown={shown} show={show}>
          {shown === 'map' && <HeatMap product={product} breaking={breaking} />}
          {shown === 'texts' && <Catalogue product={product} breaking={breaking} />}
          {shown === 'languages' && <Languages product={product} />}
        </SideBySide>
        {breaking.broken && (
          <Sampled product={product}>
            {(sample) => <Scene product={product} sample={sample} breaking={breaking} />}
          </Sampled>
        )}
      </div>
    </NamedStage>
  );
}

/** How many places of the map are hatched. */
function silentIn(product: Product): number {
  const cells = failureMap(product).flatMap((row) => row.cells);
  return cells.filter((cell) => cell?.look === 'hole').length;
}
