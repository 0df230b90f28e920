import './calls.css';
import { CALLS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areCallsDecided, completenessOfCall, completenessOfCalls } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { SilenceScene } from './silence-scene.tsx';
import { TrustScene } from './trust-scene.tsx';
import { WaitScene } from './wait-scene.tsx';

export default {
  part: CALLS,
  completenessOf: completenessOfCalls,
  isFirm: areCallsDecided,
  subjects: {
    key: 'call',
    of: (product) =>
      product.index.calls.all.map((call) => ({
        id: call.id,
        label: call.label,
        completeness: completenessOfCall(product, call),
      })),
  },
  address: (product) =>
    completenessOfCalls(product) === 'nothing' ? <UnknownAddress after="/save" /> : 'yourproduct.example, and beyond',
  texts: SCENE_TEXTS.calls,
  scenes: [
    {
      id: 'wait',
      Draw: WaitScene,
    },
    {
      id: 'silence',
      Draw: SilenceScene,
    },
    {
      id: 'trust',
      Draw: TrustScene,
    },
  ],
} satisfies StageDefinition;
