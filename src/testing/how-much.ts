/**
 * How large or how often something is tried: the short form in every `npm test`, the long one in `npm run proof`, which
 * shows the same.
 */
export function howMuch(short: number, long: number): number {
  return process.env.SPECWALK_PROOF === 'long' ? long : short;
}
