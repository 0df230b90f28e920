import { STATES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { areLifecyclesDecided, completenessOfStates, lifecyclesOf, lifeOf } from './lifecycles.ts';
import { NextScene } from './next-scene.tsx';
import { TimeScene } from './time-scene.tsx';

export default {
  part: STATES,
  completenessOf: (product) => completenessOfStates(lifecyclesOf(product)),
  isFirm: (product) => areLifecyclesDecided(lifecyclesOf(product)),
  subjects: { key: 'thing', of: lifecyclesOf },
  address: (product, subject) => {
    const entity = lifeOf(product, subject)?.entity;
    return entity ? <Address door={entityAddress(product, entity.id, 'page')} /> : <UnknownAddress after="/1" />;
  },
  scenes: [
    {
      id: 'next',
      name: 'Its life',
      words: {
        nothing: [
          'What can become of it?',
          'The specification does not say. This one has been new since March. Push it.',
        ],
        partly: ['And then what?', 'Where an arrow ends in nothing, somebody gets stuck. Say what comes then.'],
        known: ['Live it once', 'Press what you would press at work. Does it ever feel wrong?'],
      },
      sober: {
        nothing: ['What can become of it?', 'The specification does not say. Add one state after another.'],
      },
      Draw: NextScene,
    },
    {
      id: 'time',
      name: 'While time passes',
      words: {
        nothing: ['And if nobody clicks?', 'Or two people at once, or the wrong one. Try all of it.'],
        partly: ['And if nobody clicks?', 'Or two people at once, or the wrong one. Try all of it.'],
        known: ['And if nobody clicks?', 'Let time pass, and see who is told and who waits.'],
      },
      Draw: TimeScene,
    },
  ],
} satisfies StageDefinition;
