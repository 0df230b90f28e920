import type { Part } from '../part.ts';
import { general } from './entities/general.ts';
import { imports } from './entities/imports.ts';
import { query } from './entities/query.ts';
import { settings } from './entities/settings.ts';
import { site } from './entities/site.ts';
import { visit } from './entities/visit.ts';

/** What is kept. */
export const entities: Part = { ...general, ...site, ...visit, ...imports, ...settings, ...query };
