import './entities.css';
import type { PointView } from '#core/index.ts';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Named } from './named.tsx';
import { PhoneBox } from './phone-box.tsx';
import { stageOfEntities } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

const LEADS = {
  nothing: 'The specification does not say. So here is a thing. It is certainly wrong; tell us how.',
  begun: 'Some lines are settled. Everything dashed is still made up, and certainly wrong; tell us how.',
  partly: 'The things have names. What is hatched, nobody has said: open a column and say what stands there.',
  known:
    'Every line has its kind. Look through real-looking ones until something is wrong; every value says where it is from.',
} as const;

/** One record nobody asked for, until the things have names; then their columns; then their pages, running. */
export default function Entities({ view }: PlaceholderProps) {
  const product = useProduct();
  const stage = stageOfEntities(product);
  return stage === 'nothing' ? (
    <Nothing view={view} />
  ) : (
    <>
      <h1>{stage === 'known' ? 'Is this what you keep?' : 'What is written on each?'}</h1>
      <p className="lead">{LEADS[stage]}</p>
      <Named view={view} product={product} stage={stage} />
    </>
  );
}

function Nothing({ view }: { view: PointView }) {
  return (
    <>
      <h1>What does it keep a record of?</h1>
      <p className="lead">{view.closed === 0 ? LEADS.nothing : LEADS.begun}</p>
      <Unnamed view={view} />
      <PhoneBox about={null} />
    </>
  );
}
