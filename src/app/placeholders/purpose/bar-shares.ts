/** Lengths of two bars as shares of the longer one; both 1 if one has no number. */
export function barShares(from: string, to: string): readonly [number, number] {
  const [one, other] = [numberIn(from), numberIn(to)];
  if (one === undefined || other === undefined) return [1, 1];
  const larger = Math.max(one, other);
  return larger === 0 ? [1, 1] : [one / larger, other / larger];
}

/** The first number in a text; “none” counts as 0. */
function numberIn(words: string): number | undefined {
  if (/^\s*(?:none|no|nothing|zero)\b/i.test(words)) return 0;
  const digits = /\d+(?:[  ’']\d{3})*(?:[.,]\d+)?/u.exec(words)?.[0];
  if (digits === undefined) return undefined;
  const parsed = Number(digits.replace(/[  ’']/gu, '').replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : undefined;
}
