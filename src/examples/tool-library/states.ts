import type { Part } from './people.ts';
import { general } from './states/general.ts';
import { loan } from './states/loan.ts';
import { member } from './states/member.ts';
import { repair } from './states/repair.ts';
import { reservation } from './states/reservation.ts';
import { tool } from './states/tool.ts';

/** Where things can be, and what moves them on. */
export const states: Part = { ...general, ...tool, ...member, ...loan, ...reservation, ...repair };
