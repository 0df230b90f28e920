import { afterAll } from 'vitest';
import { closeBrowser } from './browser.ts';

// What is set up first is taken down last: every room of the file is closed by then.
afterAll(closeBrowser);
