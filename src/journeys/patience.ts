/**
 * How long one waits for what must come, in milliseconds: far longer than anything needs on a slow machine that does
 * other things too. What goes wrong is told by what is missing, not by the clock.
 */
export const AWAITED = 60_000;
