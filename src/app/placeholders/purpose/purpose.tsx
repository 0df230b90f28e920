import './purpose.css';
import '../../prototype/prototype.css';
import { PURPOSE } from '#core/index.ts';
import { knownValue } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { completenessOfGroup, completenessOfPurpose, isPurposeDecided } from './completeness.ts';
import { ContractScene } from './contract-scene.tsx';
import { groupViews } from './group-access.ts';
import { MondayScene } from './monday-scene.tsx';
import { SentenceScene } from './sentence-scene.tsx';

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
  scenes: [
    {
      id: 'sentence',
      name: 'Who and what for',
      words: {
        nothing: [
          'Who is this for, and what goes wrong without it?',
          'The specification does not say. So here are sentences with holes, and four people we have never met.',
        ],
        partly: [
          'Who else is in the room?',
          'Some of them have faces. Where a sentence breaks off, nobody has asked them yet.',
        ],
        known: [
          'Good morning, everybody',
          'Each has a face and a page to begin the day with. Is what they came for there?',
        ],
      },
      Draw: SentenceScene,
    },
    {
      id: 'monday',
      name: 'Without it',
      words: {
        nothing: ['What if nobody builds it?', 'Tell us the last time it went wrong. Then press the red button.'],
        partly: ['What if nobody builds it?', 'This is what people told us. Press the red button and look at Monday.'],
        known: ['What if nobody builds it?', 'This is what people told us. Press the red button and look at Monday.'],
      },
      Draw: MondayScene,
    },
    {
      id: 'contract',
      name: 'The terms',
      words: {
        nothing: ['Would you sign this?', 'Nobody has said who decides, what is left out, or which law applies.'],
        partly: ['Would you sign this?', 'Read it as somebody who is bound by it.'],
        known: ['This is what was agreed', 'Read it as somebody who is bound by it.'],
      },
      Draw: ContractScene,
    },
  ],
} satisfies StageDefinition;
