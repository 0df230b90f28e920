/** How often a proof is made: a short form in every `npm test`, the long one in `npm run proof`. */
export function howMuch(short: number, long: number): number {
  return process.env.SPECWALK_PROOF === 'long' ? long : short;
}
