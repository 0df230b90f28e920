import './states.css';
import { useMemo } from 'react';
import { isClosed, type PointView, STATES } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { Stage, UnknownAddress } from '../../stage/stage.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Register } from '../things/register.tsx';
import { subjectOf } from '../things/subject-of.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { Lived } from './lived.tsx';
import { type Life, livesOf, stageOfStates } from './lives.ts';
import { Pushed } from './pushed.tsx';
import { useLeaves } from './use-leaves.ts';

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

/** The lives of which nobody has told anything: one record to push, of the thing that is chosen, or of no thing at all. */
function Unborn({ view, lives }: { view: PointView; lives: readonly Life[] }) {
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = new Map(lives.flatMap(({ entity }) => (entity ? [[entity.id, entity.label]] : [])));
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const thing: Entity | null = chosen?.entity ?? null;
  const leaves = useLeaves(thing);
  return (
    <Stage
      view={view}
      label="Placeholder: the life of one record"
      address={thing ? <>yourproduct.example/{thing.id}/1</> : <UnknownAddress after="/1" />}
    >
      <ThingPicker
        label="Things"
        of={lives}
        chosen={chosen?.id}
        choose={choose}
        open={(id) => open.filter(({ question }) => subjectOf(question, names) === id).length}
      />
      <Pushed key={thing?.id} thing={thing} />
      <Register view={view} shown={new Set(leaves.ids)} names={names} choose={choose} />
    </Stage>
  );
}
