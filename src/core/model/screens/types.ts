import type { Held } from '../held.ts';
import type { InWords, Named, Quantity, Ref } from '../things.ts';

export type ScreenKind =
  | 'list'
  | 'detail'
  | 'form'
  | 'wizard'
  | 'dashboard'
  | 'report'
  | 'sign-in'
  | 'static'
  | 'error';

export interface Screens {
  readonly screens: Held<readonly Screen[]>;
  readonly landings: Held<readonly Landing[]>;
  readonly links: Held<readonly ScreenLink[]>;
  readonly deadEnds: Held<readonly Ref[]>;
  readonly back: Held<'asked' | 'kept' | 'lost' | string>;
  readonly irreversible: Held<readonly Irreversible[]>;
  readonly undoWindow: Held<Quantity>;
  readonly sharedLinks: Held<readonly SharedLink[]>;
  readonly afterSignIn: Held<'that-page' | 'first-page' | string>;
  readonly outputs: Held<readonly Output[]>;
  readonly devices: Held<readonly string[]>;
  readonly languages: Held<readonly Language[]>;
  readonly offlineClash: Held<'first' | 'last' | 'person' | string>;
  readonly offlineAge: Held<Quantity>;
  readonly prints: Held<readonly PrintOut[]>;
  /** How the next person at a shared screen avoids working under somebody else's name. */
  readonly nextPerson: Held<string>;
}

export interface Screen extends Named {
  readonly kind: Held<ScreenKind>;
  /** The entity it is about; `id` null where it names none. */
  readonly about: Held<Ref>;
  /** With parameters as `:name`, always beginning with "/". */
  readonly address: Held<string>;
  readonly parameters: readonly string[];
  readonly columns: Held<readonly ListColumn[]>;
  /** Default order, in words. */
  readonly order: Held<string>;
  readonly pageSize: Held<Quantity>;
  readonly bulk: Held<readonly string[]>;
  readonly related: Held<readonly string[]>;
  readonly leaving: Held<'draft' | 'asked' | 'lost' | string>;
  readonly steps: Held<readonly WizardStep[]>;
  readonly figures: Held<readonly Figure[]>;
  /** What shows when it is empty, loading, partial, failed, forbidden. */
  readonly conditions: ReadonlyMap<ScreenCondition, Held<string>>;
  /** What people read in each of these moments. */
  readonly words: ReadonlyMap<ScreenCondition, Held<string>>;
  /** What it offers to do while there is nothing to show. */
  readonly firstStep: Held<string>;
}

export type ScreenCondition = 'empty' | 'loading' | 'partial' | 'failed' | 'forbidden';

export interface ListColumn {
  /** The field of the entity it shows. */
  readonly field: Ref;
  readonly sort: boolean;
  readonly filter: boolean;
  readonly search: boolean;
}

export interface WizardStep extends Named {
  /** Fields it asks for, by the names used. */
  readonly asks: readonly Ref[];
  readonly resume: Held<boolean>;
}

export interface Figure extends Named {
  readonly from: Held<string>;
  readonly for: Held<string>;
}

/** Where a role arrives, and what it does most. */
export interface Landing {
  readonly role: Ref;
  readonly screen: Held<Ref>;
  readonly actions: Held<readonly string[]>;
  readonly targets: Held<
    readonly { readonly action: string; readonly screen: Ref; readonly refused: string }[]
  >;
}

export interface ScreenLink {
  readonly from: Ref;
  readonly to: Ref;
  readonly control: Held<string>;
  readonly condition: Held<InWords>;
}

export interface Irreversible extends Named {
  readonly before: Held<'nothing' | 'a question' | 'typing the name' | 'a second person agrees' | string>;
  readonly harm: Held<string>;
  readonly typed: Held<string>;
  readonly second: Held<string>;
}

export interface SharedLink {
  readonly screen: Ref;
  readonly stranger: Held<string>;
  readonly gone: Held<string>;
}

export interface Output extends Named {
  readonly to: Held<string>;
  readonly when: Held<string>;
  readonly how: Held<string>;
  readonly refuse: Held<boolean>;
  readonly undelivered: Held<string>;
}

export interface Language extends Named {
  /** Who writes and checks the texts. */
  readonly writer: Held<string>;
}

export interface PrintOut extends Named {
  readonly paper: Held<string>;
  /** What stands on every page. */
  readonly always: Held<string>;
}
