import { knownValue, type Look } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { CallFailure } from '../slots/errors/messages.ts';
import { type Failure, type FailureCause, failureFromEntry, failureInWords, failureOf } from './failures.ts';
import { isForm } from './routes.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';
import { callsTriggeredBy } from './simulated-calls.ts';

/**
 * Each with the state of the screen in which it is seen, and the words by which an entry of the catalogue is recognised
 * as being about it.
 */
const ROWS = [
  ['offline', 'Offline', 'failed', /\b(?:offline|no (?:line|network|internet|connection))\b/u],
  ['slow', 'Too slow', 'loading', /\b(?:too slow|takes? (?:too )?long|slow)\b/u],
  ['duplicate', 'There already', null, /\b(?:duplicate|already (?:there|exists)|there already)\b/u],
  ['faster', 'Somebody was faster', null, /\b(?:faster|changed (?:it|this|meanwhile)|some(?:body|one) else)\b/u],
  ['refused', 'Refused', null, /\b(?:refused|declined|rejected)\b/u],
  ['not-allowed', 'Not allowed', 'forbidden', /\b(?:not allowed|forbidden|may not)\b/u],
  ['too-large', 'Too large', null, /\b(?:too (?:large|big|long|many)|full)\b/u],
  ['signed-out', 'Signed out', null, /\b(?:signed out|session|sign in)\b/u],
] as const;

export const SIMULATED_FAILURES = ROWS.map(([id, label, condition, known]) => ({
  id,
  label,
  condition,
  known,
}));

type SimulatedFailure = (typeof SIMULATED_FAILURES)[number];
export type FailureKind = SimulatedFailure['id'];

type Finder = (product: Product, screen: ProtoScreen) => readonly FailureCause[];

/** The possible failures of each kind on a screen; empty where there are none. */
const FINDERS: Readonly<Record<FailureKind, Finder>> = {
  offline: (product, screen) => callCausesOr(product, screen, 'unreachable', 'offline'),
  slow: (product, screen) => callCausesOr(product, screen, 'timeout', 'too slow'),
  duplicate: (product, screen) => (isForm(screen) ? orAnyCause(ruleCauses(product, screen, 'unique'), DUPLICATE) : []),
  faster: (_, screen) =>
    isForm(screen) || screen.kind === 'detail'
      ? [anyCause({ kind: 'call', label: 'somebody was faster', failure: 'conflict' })]
      : [],
  refused: (product, screen) => [...callCauses(product, screen, 'refused'), ...ruleCauses(product, screen, 'others')],
  'not-allowed': (_, { kind }) => (isPublic(kind) ? [] : [anyCause({ kind: 'refusal', label: 'not allowed' })]),
  'too-large': limitCauses,
  'signed-out': (_, { kind }) => (isPublic(kind) ? [] : [anyCause({ kind: 'sign-in', label: 'signed out' })]),
};

const DUPLICATE = { kind: 'call', label: 'there already', failure: 'duplicate' } as const;

/** A failure without its own rule, call or limit: any entry of its kind fits. */
function anyCause(cause: Omit<FailureCause, 'id'>): FailureCause {
  return { ...cause, id: '' };
}

function orAnyCause(own: readonly FailureCause[], otherwise: Omit<FailureCause, 'id'>): readonly FailureCause[] {
  return own.length > 0 ? own : [anyCause(otherwise)];
}

function isPublic(kind: ProtoScreen['kind']): boolean {
  return kind === 'sign-in' || kind === 'static' || kind === 'error';
}

/** A screen without its own calls still needs the network: then the screen itself can fail. */
function callCausesOr(product: Product, screen: ProtoScreen, failure: CallFailure, label: string) {
  const own = callCauses(product, screen, failure);
  return own.length > 0 ? own : [anyCause({ kind: 'unknown', label })];
}

function callCauses(product: Product, screen: ProtoScreen, failure: CallFailure): readonly FailureCause[] {
  return callsOf(product, screen).map(({ id, label }) => ({ kind: 'call', id, label, failure }));
}

function callsOf(product: Product, screen: ProtoScreen) {
  const { entity } = screen;
  if (entity === null) return [];
  const on = (action: Parameters<typeof callsTriggeredBy>[1]['action'], event = '') =>
    callsTriggeredBy(product, { event, action, entity, row: undefined });
  if (screen.kind === 'list') return on('list');
  if (isForm(screen)) return [...new Set([...on('create'), ...on('edit')])];
  if (screen.kind !== 'detail') return [];
  const events = product.index.movesOf(entity).flatMap(({ transition }) => knownValue(transition.event) ?? []);
  return [...new Set([...on('view'), ...on('delete'), ...events.flatMap((event) => on('move', event))])];
}

function ruleCauses(product: Product, screen: ProtoScreen, which: 'unique' | 'others'): readonly FailureCause[] {
  if (!isForm(screen) || screen.entity === null) return [];
  return product.index
    .rulesOf(screen.entity)
    .filter(({ kind, severity }) => {
      const stops = (knownValue(severity) ?? 'stop') === 'stop';
      return stops && (knownValue(kind) === 'unique') === (which === 'unique');
    })
    .map(({ id, label }) => ({ kind: 'rule', id, label }));
}

