import type { Call, CallFailure } from '../model/calls/types.ts';
import { heldValue, questionOf } from '../model/held.ts';
import { folded } from '../model/shapes/folded.ts';
import type { Product } from '../rules/types.ts';
import type { Acting } from './acting.ts';
import { type Failure, failureOf } from './failures.ts';
import { lineValue } from './line-values.ts';
import { type MessageLine, messageLines } from './message-lines.ts';
import type { SampleRow } from './sample/types.ts';
import type { Knobs, LogEntry } from './sitting.ts';

/** Something done on a screen that may set off calls. */
export interface Occasion {
  /** As people call it: "Hand out", "Save". */
  readonly event: string;
  readonly action: 'create' | 'edit' | 'delete' | 'move' | 'view' | 'list';
  readonly entity: string;
  readonly row: SampleRow | undefined;
}

const VERBS: Readonly<Record<Occasion['action'], RegExp>> = {
  create: /\b(?:creat\w*|new|add\w*|sav\w*|register\w*)\b/i,
  edit: /\b(?:chang\w*|edit\w*|sav\w*|correct\w*)\b/i,
  delete: /\b(?:delet\w*|remov\w*)\b/i,
  move: /$^/,
  view: /\b(?:open\w*|view\w*|look\w*|show\w*)\b/i,
  list: /\b(?:list\w*|search\w*|find\w*)\b/i,
};

/**
 * The calls that an occasion sets off: those whose "when" names the event, or names the thing together with what is
 * done to it. What a call says in other words sets off nothing: the prototype does not guess.
 */
export function callsOn(
  { index }: Pick<Product, 'index'>,
  { event, action, entity }: Occasion,
): readonly Call[] {
  const thing = index.entities.get(entity);
  return index.calls.all.filter((call) => {
    const when = folded(heldValue(call.trigger) ?? '');
    if (when === '') return false;
    if (event !== '' && hasWords(when, folded(event))) return true;
    const names = thing ? [thing.label, thing.plural].map(folded) : [];
    return VERBS[action].test(when) && names.some((name) => hasWords(when, name));
  });
}

/** Whole words only; the first place that they stand at may be inside another word. */
function hasWords(text: string, words: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true;
  }
  return false;
}

/** What became of a call. */
export interface Answered {
  readonly entry: LogEntry;
  /** Null: it was answered. */
  readonly failure: Failure | null;
  /** Whether what set it off may go on. */
  readonly goesOn: boolean | 'unsaid';
  /** The question on what to do when it fails, where that decides. */
  readonly question: string;
}

/** Plays one call with the knobs as they are set: what is sent, what comes back, and what a failure does. */
export function played(acting: Acting, call: Call, occasion: Occasion, knobs: Knobs, id: string): Answered {
  const { product } = acting;
  const lines = messageLines(product, call);
  const failed = knobs.failure !== null && applies(call, knobs.failure) ? knobs.failure : null;
  const policy = heldValue(call.failure);
  const entry: LogEntry = {
    id,
    call: call.id,
    label: call.label,
    because: occasion.event,
    sent: filled(acting, occasion.row, lines.sent),
    back: failed === null ? filled(acting, occasion.row, lines.back) : [],
    took: failed === 'timeout' ? patience(call, knobs) : knobs.latency,
    outcome: failed ?? 'answered',
    dealtWith:
      failed === null ? '' : (policy && POLICY.get(policy)) || (policy ?? 'nobody has said what then'),
  };
  if (failed === null) return { entry, failure: null, goesOn: true, question: '' };
  return {
    entry,
    failure: failureOf(product, { kind: 'call', id: call.id, label: call.label, failure: failed }),
    goesOn: policy === undefined ? 'unsaid' : GOES_ON.has(policy),
    question: questionOf(call.failure),
  };
}

/** Only what writes can clash or come twice. */
function applies(call: Call, failure: CallFailure): boolean {
  return call.writes || (failure !== 'conflict' && failure !== 'duplicate');
}

const POLICY: ReadonlyMap<string, string> = new Map([
  ['retry', 'tried again a few times'],
  ['queue', 'put in a line, done later'],
  ['block', 'stopped until it is back'],
  ['continue', 'went on without it'],
  ['give-up', 'said that it did not work'],
]);
const GOES_ON: ReadonlySet<string> = new Set(['queue', 'continue']);

const MILLISECONDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|millisecond)/i, 1],
  [/^(?:s$|sec)/i, 1_000],
  [/^min/i, 60_000],
  [/^h/i, 3_600_000],
];

/** Milliseconds until a call that is not answered is given up. */
function patience(call: Call, { latency }: Knobs): number {
  const waiting = heldValue(call.waiting);
  const factor = MILLISECONDS.find(([unit]) => unit.test(waiting?.unit ?? ''))?.[1];
  return waiting && factor ? waiting.amount * factor : latency;
}

/** Lines of a message with the values of the record; null where nobody has said what of ours a line is. */
function filled(
  acting: Acting,
  row: SampleRow | undefined,
  lines: readonly MessageLine[] | null,
): LogEntry['sent'] {
  return (lines ?? []).map((line) => [line.words, lineValue(acting, row, line)]);
}
