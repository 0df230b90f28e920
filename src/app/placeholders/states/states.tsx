import { STATES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { Address, entityAddress } from '../things/address.tsx';
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
  texts: SCENE_TEXTS.states,
  scenes: [
    {
      id: 'next',
      Draw: NextScene,
    },
    {
      id: 'time',
      Draw: TimeScene,
    },
  ],
} satisfies StageDefinition;
