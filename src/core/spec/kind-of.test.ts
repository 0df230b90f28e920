import { expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';
import type { NAMED_KINDS } from './types.ts';

const TITLES: Readonly<Record<(typeof NAMED_KINDS)[number] | 'other', readonly string[]>> = {
  purpose: [
    'Purpose and users',
    'Goals',
    'What it does',
    'For whom',
    'Users',
    'Problem statement',
    'Scope',
    'Who it is for',
  ],
  screens: [
    'Screens and routes',
    'Pages',
    'Navigation',
    'User interface',
    'Sitemap',
    'Empty states',
    'Forms',
    'User screens',
  ],
  entities: ['Entities and their fields', 'Data model', 'Key Entities', 'Order fields', 'Data dictionary', 'Data'],
  states: ['States and transitions', 'Order lifecycle', 'Life cycle', 'Workflow', 'Entity states', 'Invoice status'],
  validation: [
    'Validation',
    'Business rules',
    'Rules',
    'Field validation',
    'Validation rules and errors',
    'VALIDATION',
  ],
  roles: ['Roles and permissions', 'User roles', 'Access rules', 'Users and roles', 'Who may do what', 'Authorisation'],
  calls: ['Calls', 'API', 'External interfaces', 'Integrations', 'Endpoints', 'Other systems'],
  errors: [
    'Errors',
    'Error catalogue',
    'Error reporting',
    'Error states',
    'Failure modes',
    'API errors',
    'Validation errors',
  ],
  constants: ['Business constants', 'Limits', 'Constants and limits', 'API rate limits', 'Timeouts'],
  other: [
    'Glossary',
    'Statement of work',
    'State of the art',
    'Interfaced',
    'Limitations',
    'Unrulely',
    '',
    'constructor',
    '実体',
  ],
};

test.each(Object.entries(TITLES).flatMap(([kind, titles]) => titles.map((title) => [title, kind])))(
  '%j is of kind %s',
  (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  },
);
