/** How often somebody comes, and what that alone asks of every screen. A day is one of 220 working days of 8 hours. */
export interface Frequency {
  readonly words: string;
  readonly means: string;
  /** Visits a year, for the strokes. */
  readonly visits: number;
}

/** From "twice a year" to "200 times a day". */
export const FREQUENCIES: readonly [Frequency, ...Frequency[]] = [
  {
    words: 'twice a year',
    visits: 2,
    means: 'They have forgotten everything. It must explain itself each time.',
  },
  { words: 'once a month', visits: 12, means: 'They remember that there was a button. Not where.' },
  { words: 'once a week', visits: 50, means: 'They know the way, and start to resent it.' },
  {
    words: 'once a day',
    visits: 220,
    means: 'One wasted minute costs each of them almost four hours a year.',
  },
  { words: '10 times a day', visits: 2_200, means: 'They want keys, not menus.' },
  { words: '50 times a day', visits: 11_000, means: 'One click too many is 11,000 clicks a year. Each.' },
  {
    words: '200 times a day',
    visits: 44_000,
    means: 'Every two and a half minutes. When do they do their work?',
  },
];
