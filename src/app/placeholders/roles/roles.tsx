import { ROLES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { areRolesDecided, completenessOfPermissions, completenessOfRoles } from '../completeness.ts';
import { SCENE_TEXTS } from '../scene-texts.ts';
import { Address, entityAddress } from '../things/address.tsx';
import { EntranceScene } from './entrance-scene.tsx';
import { PeopleScene } from './people-scene.tsx';
import { PermissionsScene } from './permissions-scene.tsx';

export default {
  part: ROLES,
  completenessOf: completenessOfRoles,
  isFirm: areRolesDecided,
  subjects: {
    key: 'thing',
    of: (product) =>
      product.index.entities.all.map(({ id, label }) => ({
        id,
        label,
        completeness: completenessOfPermissions(product, id),
      })),
  },
  address: (product, subject) =>
    completenessOfRoles(product) === 'nothing' ? (
      <UnknownAddress after="/invoices" />
    ) : (
      <Address door={subject === undefined ? undefined : entityAddress(product, subject, 'list')} />
    ),
  texts: SCENE_TEXTS.roles,
  scenes: [
    {
      id: 'permissions',
      Draw: PermissionsScene,
    },
    {
      id: 'entrance',
      Draw: EntranceScene,
    },
    {
      id: 'people',
      Draw: PeopleScene,
    },
  ],
} satisfies StageDefinition;
