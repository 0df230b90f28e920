import './calls.css';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Named } from './named.tsx';
import { stageOfCalls } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Calls: an envelope to nobody, until a system or a message has a name; then each of them, to be played. */
export default function Calls({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfCalls(product);
  if (stage === 'nothing') return <Unnamed view={view} />;
  return <Named view={view} product={product} stage={stage} />;
}
