/** Entry point to the readers of files that somebody brings, for the worker in which they run. */
export { readFile } from './intake/read-file.ts';
