import './states.css';
import { STATES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { staged, UnnamedStage } from '../things/named-stage.tsx';
import { Register } from '../things/register.tsx';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { livesOf, stageOfStates } from './lives.ts';
import { Named } from './named.tsx';
import { Pushed } from './pushed.tsx';
import { useLeaves } from './use-leaves.ts';

/** One record that is new for ever, until somebody says what comes then; then its moves; then its whole life, to be lived. */
export default staged((product) => stageOfStates(livesOf(product)), Unborn, Named);

/** Life cycles of which nothing is known: one record to push, of the chosen thing or of no thing at all. */
function Unborn({ view }: PlaceholderProps) {
  const lives = livesOf(useProduct());
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = lives.flatMap(({ entity }) => entity ?? []);
  const thing = chosen?.entity ?? null;
  const leaves = useLeaves(thing);
  return (
    <UnnamedStage
      view={view}
      of={STATES}
      words={[
        'What can become of it?',
        'The specification does not say. So here is one thing, and it is new for ever. Push it.',
        'Placeholder: the life of one record',
      ]}
      address={thing ? <>yourproduct.example/{thing.id}/1</> : <UnknownAddress after="/1" />}
      others={<Register {...{ view, names, choose }} shown={leaves.ids} />}
    >
      <ThingPicker view={view} of={lives} chosen={chosen?.id} choose={choose} names={names} />
      <Pushed key={thing?.id} thing={thing} />
    </UnnamedStage>
  );
}
