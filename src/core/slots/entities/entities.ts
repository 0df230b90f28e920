import { definePart } from '../define-part.ts';
import { PLAYED } from '../slot.ts';
import { FIELDS } from './fields.ts';
import { IDENTITY, IDENTITY_FORMAT, IDENTITY_LINES } from './identity.ts';
import {
  FILES,
  HISTORY,
  KEPT_IN_ORDER,
  RECORDS,
  REIMPORT,
  RETENTION,
  TERMS,
  VOLUME,
  VOLUME_FOLLOW_UPS,
} from './records.ts';
import { RELATIONS } from './relations.ts';

export const ENTITIES = definePart('entities', {
  order:
    'records fields fields/values fields/keeper fields/currency fields/precision fields/rounding fields/range fields/clock fields/files fields/privacy identity identity-format relations relations/fields relations/left-behind terms kept-in-order files volume history retention retention-time',
  playability: PLAYED,
  slots: [
    RECORDS,
    ...Object.values(IDENTITY),
    IDENTITY_LINES,
    IDENTITY_FORMAT,
    FIELDS,
    RELATIONS,
    ...Object.values(HISTORY),
    VOLUME,
    ...Object.values(VOLUME_FOLLOW_UPS),
    ...Object.values(RETENTION),
    TERMS,
    KEPT_IN_ORDER,
    FILES,
    REIMPORT,
  ],
});
