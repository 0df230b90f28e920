import type { RecordTold } from '../../story.ts';
import { channelRecords } from './channel-records.ts';
import { messageRecords } from './message-records.ts';
import { peopleRecords } from './people-records.ts';

/** An invented studio, its people and its channels, as the prototype shows them. */
export const records: readonly RecordTold[] = [...peopleRecords, ...channelRecords, ...messageRecords];
