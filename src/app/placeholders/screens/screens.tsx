import './screens.css';
import { SCREENS } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { House } from './house.tsx';
import { stageOfScreens } from './stage-of.ts';
import { Unsigned } from './unsigned.tsx';

const WORDS = {
  partly: {
    head: 'Where next?',
    lead: 'Some doors have their signs by now. Open them, and say where people go from there. The map shows where they get stuck.',
  },
  known: {
    head: 'Find your way',
    lead: 'Every page has its place. Take somebody who has never seen it, dare them to do something, and watch where they go.',
  },
} as const;

/** Six doors without signs; then the rooms behind those that have one, and a map; then the house to walk through. */
export default function Screens({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfScreens(product);
  if (stage === 'nothing') {
    return (
      <Guesses of={SCREENS.questions}>
        <Unsigned view={view} />
      </Guesses>
    );
  }
  return (
    <>
      <h1>{WORDS[stage].head}</h1>
      <p className="lead">{WORDS[stage].lead}</p>
      <House view={view} product={product} stage={stage} />
    </>
  );
}
