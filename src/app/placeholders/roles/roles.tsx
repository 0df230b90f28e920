import './roles.css';
import { ROLES } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Everybody } from './everybody.tsx';
import { Ruled } from './ruled.tsx';
import { stageOfRoles } from './stage-of.ts';

const WORDS = {
  partly: {
    head: 'Who may press this?',
    lead: 'The roles have names. Every hatched cell is a button that somebody will press one day, and nobody has said whether they may.',
  },
  known: {
    head: 'Be one of them for a day',
    lead: 'Every cell is ruled. Go in as each of them, try what is forbidden, and see whether anybody is left standing at a closed door.',
  },
} as const;

/** A little app in which everybody may press everything, until roles have names; then their matrix; then the product as each of them sees it. */
export default function Roles({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfRoles(product);
  return (
    <Guesses of={ROLES.questions}>
      {stage === 'nothing' ? (
        <Everybody view={view} />
      ) : (
        <>
          <h1>{WORDS[stage].head}</h1>
          <p className="lead">{WORDS[stage].lead}</p>
          <Ruled view={view} product={product} stage={stage} />
        </>
      )}
    </Guesses>
  );
}
