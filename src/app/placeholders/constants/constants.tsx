import { CONSTANTS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areConstantsDecided, completenessOfConstants } from './completeness.ts';
import { DialsScene } from './dials-scene.tsx';
import { PromisesScene } from './promises-scene.tsx';

const PROMISES = [
  'What do the numbers promise?',
  'Flip the main switch, read the bill, and say what is wrong with it.',
] as const;

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
  scenes: [
    {
      id: 'dials',
      name: 'The dials',
      words: {
        nothing: [
          'Who set these dials?',
          'The specification names no number, so every dial is at an extreme and the product obeys. Turn one until it feels right, then keep it.',
        ],
        partly: [
          'Who set these dials, and who forgot the others?',
          'What was said is locked, with its unit and owner. Every other dial is still at an extreme.',
        ],
        known: [
          'Every number by its name',
          'Turn one for now, and see every screen it touches. What was decided stays.',
        ],
      },
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
      name: 'What they promise',
      words: { nothing: PROMISES, partly: PROMISES, known: PROMISES },
      Draw: PromisesScene,
    },
  ],
} satisfies StageDefinition;
