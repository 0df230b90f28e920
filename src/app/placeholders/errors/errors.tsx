import { ERRORS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areErrorsDecided, completenessOfErrors } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { AfterScene } from './after-scene.tsx';
import { BrokenScene } from './broken-scene.tsx';

export default {
  part: ERRORS,
  completenessOf: completenessOfErrors,
  isFirm: areErrorsDecided,
  address: (product) =>
    completenessOfErrors(product) === 'nothing' ? <UnknownAddress after="/17" /> : 'yourproduct.example, broken',
  texts: SCENE_TEXTS.errors,
  scenes: [
    {
      id: 'broken',
      drawnAtFirst: ['errors.messages', 'errors.mistakes', 'errors.kept-work'],
      Draw: BrokenScene,
    },
    {
      id: 'after',
      Draw: AfterScene,
    },
  ],
} satisfies StageDefinition;
