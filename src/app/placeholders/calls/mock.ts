import {
  type ActorContext,
  type Call,
  knownValue,
  NO_EDITS,
  type Occasion,
  type Product,
  recordsOf,
  type SampleSet,
  subjectOfCall,
} from '#core/product.ts';

/** The sample records a mock answer is made of, and the day they are seen from. */
export interface MockFrom {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly refDate: string;
}

/** What sets a call off when it is tried by itself: its own occasion, with the first record it is about. */
export function occasionOf({ product, sample }: MockFrom, call: Call): Occasion {
  const subject = subjectOfCall(product, call);
  return {
    event: knownValue(call.trigger) ?? 'nobody has said when',
    action: 'move',
    entity: subject?.id ?? '',
    row: subject && sample.page(subject.id, 0, 1)[0],
  };
}

/** Nobody in particular, on the sample records as they are. */
export function actingIn({ product, sample, refDate }: MockFrom): ActorContext {
  return { product, role: null, records: recordsOf(sample, NO_EDITS), today: refDate };
}
