/** Documents of a family have the same titles; what so many of them come to is remembered. */
export const TITLES_KEPT = 2000;
