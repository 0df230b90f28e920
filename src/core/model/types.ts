import type { Diagnostic } from '../answers/diagnostics.ts';
import type { Source } from '../answers/sourced.ts';
import type { Vocabulary } from '../conditions/index.ts';
import type { Calls } from './calls/fold-calls.ts';
import type { Constants } from './constants/fold-constants.ts';
import type { Entities } from './entities/types.ts';
import type { Errors } from './errors/fold-errors.ts';
import type { Purpose } from './purpose.ts';
import type { Roles } from './roles/fold-roles.ts';
import type { Screens } from './screens/fold-screens.ts';
import type { States } from './states/types.ts';
import type { Validation } from './validation/types.ts';

export interface Parts {
  readonly purpose: Purpose;
  readonly screens: Screens;
  readonly entities: Entities;
  readonly states: States;
  readonly validation: Validation;
  readonly roles: Roles;
  readonly calls: Calls;
  readonly errors: Errors;
  readonly constants: Constants;
}

/** What the decisions say the product is: nine parts, ids everywhere, provenance on every value. */
export interface Model extends Parts {
  /** Decisions about things that have been dropped since: kept, and shown as such. */
  readonly orphans: readonly Orphan[];
  /** What the fold could not take as it stands: a name given twice, a cell without a number. */
  readonly diagnostics: readonly Diagnostic[];
  /** All names a condition may use: of one entity (by id) and of the product; null: without any entity's fields. */
  readonly vocabulary: (entity: string | null) => Vocabulary;
}

export interface Orphan {
  readonly question: string;
  readonly slot: string;
  /** The thing that is gone, as it was called last. */
  readonly missed: string;
  /** The same as one sentence. */
  readonly why: string;
  readonly source: Source;
}
