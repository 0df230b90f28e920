import './purpose.css';
import '../../prototype/prototype.css';
import { PURPOSE } from '#core/index.ts';
import { knownValue } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { completenessOfGroup, completenessOfPurpose, isPurposeDecided } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { ContractScene } from './contract-scene.tsx';
import { MondayScene } from './monday-scene.tsx';
import { SentenceScene } from './sentence-scene.tsx';
import { groupViews } from './user-groups.tsx';

export default {
  part: PURPOSE,
  completenessOf: completenessOfPurpose,
  isFirm: isPurposeDecided,
  subjects: {
    key: 'group',
    of: (product) =>
      groupViews(product).map(({ group }) => ({
        id: group.id,
        label: group.label,
        completeness: completenessOfGroup(group),
      })),
    isDrawn: true,
  },
  address: (product) => knownValue(product.model.purpose.name) ?? <UnknownAddress />,
  texts: SCENE_TEXTS.purpose,
  scenes: [
    {
      id: 'sentence',
      Draw: SentenceScene,
    },
    {
      id: 'monday',
      Draw: MondayScene,
    },
    {
      id: 'contract',
      Draw: ContractScene,
    },
  ],
} satisfies StageDefinition;
