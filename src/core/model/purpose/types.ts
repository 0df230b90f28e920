import type { Held, Source } from '../held.ts';
import type { Named, Quantity, Ref } from '../things.ts';

/** What it is for, for whom, and within which bounds. */
export interface Purpose {
  readonly name: Held<string>;
  readonly problem: Held<string>;
  readonly noticedBy: Held<string>;
  readonly workaround: Held<string>;
  readonly doNothing: Held<string>;
  readonly cost: Held<Quantity>;
  /** When people give it up. */
  readonly quitting: Held<string>;
  /** `is: 'unsaid'` while nobody has named any. */
  readonly groups: Held<readonly UserGroup[]>;
  readonly lastCase: Held<readonly Step[]>;
  readonly measures: Held<readonly Measure[]>;
  readonly mustNotWorsen: Held<readonly string[]>;
  readonly outOfScope: Held<readonly LeftOut[]>;
  readonly replaces: Held<readonly Replaced[]>;
  readonly deciders: Held<readonly Decider[]>;
  readonly obligations: Held<readonly Obligation[]>;
  /** What gives the right to keep data about people. */
  readonly ground: Held<string>;
  /** What goes and what stays when a person asks to be forgotten. */
  readonly erasure: Held<readonly Erasure[]>;
  /** Countries in which the data may be stored. */
  readonly residency: Held<readonly string[]>;
  /** From which amount on a second person has to sign. */
  readonly approvalFrom: Held<Quantity>;
  /** Where the bookkeeping prescribes how an amount is rounded. */
  readonly bookRounding: Held<string>;
}

export interface UserGroup extends Named {
  readonly count: Held<string>;
  readonly frequency: Held<string>;
  readonly device: Held<string>;
  readonly languages: Held<readonly string[]>;
  readonly hindrances: Held<readonly string[]>;
  readonly sharedDevice: Held<string>;
  readonly spokesperson: Held<string>;
  readonly task: Held<string>;
  /** The role its people have; no rights of their own (`receives-only`), or kept out (`no-access`). */
  readonly role: Held<Ref | 'receives-only' | 'no-access'>;
}

/** A step of the last real case. */
export interface Step extends Named {
  readonly actor: Held<string>;
  /** Where it happened, and later the screen, move or call that realises it. */
  readonly where: Held<string>;
  readonly change: Held<string>;
  readonly wait: Held<Quantity>;
  readonly nearMiss: Held<string>;
}

export interface Measure extends Named {
  readonly from: Held<string>;
  readonly to: Held<string>;
  readonly by: Held<string>;
  readonly countedBy: Held<string>;
}

export interface LeftOut extends Named {
  readonly when: Held<'later' | 'never' | 'elsewhere' | string>;
}

export interface Replaced extends Named {
  readonly fate: Held<'goes' | 'stays' | 'stays for a while' | string>;
  readonly owns: Held<string>;
  readonly broughtOver: Held<readonly string[]>;
  readonly lastDay: Held<string>;
  readonly lookOnly: Held<Quantity>;
}

export interface Decider extends Named {
  readonly decider: Held<string>;
  readonly deputy: Held<string>;
  readonly within: Held<Quantity>;
}

/** A law, contract or audit; `id` is that of the option ("personal-data") or of words of one's own. */
export interface Obligation extends Named {
  /** Which paper and paragraph say what is owed. */
  readonly wording: Held<string>;
  /** All that was answered about it, each with the question's words. */
  readonly details: readonly { readonly asks: string; readonly text: string; readonly source: Source }[];
}

export interface Erasure {
  readonly what: string;
  readonly fate: Held<'goes' | 'stays' | 'stays without the name' | string>;
  readonly because: Held<string>;
}
