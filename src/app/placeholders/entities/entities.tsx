import { ENTITIES } from '#core/index.ts';
import { listOf } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { areEntitiesDecided, completenessOfEntities, completenessOfEntity } from './completeness.ts';
import { LinksScene } from './links-scene.tsx';
import { RecordScene } from './record-scene.tsx';
import { YearsScene } from './years-scene.tsx';

export default {
  part: ENTITIES,
  completenessOf: completenessOfEntities,
  isFirm: areEntitiesDecided,
  subjects: {
    key: 'thing',
    of: ({ index }) =>
      index.entities.all.map((one) => ({ id: one.id, label: one.label, completeness: completenessOfEntity(one) })),
    owners: ({ model }) =>
      new Map(listOf(model.entities.relations).flatMap(({ id, from }) => (from.id === null ? [] : [[id, from.id]]))),
  },
  address: (product, subject) =>
    subject === undefined ? <UnknownAddress after="/1" /> : <Address door={entityAddress(product, subject, 'list')} />,
  scenes: [
    {
      id: 'record',
      name: 'One record',
      words: {
        nothing: [
          'What does it keep a record of?',
          'The specification does not say. Here is a guess; tell us what is wrong.',
        ],
        partly: ['What is written on each?', 'Open a hatched column and say what belongs there.'],
        known: ['Is this what you keep?', 'Look through real-looking records until something is wrong.'],
      },
      Draw: RecordScene,
    },
    {
      id: 'links',
      name: 'What belongs together',
      words: {
        nothing: [
          'What goes when a customer goes?',
          'Delete one, see what goes with it, and say what should have happened.',
        ],
        partly: ['What belongs together?', 'None, one or many of each, and what is left when one is deleted.'],
        known: ['What belongs together?', 'Read it aloud. Whoever frowns at a sentence has found a mistake.'],
      },
      sober: { known: ['What belongs together?', 'Read each sentence, and correct what is wrong.'] },
      Draw: LinksScene,
    },
    {
      id: 'years',
      name: 'Over the years',
      words: {
        nothing: ['And in three years?', 'It comes in, it changes, and one day nobody needs it. Try all three.'],
        partly: ['And in three years?', 'It comes in, it changes, and one day nobody needs it. Try all three.'],
        known: ['And in three years?', 'From the day it comes in to the day nobody needs it, as decided.'],
      },
      Draw: YearsScene,
    },
  ],
} satisfies StageDefinition;
