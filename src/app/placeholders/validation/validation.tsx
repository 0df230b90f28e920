import { VALIDATION } from '#core/index.ts';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { areRulesDecided, completenessOfRules, completenessOfValidation } from './completeness.ts';
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
  scenes: [
    {
      id: 'form',
      name: 'What gets in',
      words: {
        nothing: [
          'What would you never let through?',
          'The specification does not say, so this form takes anything. Press Save, and see how it feels.',
        ],
        partly: [
          'What would you never let through?',
          'This is what people, files and bad days put in. Whatever is hatched gets in, and nobody has said whether it may.',
        ],
        known: [
          'Try to get nonsense in',
          'Type what you would never type, and read what people will read. Does it help?',
        ],
      },
      drawnAtFirst: ['validation.examples', 'validation.required', 'validation.unique', 'validation.across'],
      Draw: FormScene,
    },
    {
      id: 'rules',
      name: 'The rules',
      words: {
        nothing: ['Which rules hang on the wall?', 'Somebody put this notice up. Who was it, and does anybody look?'],
        partly: [
          'Which rules are there, and who says so?',
          'A rule in words only is no check yet. Say what exactly is compared.',
        ],
        known: ['These are the rules', 'Each with what it says, how strict it is, and who made it.'],
      },
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
