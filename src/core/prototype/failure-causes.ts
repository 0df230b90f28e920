import { knownValue } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import type { CallFailure } from '../slots/errors/messages.ts';
import { callsOn } from './exchange.ts';
import type { FailureCause } from './failures.ts';
import { isForm } from './routes.ts';
import type { ProtoScreen } from './screens-of.ts';
import type { FailureKind } from './simulated-failures.ts';

type Finder = (product: Product, screen: ProtoScreen) => readonly FailureCause[];

const FINDERS: Readonly<Record<FailureKind, Finder>> = {
  offline: (product, screen) => ofCallsOr(product, screen, 'unreachable', 'offline'),
  slow: (product, screen) => ofCallsOr(product, screen, 'timeout', 'too slow'),
  duplicate: (product, screen) =>
    isForm(screen) ? orAny(ofRules(product, screen, 'unique'), DUPLICATE) : [],
  faster: (_, screen) =>
    isForm(screen) || screen.kind === 'detail'
      ? [any({ kind: 'call', label: 'somebody was faster', failure: 'conflict' })]
      : [],
  refused: (product, screen) => [
    ...ofCalls(product, screen, 'refused'),
    ...ofRules(product, screen, 'others'),
  ],
  'not-allowed': (_, { kind }) => (isOpen(kind) ? [] : [any({ kind: 'refusal', label: 'not allowed' })]),
  'too-large': (product, screen) => ofLimits(product, screen),
  'signed-out': (_, { kind }) => (isOpen(kind) ? [] : [any({ kind: 'sign-in', label: 'signed out' })]),
};

const DUPLICATE = { kind: 'call', label: 'there already', failure: 'duplicate' } as const;

/** What of one kind can go wrong on a screen; empty where it cannot happen there. */
export function failureCausesOn(
  product: Product,
  screen: ProtoScreen,
  kind: FailureKind,
): readonly FailureCause[] {
  return FINDERS[kind](product, screen);
}

/** A mishap that has no rule, call or limit of its own: any entry of its kind will do. */
function any(cause: Omit<FailureCause, 'id'>): FailureCause {
  return { ...cause, id: '' };
}

function orAny(own: readonly FailureCause[], otherwise: Omit<FailureCause, 'id'>): readonly FailureCause[] {
  return own.length > 0 ? own : [any(otherwise)];
}

function isOpen(kind: ProtoScreen['kind']): boolean {
  return kind === 'sign-in' || kind === 'static' || kind === 'error';
}

/** Without a call of its own a screen still needs its line to the house: then it is the screen that says so. */
function ofCallsOr(product: Product, screen: ProtoScreen, failure: CallFailure, label: string) {
  const own = ofCalls(product, screen, failure);
  return own.length > 0 ? own : [any({ kind: 'unknown', label })];
}

function ofCalls(product: Product, screen: ProtoScreen, failure: CallFailure): readonly FailureCause[] {
  return callsOf(product, screen).map(({ id, label }) => ({ kind: 'call', id, label, failure }));
}

/** The calls that what is done on a screen sets off. */
function callsOf(product: Product, screen: ProtoScreen) {
  const { entity } = screen;
  if (entity === null) return [];
  const on = (action: Parameters<typeof callsOn>[1]['action'], event = '') =>
    callsOn(product, { event, action, entity, row: undefined });
  if (screen.kind === 'list') return on('list');
  if (isForm(screen)) return [...new Set([...on('create'), ...on('edit')])];
  if (screen.kind !== 'detail') return [];
  const moves = product.index
    .cycles(entity)
    .flatMap((cycle) => product.index.transitions(cycle))
    .flatMap(({ event }) => knownValue(event) ?? []);
  return [...new Set([...on('view'), ...on('delete'), ...moves.flatMap((event) => on('move', event))])];
}

/** The rules that stop what is typed. */
function ofRules(product: Product, screen: ProtoScreen, which: 'unique' | 'others'): readonly FailureCause[] {
  if (!isForm(screen) || screen.entity === null) return [];
  return product.index
    .rulesOf(screen.entity)
    .filter(({ kind, severity }) => {
      const stops = (knownValue(severity) ?? 'stop') === 'stop';
      return stops && (knownValue(kind) === 'unique') === (which === 'unique');
    })
    .map(({ id, label }) => ({ kind: 'rule', id, label }));
}

/** The sizes that what is typed can go over: those its rules name, else any. */
function ofLimits(product: Product, screen: ProtoScreen): readonly FailureCause[] {
  if (!isForm(screen)) return [];
  const sizes = product.index.constants.all.filter(({ of }) => of === 'capacity');
  const rules = product.index.rulesOf(screen.entity);
  const named = sizes.filter(({ label }) =>
    rules.some(({ limit }) => knownValue(limit)?.text.toLowerCase().includes(label.toLowerCase())),
  );
  const own = named.map(({ id, label }): FailureCause => ({ kind: 'limit', id, label }));
  return orAny(own, { kind: 'limit', label: 'too large' });
}
