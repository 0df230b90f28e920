import type { Product } from '../product/product.ts';
import type { NamedKind } from '../spec/types.ts';

type Severity = 'error' | 'warning';

export type ThingKind =
  | 'group'
  | 'step'
  | 'screen'
  | 'entity'
  | 'field'
  | 'relation'
  | 'state'
  | 'transition'
  | 'rule'
  | 'role'
  | 'permission'
  | 'call'
  | 'system'
  | 'inbound'
  | 'error'
  | 'constant'
  | 'term'
  | 'question';

/** A thing of the model as a reader is led to it. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
  readonly label: string;
  /** Id of the entity a field, a state, a transition or a rule belongs to. */
  readonly entity?: string;
}

export interface Place {
  /** Id of the point; filled in by the judge from the question where a rule leaves it out. */
  readonly point?: string;
  /** Id of the question whose answer mends it, raised or not. */
  readonly question?: string;
  readonly thing?: Thing;
}

/** A closing rule that does not hold, in one plain sentence: what, where, what to do. */
export interface Finding {
  /** Number of the rule, from 1 to 45. */
  readonly rule: number;
  readonly severity: Severity;
  readonly sentence: string;
  readonly places: readonly Place[];
}

/** The model says too little for a rule to be judged, and which question would have to be settled first. */
export interface NotYet {
  readonly notYet: string;
  readonly question: string;
}

/** One thing that must hold before a specification may be called closed. */
export interface ClosingRule {
  readonly id: number;
  readonly severity: Severity;
  /** Why it matters, in everyday words; users read it. */
  readonly reason: string;
  /** The parts of the model it reads. */
  readonly needs: readonly NamedKind[];
  readonly find: (product: Product) => readonly Finding[] | NotYet;
}

export interface Judgement {
  readonly rule: ClosingRule;
  readonly findings: readonly Finding[];
  readonly notYet: NotYet | null;
}
