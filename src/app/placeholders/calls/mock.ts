import {
  type Call,
  heldValue,
  type LogEntry,
  type MessageLine,
  messageLines,
  type Occasion,
  type Product,
  type SampleSet,
  subjectOfCall,
  valueText,
} from '#core/product.ts';
import { recordLabel } from '../../prototype/record-label.ts';

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
    event: heldValue(call.trigger) ?? 'nobody has said when',
    action: 'move',
    entity: subject?.id ?? '',
    row: subject && firstOf(sample, subject.id),
  };
}

/** A log entry with what stands in each line; null where nobody has said what of ours it is. */
export function withValues(from: MockFrom, call: Call, entry: LogEntry): LogEntry {
  const { sent, back } = messageLines(from.product, call);
  const filled = (lines: readonly MessageLine[] | null) =>
    (lines ?? []).map((line) => [line.words, valueIn(from, line)] as const);
  return { ...entry, sent: filled(sent), back: entry.outcome === 'answered' ? filled(back) : [] };
}

function valueIn(from: MockFrom, { means, words }: MessageLine): string | null {
  if (means.is === 'unknown') return null;
  if (means.is === 'left alone') return 'left alone';
  return means.is === 'field' ? fieldValue(from, means.entity.id, means.field.id) : ownValue(from, words);
}

function fieldValue({ product, sample }: MockFrom, entity: string, id: string): string {
  const field = product.index.fields(entity).get(id);
  const value = firstOf(sample, entity)?.cells.get(id)?.value;
  const target = field?.target?.id;
  const linked = target && typeof value === 'string' ? sample.row(target, value) : undefined;
  return linked ? recordLabel(product, linked) : valueText(value) || 'empty';
}

/** A number with a name has its value, a thing the name of its first record; who and when are those of now. */
function ownValue({ product, sample, refDate }: MockFrom, words: string): string {
  const constant = product.index.constants.called(words);
  if (constant) return heldValue(constant.value)?.text ?? constant.words;
  const entity = product.index.entities.called(words.replace(/^(?:the|an?)\s+/i, ''));
  const row = entity && firstOf(sample, entity.id);
  return row ? recordLabel(product, row) : refDate;
}

function firstOf(sample: SampleSet, entity: string) {
  const [row] = sample.page(entity, 0, 1);
  return row;
}
