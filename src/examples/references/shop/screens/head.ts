/** The head of every table of parts. */
export const HEAD = 'Part | Kind | Of | Only those | Shows | Can be pressed';
