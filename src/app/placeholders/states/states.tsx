import './states.css';
import { STATES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { useProduct } from '../../workspace/use-product.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { EntityPicker } from '../things/entity-picker.tsx';
import { createPlaceholder, UnnamedStage } from '../things/named-stage.tsx';
import { RemainingQuestions } from '../things/remaining-questions.tsx';
import { LifecycleSketcher } from './lifecycle-sketcher.tsx';
import { completenessOfStates, lifecyclesOf } from './lifecycles.ts';
import { Named } from './named.tsx';
import { useLifecycleQuestions } from './use-lifecycle-questions.ts';

/** Nothing known: a record to push. Some known: its transitions. All known: its lifecycle, to be simulated. */
export default createPlaceholder((product) => completenessOfStates(lifecyclesOf(product)), Unnamed, Named);

/** Shown while no lifecycle is known: a sketch for the chosen entity, or without one. */
function Unnamed({ view }: PlaceholderProps) {
  const lifecycles = lifecyclesOf(useProduct());
  const [chosen, choose] = useChosen(lifecycles, 'thing');
  const names = lifecycles.flatMap(({ entity }) => entity ?? []);
  const entity = chosen?.entity ?? null;
  const questions = useLifecycleQuestions(entity);
  return (
    <UnnamedStage
      view={view}
      of={STATES}
      words={[
        'What can become of it?',
        'The specification does not say. So here is one thing, and it is new for ever. Push it.',
        'Placeholder: the life of one record',
      ]}
      address={entity ? <>yourproduct.example/{entity.id}/1</> : <UnknownAddress after="/1" />}
      others={<RemainingQuestions {...{ view, names, choose }} shown={questions.ids} />}
    >
      <EntityPicker view={view} of={lifecycles} chosen={chosen?.id} choose={choose} names={names} />
      <LifecycleSketcher key={entity?.id} thing={entity} />
    </UnnamedStage>
  );
}
