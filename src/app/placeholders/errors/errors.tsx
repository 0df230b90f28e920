import './errors.css';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Named } from './named.tsx';
import { stageOfErrors } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Errors: one message for every failure, until some have texts; then where they are missing; then all of them, to be tried. */
export default function Errors({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfErrors(product);
  if (stage === 'nothing') return <Unnamed view={view} />;
  return <Named view={view} product={product} stage={stage} />;
}
