import './calls.css';
import { CALLS } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areCallsDecided, completenessOfCall, completenessOfCalls } from './completeness.ts';
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
  scenes: [
    {
      id: 'wait',
      name: 'Send and wait',
      words: {
        nothing: [
          'Who answers when somebody presses Save?',
          'The specification does not say. Press it, and sit through the wait.',
        ],
        partly: [
          'What is in the envelope?',
          'Send each message and read what is in it. A hatched field has no place here.',
        ],
        known: [
          'Try every message before anybody builds it',
          'What you see is what was decided, with made-up records.',
        ],
      },
      Draw: WaitScene,
    },
    {
      id: 'silence',
      name: 'Nobody answers',
      words: {
        nothing: ['And if nobody answers?', 'It will happen, most likely on the busiest day. What do people do then?'],
        partly: ['And if nobody answers?', 'Make the line slow, make it fail, and see what was decided.'],
        known: ['And if nobody answers?', 'Make the line slow, make it fail, and see what was decided.'],
      },
      Draw: SilenceScene,
    },
    {
      id: 'trust',
      name: 'Whom we trust',
      words: {
        nothing: [
          'What leaves the house, and what comes in?',
          'Look at the envelope from both sides before it is sent.',
        ],
        partly: [
          'What leaves the house, and what comes in?',
          'Look at the envelope from both sides before it is sent.',
        ],
        known: ['What leaves the house, and what comes in?', 'This is what was decided about trust.'],
      },
      Draw: TrustScene,
    },
  ],
} satisfies StageDefinition;
