import { CONSTANTS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areConstantsDecided, completenessOfConstants } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { DialsScene } from './dials-scene.tsx';
import { PromisesScene } from './promises-scene.tsx';

export default {
  part: CONSTANTS,
  completenessOf: completenessOfConstants,
  isFirm: areConstantsDecided,
  address: (product) =>
    completenessOfConstants(product) === 'nothing' ? (
      <UnknownAddress after="/invoices" />
    ) : (
      'yourproduct.example, and its numbers'
    ),
  texts: SCENE_TEXTS.constants,
  scenes: [
    {
      id: 'dials',
      drawnAtFirst: [
        'constants.values',
        'constants.timers',
        'constants.capacity',
        'constants.boundaries',
        'constants.variants',
      ],
      Draw: DialsScene,
    },
    {
      id: 'promises',
      Draw: PromisesScene,
    },
  ],
} satisfies StageDefinition;
