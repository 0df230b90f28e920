/**
 * Letters of Cyrillic and Greek that look like one of Latin, as Unicode pairs them (UTS #39, confusables.txt; the common
 * ones, and the small kappa and ka). Written as pairs: the letter, then what it looks like.
 */
const CAPITALS = looks('АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYҮYХXԌGԚQԜW ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX');
const SMALL = looks('аaеeѕsіiјjкkоoрpсcуyүyхxһhԁdԛqԝwѵvгr αaγyιiκkνvοoρpσoυu ɑaɡgıi');

/** What nobody sees, though it stands in a text: what fonts leave out, and the empty sign of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

function looks(pairs: string): ReadonlyMap<string, string> {
  return new Map((pairs.match(/\S\S/gu) ?? []).map(([letter = '', latin = '']) => [letter, latin]));
}

/**
 * A text as whoever reads it tells it from others: the same for any case and spacing, with or without what cannot be
 * seen, and for letters of another script that look the same. It is to be compared, not to be read.
 */
export function skeleton(text: string): string {
  const seen = text.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '').normalize('NFD');
  // Among Latin letters each stands for what it looks like; a word of another script is the same in any case.
  const isMixed = /\p{Script=Latin}/u.test(seen);
  const letters = [...(isMixed ? seen : seen.toUpperCase())];
  const latin = letters.map((letter) => CAPITALS.get(letter) ?? SMALL.get(letter) ?? letter);
  return latin.join('').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
