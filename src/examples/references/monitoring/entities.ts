import type { Part } from '../part.ts';
import { check } from './entities/check.ts';
import { general } from './entities/general.ts';
import { integration } from './entities/integration.ts';
import { ping } from './entities/ping.ts';
import { project } from './entities/project.ts';

/** What is kept of accounts, projects, members, checks, pings, flips, integrations and badges. */
export const entities: Part = { ...general, ...project, ...check, ...ping, ...integration };
