import './states.css';
import { useMemo } from 'react';
import { STATES } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Lived } from './lived.tsx';
import { livesOf, stageOfStates } from './lives.ts';
import { Unborn } from './unborn.tsx';

const WORDS = {
  partly: {
    head: 'And then what?',
    lead: 'Some of its life is told. Where an arrow ends in nothing, people will be standing one day. Say what comes then.',
  },
  known: {
    head: 'Live it once',
    lead: 'Every state has a way on. Walk every path, and press what you would press at work: does it ever feel wrong?',
  },
} as const;

/** One record that is new for ever, until somebody says what comes then; then its moves; then its whole life, to be lived. */
export default function States({ view }: PlaceholderProps) {
  const product = useProduct();
  const lives = useMemo(() => livesOf(product), [product]);
  const stage = stageOfStates(lives);
  if (stage === 'nothing') {
    return (
      <Guesses of={STATES.questions}>
        <h1>What can become of it?</h1>
        <p className="lead">
          The specification does not say. So here is one thing, and it is new for ever. Push it.
        </p>
        <Unborn view={view} lives={lives} />
      </Guesses>
    );
  }
  return (
    <>
      <h1>{WORDS[stage].head}</h1>
      <p className="lead">{WORDS[stage].lead}</p>
      <Lived view={view} product={product} lives={lives} stage={stage} />
    </>
  );
}
