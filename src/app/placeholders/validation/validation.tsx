import { VALIDATION } from '#core/index.ts';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areRulesDecided, completenessOfRules, completenessOfValidation } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { Address, entityAddress } from '../things/address.tsx';
import { FormScene } from './form-scene.tsx';
import { RulesScene } from './rules-scene.tsx';

export default {
  part: VALIDATION,
  completenessOf: completenessOfValidation,
  isFirm: areRulesDecided,
  subjects: {
    key: 'thing',
    of: (product) =>
      product.index.entities.all.map(({ id, label }) => ({
        id,
        label,
        completeness: completenessOfRules(product, id),
      })),
  },
  address: (product, subject) => (
    <Address door={subject === undefined ? undefined : entityAddress(product, subject, 'form')} />
  ),
  texts: SCENE_TEXTS.validation,
  scenes: [
    {
      id: 'form',
      drawnAtFirst: ['validation.examples', 'validation.required', 'validation.unique', 'validation.across'],
      Draw: FormScene,
    },
    {
      id: 'rules',
      drawnAtFirst: [
        'validation.rules',
        'validation.severity',
        'validation.moment',
        'validation.existing',
        'validation.source',
      ],
      Draw: RulesScene,
    },
  ],
} satisfies StageDefinition;
