import type { Held } from '../held.ts';
import type { InWords, Named, Quantity, Ref } from '../things.ts';

export type Action = 'list' | 'view' | 'create' | 'edit' | 'delete' | 'approve' | 'export';

export interface Roles {
  /** Named by the answer on grants, else by whatever names them first. */
  readonly roles: Held<readonly Role[]>;
  readonly permissions: readonly Permission[];
  /** Where nothing is said. */
  readonly blank: Held<'forbidden' | 'allowed' | string>;
  /** The same where one thing has an answer of its own. */
  readonly blanks: readonly { readonly entity: string; readonly blank: Held<string> }[];
  readonly scopes: Held<readonly Scope[]>;
  readonly visibility: readonly Visibility[];
  readonly exportsShow: Held<'same' | 'stricter' | 'open' | string>;
  readonly separations: Held<readonly Separation[]>;
  readonly several: Held<'one' | 'together' | 'switch' | string>;
  readonly absence: Held<string>;
  readonly absenceEnds: Held<Quantity>;
  readonly absenceTold: Held<string>;
  readonly emergency: Held<string>;
  readonly signIn: Held<string>;
  readonly lockout: Held<Quantity>;
  readonly recovery: Held<string>;
  readonly outsiders: Held<string>;
  readonly signOut: Held<Quantity>;
  readonly anonymous: Held<readonly string[]>;
  readonly refusal: Held<'hidden' | 'greyed' | 'refused' | string>;
  readonly refusalWords: Held<string>;
}

export interface Role extends Named {
  readonly given: Held<string>;
  readonly first: Held<string>;
  readonly leaver: Held<string>;
  /** How often somebody checks who still has it. */
  readonly review: Held<Quantity>;
}

/** One cell of the permission matrix. */
export interface Permission {
  readonly role: Ref;
  /** The entity the action is about, or null for all of them. */
  readonly entity: Ref | null;
  readonly action: Action | null;
  /** As it stands in the matrix; a move of a life cycle where `action` is null. */
  readonly words: string;
  /** Ids of the moves of a life cycle that it names. */
  readonly moves: readonly string[];
  readonly may: Held<'yes' | 'no' | 'own' | 'team' | 'if'>;
  /** For "if". */
  readonly condition: Held<InWords>;
  /** For "own" and "team": by what one sees it. */
  readonly theirs: Held<string>;
}

export interface Scope {
  readonly role: Ref;
  readonly entity: Ref;
  readonly which: Held<'all' | 'own' | 'of the team' | 'none' | string>;
  /** The field that makes a record one's own. */
  readonly by: Held<Ref>;
  readonly handover: Held<string>;
}

export interface Visibility {
  readonly entity: string | null;
  readonly field: Ref;
  readonly role: Ref;
  readonly shown: Held<'shown' | 'masked' | 'read-only' | 'hidden'>;
  readonly maskedAs: Held<string>;
}

/** What one person may never do both of. */
export interface Separation extends Named {
  readonly one: string;
  readonly other: string;
  readonly same: Held<string>;
  readonly smallTeam: Held<string>;
}
