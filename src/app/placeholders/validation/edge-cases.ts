import { type Verdict, verdictOn } from './verdicts.ts';

/** A value that breaks forms, and what it is called. */
export interface Torture {
  readonly name: string;
  readonly value: string;
}

export const EDGE_CASES: readonly Torture[] = [
  { name: 'empty', value: '' },
  { name: 'too long', value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, twice over' },
  { name: 'zero', value: '0' },
  { name: 'negative', value: '-1' },
  { name: 'emoji', value: '🦆🦆' },
  { name: 'duplicate', value: 'the same as the last one' },
  { name: 'yesterday', value: 'yesterday' },
];

/** How many of the values get in over all lines, and how many of them were allowed. A warning keeps nothing out. */
export function scoreOf(fields: readonly string[], verdicts: readonly Verdict[]) {
  const rulings = fields.flatMap((field) =>
    EDGE_CASES.map(({ value }) => verdictOn(verdicts, field, value)?.ruling),
  );
  return {
    tried: rulings.length,
    getIn: rulings.filter((ruling) => ruling !== 'stop').length,
    allowed: rulings.filter((ruling) => ruling === 'allow').length,
  };
}

export function scoreWords({ tried, getIn, allowed }: ReturnType<typeof scoreOf>): string {
  const said = `${getIn} of ${tried} still get in`;
  return allowed > 0 ? `${said}, ${allowed} of them because you said so.` : `${said}.`;
}
