import './roles.css';
import { ROLES } from '#core/index.ts';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { StageDefinition } from '../../stage/stage-definition.ts';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { areRolesDecided, completenessOfPermissions, completenessOfRoles } from './completeness.ts';
import { EntranceScene } from './entrance-scene.tsx';
import { PeopleScene } from './people-scene.tsx';
import { PermissionsScene } from './permissions-scene.tsx';

const ENTRANCE = [
  'Who is at the door?',
  'How do people show who they are, and what happens to those who may not?',
] as const;

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
  scenes: [
    {
      id: 'permissions',
      name: 'Who may',
      words: {
        nothing: ['Who may press this?', 'The specification does not say, so everybody may press everything. Try it.'],
        partly: [
          'Who may press this?',
          'Every hatched cell is a button that somebody will press one day, and nobody has said whether they may.',
        ],
        known: ['Every cell is ruled', 'See the same thing as two of them, and say what should differ.'],
      },
      Draw: PermissionsScene,
    },
    {
      id: 'entrance',
      name: 'The door',
      words: { nothing: ENTRANCE, partly: ENTRANCE, known: ENTRANCE },
      Draw: EntranceScene,
    },
    {
      id: 'people',
      name: 'The people',
      words: {
        nothing: [
          'Who wears which hat?',
          'Somebody is ill, somebody wears two hats, and somebody signs for themselves.',
        ],
        partly: [
          'Who wears which hat?',
          'Somebody is ill, somebody wears two hats, and somebody signs for themselves.',
        ],
        known: ['Be one of them for a day', 'Go in as each of them, and try what is forbidden.'],
      },
      Draw: PeopleScene,
    },
  ],
} satisfies StageDefinition;
