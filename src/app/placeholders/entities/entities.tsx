import { ENTITIES } from '#core/index.ts';
import { listOf } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areEntitiesDecided, completenessOfEntities, completenessOfEntity } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { Address, entityAddress } from '../things/address.tsx';
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
  texts: SCENE_TEXTS.entities,
  scenes: [
    {
      id: 'record',
      Draw: RecordScene,
    },
    {
      id: 'links',
      Draw: LinksScene,
    },
    {
      id: 'years',
      Draw: YearsScene,
    },
  ],
} satisfies StageDefinition;
