import type { NamedKind } from './types.ts';

const TITLES: Readonly<Record<NamedKind, string>> = {
  purpose: 'What it does and for whom',
  screens: 'Screens and routes',
  entities: 'Entities and their fields',
  states: 'States and transitions',
  validation: 'Validation rules',
  roles: 'Roles and permissions',
  calls: 'Calls to other systems',
  errors: 'Error catalogue',
  constants: 'Constants and limits',
};

/** A specification of nine points of which nothing is said yet, as Markdown. */
export function ninePoints(title: string, says = ''): string {
  const points = Object.values(TITLES).map((point, at) => `## ${at + 1}. ${point}\n`);
  return [`# ${title}\n`, ...(says === '' ? [] : [`${says}\n`]), ...points].join('\n');
}
