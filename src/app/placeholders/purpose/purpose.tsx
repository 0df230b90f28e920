import './purpose.css';
import { PURPOSE } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Nobody } from './nobody.tsx';
import { Peopled } from './peopled.tsx';
import { stageOfPurpose } from './stage-of.ts';

const WORDS = {
  partly: {
    head: 'Who else is in the room?',
    lead: 'Some of them have faces. Let each of them speak: where the sentence breaks off, nobody has asked them yet.',
  },
  known: {
    head: 'Good morning, everybody',
    lead: 'Each of them has a face and a page to begin the day with. Press one, and do what they came for. Is it there?',
  },
} as const;

/** Sentences with holes and people without faces, until groups have names; then the people, each speaking, each with a page. */
export default function Purpose({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfPurpose(product);
  return (
    <Guesses of={PURPOSE.questions}>
      {stage === 'nothing' ? (
        <Nobody view={view} />
      ) : (
        <>
          <h1>{WORDS[stage].head}</h1>
          <p className="lead">{WORDS[stage].lead}</p>
          <Peopled view={view} product={product} stage={stage} />
        </>
      )}
    </Guesses>
  );
}
