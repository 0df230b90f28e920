import type { Part } from '../part.ts';
import { records } from '../records.ts';

const counts = new Map<string, number>();
for (const { entity } of records) counts.set(entity, (counts.get(entity) ?? 0) + 1);

/** There is as much of everything as is written down, so that nothing is made up beside it. */
export const volumes: Part = Object.fromEntries(
  [...counts].map(([entity, count]) => [
    `entities.${entity}.volume`,
    `
    Now | New each day | In three years | The most ever
    ${count} | | |`,
  ]),
);
