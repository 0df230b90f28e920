import type { RecordTold } from '../../story.ts';
import { catalogueRecords } from './catalogue-records.ts';
import { orderRecords } from './order-records.ts';
import { promotionRecords } from './promotion-records.ts';

/** Kettle & Field in June 2026. Every person here is invented. */
export const records: readonly RecordTold[] = [...catalogueRecords, ...promotionRecords, ...orderRecords];
