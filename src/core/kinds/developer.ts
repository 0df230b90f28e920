import type { ProductKind } from './product-kind.ts';
import { CUSTOM } from './usual-answers.ts';

export const DEVELOPER: ProductKind = {
  id: 'developer',
  label: 'A tool or interface for developers',
  words: [
    'api',
    'developer',
    'programmer',
    'programming',
    'sdk',
    'webhook',
    'endpoint',
    'source code',
    'code',
    'repository',
    'command line',
    'cli',
    'database',
    'deploy',
    'deployment',
    'hosting',
    'server',
    'domain name',
    'log file',
    'integration',
    'plugin',
    'html',
    'json',
    'open source',
  ],
  things: [
    { name: 'Key', record: 'Key “billing”, ends in 7f2c, may read only, last used today' },
    { name: 'Call', record: 'GET /orders/1042, answered 200 in 41 ms, 3 May, 9:12:07' },
    { name: 'Project', record: 'Price watcher, 2 keys, 14,000 of 50,000 calls this month' },
  ],
  roles: ['Developer', 'Administrator', 'Another program'],
  usual: {
    'calls.repeat': {
      says: 'harmless',
      because: 'programs send again when the line breaks, and reading, replacing and deleting twice must do no harm',
      source: 'RFC 9110, section 9.2.2',
    },
    'calls.failure': {
      says: 'retry',
      because: 'a busy server says when to come back',
      source: 'RFC 9110, section 10.2.3',
    },
    'errors.disclosure': {
      says: 'denied',
      because: 'what a key may not see answers as if it were not there',
      source: 'RFC 9110, section 15.5.4',
    },
    'entities.identity': {
      says: 'issued',
      because: 'programs need a name that never changes',
      source: CUSTOM,
    },
    'screens.help': {
      says: '- guide\n- questions\n- mail',
      because: 'developers read an example before they ask',
      source: CUSTOM,
    },
    'screens.devices': {
      says: '- desk',
      because: 'code is written at a computer',
      source: CUSTOM,
    },
  },
  sources: ['RFC 9110', 'RFC 9457', 'OpenAPI Specification 3.1'],
};
