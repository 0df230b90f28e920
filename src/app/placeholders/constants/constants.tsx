import './constants.css';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Named } from './named.tsx';
import { stageOfConstants } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Constants: wild knobs until a number has a name; then those that are set are locked; then all of them, by name. */
export default function Constants({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfConstants(product);
  if (stage === 'nothing') return <Unnamed view={view} />;
  return <Named view={view} product={product} stage={stage} />;
}
