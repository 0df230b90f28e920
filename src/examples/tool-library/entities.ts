import { general } from './entities/general.ts';
import { loan } from './entities/loan.ts';
import { member } from './entities/member.ts';
import { repair } from './entities/repair.ts';
import { reservation } from './entities/reservation.ts';
import { tool } from './entities/tool.ts';
import type { Part } from './people.ts';

/** What is kept of tools, members, loans, reservations and repairs. */
export const entities: Part = { ...general, ...tool, ...member, ...loan, ...reservation, ...repair };
