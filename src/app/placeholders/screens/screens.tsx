import './screens.css';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '#core/index.ts';
import type { Product } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areScreensDecided, completenessOfScreens } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { AroundScene } from './around-scene.tsx';
import { DoorsScene } from './doors-scene.tsx';
import { PageScene } from './page-scene.tsx';
import { useEmbeddedNavigation } from './use-embedded-navigation.ts';

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
  texts: SCENE_TEXTS.screens,
  scenes: [
    {
      id: 'doors',
      drawnAtFirst: ['screens.landing', 'screens.inventory'],
      Draw: DoorsScene,
    },
    { id: 'page', Draw: PageScene },
    { id: 'around', Draw: AroundScene },
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
