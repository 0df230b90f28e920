/** Documents of a family have the same titles; results are kept for so many. */
export const TITLES_KEPT = 2000;
