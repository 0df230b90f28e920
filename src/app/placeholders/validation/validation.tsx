import './validation.css';
import { VALIDATION } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Anything } from './anything.tsx';
import { Checked } from './checked.tsx';
import { stageOfValidation } from './stage-of.ts';

const WORDS = {
  partly: {
    head: 'What would you never let through?',
    lead: 'The lines have names. Here is what people, files and bad days will put into them. Whatever is hatched gets in, and nobody has said whether it may.',
  },
  known: {
    head: 'Try to get nonsense in',
    lead: 'Every thing has its rules. Type what you would never type, and read what people will read. Does it help them?',
  },
} as const;

/** A form that takes any nonsense, until its lines have names; then the values that break forms; then the real form with its rules. */
export default function Validation({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfValidation(product);
  return (
    <Guesses of={VALIDATION.questions}>
      {stage === 'nothing' ? (
        <Anything view={view} />
      ) : (
        <>
          <h1>{WORDS[stage].head}</h1>
          <p className="lead">{WORDS[stage].lead}</p>
          <Checked view={view} product={product} stage={stage} />
        </>
      )}
    </Guesses>
  );
}
