import { listOf } from '../../answers/sourced.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { type ActorContext, actorLabel } from '../actor-context.ts';
import { generalRefusal } from '../failure-map.ts';
import { failureOf } from '../failures.ts';
import type { Verdict } from '../permission-verdicts.ts';
import type { AnswerHole } from './answer-value.ts';
import { inCommon } from './in-common.ts';
import type { OfferedCall } from './offered-call.ts';
import type { Cause } from './outcome-for.ts';
import { type CallRequest, headerOf, type Trouble } from './request.ts';
import { type WhoMay, whoMay } from './who-may.ts';

/** Why a call is refused. */
export interface Refusal {
  readonly cause: Cause;
  readonly troubles: readonly Trouble[];
  readonly error?: ErrorEntry | undefined;
}

interface Access {
  readonly refusal: Refusal | null;
  readonly holes: readonly AnswerHole[];
}

/** Whether the caller may use a call at all. */
export function accessTo(actor: ActorContext, call: OfferedCall, request: CallRequest): Access {
  const who = whoMay(actor.product, call.offer);
  if (!who) {
    const { who: asked } = call.offer;
    const question = asked.is === 'unknown' ? asked.question : asked.source.question;
    return { refusal: null, holes: [{ words: 'nobody has said who may use it', question }] };
  }
  const holes = who.unread.map((words) => ({
    words: `who may: “${words}” is not exact enough`,
    question: who.question,
  }));
  return { refusal: refusalFor(actor, call, request, who), holes };
}

function refusalFor(actor: ActorContext, call: OfferedCall, request: CallRequest, who: WhoMay): Refusal | null {
  if (who.anybody) return null;
  const { name } = tokenHeader(actor, call);
  const token = name === null ? request.token : (headerOf(request, name) ?? request.token);
  if (who.token && token.trim() === '') return unknownCaller(actor, 'It needs a token, and none was sent.');
  const isNobody = actor.role === null && !who.token;
  if (isNobody && (who.signedIn || who.roles.length > 0)) return unknownCaller(actor, 'Nobody is signed in.');
  if (who.roles.length === 0 || actor.role === null || who.roles.includes(actor.role)) return null;
  const roles = who.roles.map((id) => actor.product.index.roles.get(id)?.label ?? id).join(', ');
  return forbidden(actor, `${roles} may use it, not ${actorLabel(actor)}.`);
}

function unknownCaller({ product }: ActorContext, sentence: string): Refusal {
  const { text, error } = failureOf(product, { kind: 'sign-in', id: 'sign-in', label: 'signed out' });
  return { cause: 'unknown caller', error, troubles: [{ sentence, text, part: null }] };
}

export function forbidden({ product }: ActorContext, sentence: string): Refusal {
  const { text, error } = generalRefusal(product);
  return { cause: 'forbidden', error, troubles: [{ sentence, text, part: null }] };
}

/** What a verdict of the permissions means for a call: a refusal, or a hole while nobody has said. */
export function accessBy(actor: ActorContext, { may, because, question }: Verdict): Access {
  if (may === 'no') return { refusal: forbidden(actor, because), holes: [] };
  return { refusal: null, holes: may === 'unsaid' ? [{ words: because, question }] : [] };
}

const TOKEN = /token|key|authori[sz]ation|secret/iu;

/**
 * The header in which the token of a call stands, and how it is written; null while nobody has said. Where all calls
 * have one, another one of this call is a part of it like any other.
 */
export function tokenHeader({ product }: Pick<ActorContext, 'product'>, { offer }: OfferedCall) {
  const common = inCommon(product).asked.find(({ name, value }) => TOKEN.test(name) || TOKEN.test(value));
  const own = listOf(offer.takes).find(
    ({ where, label, means }) => where === 'header' && (TOKEN.test(label) || TOKEN.test(means)),
  );
  return { name: common?.name ?? own?.label ?? null, example: common?.value ?? '' };
}