/** The size limits of the inputs: those that rules name, else any. */
function limitCauses(product: Product, screen: ProtoScreen): readonly FailureCause[] {
  if (!isForm(screen)) return [];
  const sizes = product.index.constants.all.filter(({ of }) => of === 'capacity');
  const rules = product.index.rulesOf(screen.entity);
  const named = sizes.filter(({ label }) =>
    rules.some(({ limit }) => knownValue(limit)?.text.toLowerCase().includes(label.toLowerCase())),
  );
  const own = named.map(({ id, label }): FailureCause => ({ kind: 'limit', id, label }));
  return orAnyCause(own, { kind: 'limit', label: 'too large' });
}

/** One screen under one simulated failure. */
export interface FailureCell {
  readonly screen: ProtoScreen;
  readonly breakage: SimulatedFailure;
  /** Solid: all its failures have a text. Hatched: some have none. */
  readonly look: Look;
  /** Each with what people read; those without a text first. */
  readonly failures: readonly Failure[];
  /** How many of them have a text. */
  readonly said: number;
}

/** Each screen with its cells in the order of `SIMULATED_FAILURES`; null where it cannot happen. */
export function failureMap(product: Product) {
  const find = textFinder(product);
  return screensOf(product).map((screen) => ({
    screen,
    cells: SIMULATED_FAILURES.map((breakage) => cellOf(product, screen, breakage, find)),
  }));
}

/** What people read who may not see or do something; without a text while none was written. */
export function generalRefusal(product: Product): Failure {
  return textFinder(product)({ kind: 'refusal', id: '', label: 'not allowed' }, 'not-allowed');
}

type TextFinder = (cause: FailureCause, kind: FailureKind) => Failure;

function cellOf(
  product: Product,
  screen: ProtoScreen,
  breakage: SimulatedFailure,
  find: TextFinder,
): FailureCell | null {
  const causes = FINDERS[breakage.id](product, screen);
  if (causes.length === 0 || isRuledOut(screen, breakage)) return null;
  const failures = causes.map((cause) => {
    const found = find(cause, breakage.id);
    return found.text === null ? (onScreen(screen, cause, breakage) ?? found) : found;
  });
  const without = failures.filter(({ text }) => text === null);
  const withText = failures.filter(({ text }) => text !== null);
  return {
    screen,
    breakage,
    look: without.length > 0 ? 'hole' : (withText.find(({ look }) => look !== 'decided')?.look ?? 'decided'),
    failures: [...without, ...withText],
    said: withText.length,
  };
}

/** The entry that a failure causes; where none names it, one whose own words are about this kind of failure. */
function textFinder(product: Product): TextFinder {
  const { model, index } = product;
  const about = new Map(
    SIMULATED_FAILURES.map(({ id, known }) => [id, index.errors.all.find(({ label }) => known.test(foldCase(label)))]),
  );
  return (cause, kind) => {
    const found = failureOf(product, cause);
    if (found.error) return found;
    if (cause.id !== '') return byRule(product, cause) ?? found;
    return failureFromEntry(about.get(kind), cause.label, model.errors.catalogue);
  };
}

/** A rule may give the text itself; once the catalogue is decided, a form shows a rule without an entry as it is. */
function byRule({ model, index }: Product, { kind, id, label }: FailureCause): Failure | null {
  const rule = kind === 'rule' ? index.rules.get(id) : undefined;
  const error = rule?.error;
  if (error?.is === 'known' && error.value.id === null && error.value.label !== '')
    return failureInWords(label, error.value.label, error);
  const { catalogue } = model.errors;
  return rule && error?.is !== 'known' && catalogue.is === 'known'
    ? failureInWords(label, `${label}.`, catalogue)
    : null;
}

/** What the screen itself shows then: its words, else what it shows instead. */
function onScreen({ screen }: ProtoScreen, { label }: FailureCause, { condition }: SimulatedFailure) {
  if (!screen || !condition) return null;
  const words = screen.words.get(condition);
  const shows = screen.conditions.get(condition);
  const isSaid = words?.is === 'known' && words.value !== '';
  const sourced = isSaid ? words : shows;
  if (sourced?.is !== 'known' || sourced.value === '' || (!isSaid && MESSAGES.has(foldCase(sourced.value))))
    return null;
  return failureInWords(label, isSaid ? sourced.value : `It shows ${sourced.value}.`, sourced);
}

/**
 * Cells of the answer on what a screen shows when something fails: those that promise words, and the one that rules the
 * case out.
 */
const MESSAGES: ReadonlySet<string> = new Set(['a message', 'a message and a button']);
const CANNOT = 'cannot happen';

function isRuledOut({ screen }: ProtoScreen, { condition }: SimulatedFailure): boolean {
  const sourced = condition && screen?.conditions.get(condition);
  return sourced ? foldCase(knownValue(sourced) ?? '') === CANNOT : false;
}
