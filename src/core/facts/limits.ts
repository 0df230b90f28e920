/** Characters of notes that are kept in one file: below what one request may hold, whatever the letters. */
export const NOTES_LIMIT = 60_000;

/** How many questions one command settles at most. */
export const MAX_SETTLED = 100;
