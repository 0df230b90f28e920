import type { Held, Source } from '../../answers/held.ts';
import type { Named, Quantity, Ref } from '../../answers/things.ts';

export interface Constants {
  /** All numbers with a name: values, times, sizes. */
  readonly constants: readonly Constant[];
  /** Whether anybody has named any, by the answer that would. */
  readonly values: Held<readonly string[]>;
  readonly timers: Held<readonly string[]>;
  readonly capacity: Held<readonly string[]>;
  /** What happens below, at and above each limit; also of limits that are no number with a name. */
  readonly boundaries: Held<readonly Boundary[]>;
  readonly provenance: Held<readonly Provenance[]>;
  readonly money: Held<readonly Money[]>;
  /** Where the exchange rate comes from. */
  readonly rate: Held<string>;
  readonly serviceLevels: Held<readonly ServiceLevel[]>;
  readonly outage: Held<Quantity>;
  /** What people do by hand while it is away. */
  readonly meanwhile: Held<string>;
  /** When it may be switched off. */
  readonly pauses: Held<readonly string[]>;
  readonly loss: Held<Quantity>;
  /** By the clock and the holidays of which place times are counted. */
  readonly clock: Held<string>;
}

export interface Constant extends Named {
  readonly of: 'value' | 'timer' | 'capacity';
  readonly value: Held<Quantity>;
  /** The value as it was said, also where it is no number with a unit. */
  readonly words: string;
  readonly scope: Held<string>;
  readonly owner: Held<string>;
  readonly counts: Held<'new' | 'open' | 'all' | string>;
  readonly comesFrom: Held<'law' | 'contract' | 'habit' | 'guess' | string>;
  readonly written: Held<string>;
  /** Who checks a guess or a habit, and by which day. */
  readonly check: Held<string>;
  readonly below: Held<string>;
  readonly at: Held<string>;
  readonly above: Held<string>;
  /** How early people are warned. */
  readonly warn: Held<string>;
  /** Of a timer: what happens then, and whether weekends count. Of other numbers never said. */
  readonly then: Held<string>;
  readonly days: Held<'count' | 'skip' | string>;
  /** Of a capacity: what is usual, and what people read over the limit. Of other numbers never said. */
  readonly usual: Held<Quantity>;
  readonly over: Held<string>;
  /** By country, customer or role: how it differs. */
  readonly variants: readonly Variant[];
  /** How far it may be changed. */
  readonly bounds: Held<Bounds>;
}

export interface Variant {
  readonly of: string;
  /** Empty: nobody has said. */
  readonly how: 'the same' | 'its own' | 'may be changed' | 'does not apply' | string;
  /** For "its own". */
  readonly value: Held<Quantity>;
  readonly source: Source;
}

export interface Bounds {
  readonly least: Quantity | null;
  readonly most: Quantity | null;
  readonly noted: string;
}

export interface Boundary extends Named {
  /** The number it is about; `id` null where no number has that name. */
  readonly constant: Ref;
  readonly below: Held<string>;
  readonly at: Held<string>;
  readonly above: Held<string>;
  readonly warn: Held<string>;
}

export interface Provenance extends Named {
  readonly constant: Ref;
  readonly comesFrom: Held<'law' | 'contract' | 'habit' | 'guess' | string>;
  readonly written: Held<string>;
  readonly check: Held<string>;
}

export interface Money extends Named {
  readonly currency: Held<string>;
  readonly rounding: Held<string>;
  readonly tax: Held<string>;
  readonly approval: Held<string>;
  /** Up to which amount who approves alone, in the order said. */
  readonly bands: Held<readonly Band[]>;
}

export interface Band {
  readonly upTo: Held<Quantity>;
  /** As said, also where it is no amount. */
  readonly words: string;
  readonly who: string;
}

export interface ServiceLevel extends Named {
  readonly within: Held<Quantity>;
  readonly load: Held<string>;
}
