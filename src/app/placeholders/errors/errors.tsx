import './errors.css';
import { ERRORS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { AfterScene } from './after-scene.tsx';
import { BrokenScene } from './broken-scene.tsx';
import { areErrorsDecided, completenessOfErrors } from './completeness.ts';

export default {
  part: ERRORS,
  completenessOf: completenessOfErrors,
  isFirm: areErrorsDecided,
  address: (product) =>
    completenessOfErrors(product) === 'nothing' ? <UnknownAddress after="/17" /> : 'yourproduct.example, broken',
  scenes: [
    {
      id: 'broken',
      name: 'Break it',
      words: {
        nothing: [
          'How would you like it to break?',
          'The specification lists no failure. Here are eight, and every one says the same. Press one; then say what it should have said.',
        ],
        partly: [
          'Where will it break without a word?',
          'In every silent place somebody looks at a broken screen and reads nothing. Press one and stand in their shoes.',
        ],
        known: [
          'Break it wherever you like',
          'Every text that was asked for is written. Bring one up on a running screen, and read it in a hurry.',
        ],
      },
      drawnAtFirst: ['errors.messages', 'errors.mistakes', 'errors.kept-work'],
      Draw: BrokenScene,
    },
    {
      id: 'after',
      name: 'And afterwards',
      words: {
        nothing: [
          'It broke. And now?',
          'Somebody has to fix it, somebody has to know, and somebody must not learn too much.',
        ],
        partly: [
          'It broke. And now?',
          'Somebody has to fix it, somebody has to know, and somebody must not learn too much.',
        ],
        known: ['It broke. And now?', 'This is who fixes it, who hears of it, and what a stranger learns.'],
      },
      Draw: AfterScene,
    },
  ],
} satisfies StageDefinition;
