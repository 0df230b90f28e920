import './screens.css';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '#core/index.ts';
import type { Product } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { AroundScene } from './around-scene.tsx';
import { areScreensDecided, completenessOfScreens } from './completeness.ts';
import { DoorsScene } from './doors-scene.tsx';
import { PageScene } from './page-scene.tsx';
import { useEmbeddedNavigation } from './use-embedded-navigation.ts';

const PAGE = [
  'And when there is nothing to show?',
  'Empty, slow, broken, or one slip too far: the moments nobody draws.',
] as const;
const AROUND = ['Where are these screens?', 'In a hand, in a language, and now and then on paper.'] as const;

export default {
  part: SCREENS,
  completenessOf: completenessOfScreens,
  isFirm: areScreensDecided,
  subjects: {
    key: 'page',
    of: (product) => product.index.screens.all.map(({ id, label }) => ({ id, label, completeness: 'known' })),
  },
  address: (product) =>
    completenessOfScreens(product) === 'known' ? <AddressBar product={product} /> : <UnknownAddress />,
  scenes: [
    {
      id: 'doors',
      name: 'Page to page',
      words: {
        nothing: [
          'What is behind the doors?',
          'Nobody has said which pages there are. Here is a product with six doors and no signs. Open one.',
        ],
        partly: ['Where next?', 'Open a door, and say where people go from there. The map shows where they get stuck.'],
        known: ['Find your way', 'Dare somebody who has never seen it to do something, and watch where they go.'],
      },
      drawnAtFirst: ['screens.landing', 'screens.inventory'],
      Draw: DoorsScene,
    },
    { id: 'page', name: 'One page', words: { nothing: PAGE, partly: PAGE, known: PAGE }, Draw: PageScene },
    { id: 'around', name: 'Around it', words: { nothing: AROUND, partly: AROUND, known: AROUND }, Draw: AroundScene },
  ],
} satisfies StageDefinition;

/** The address bar of the embedded prototype; it navigates to what is typed. */
function AddressBar({ product }: { product: Product }) {
  const navigation = useEmbeddedNavigation(product);
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? navigation.path).trim();
    setTyped(null);
    navigation.go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form className="flex items-center gap-2 min-w-0" onSubmit={submit}>
      <Button look="plain" aria-label="Back" onClick={() => void navigate(-1)}>
        ←
      </Button>
      <label className="unseen" htmlFor="screens-bar">
        Address in the product
      </label>
      <span className="max-sm:hidden" aria-hidden="true">
        yourproduct.example
      </span>
      <input
        className="field flex-[1_1_120px] min-w-0 min-h-8 px-2 py-1 border-line rounded-[16px] mono-sm"
        id="screens-bar"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? navigation.path}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </form>
  );
}
