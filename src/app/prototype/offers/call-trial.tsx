import { type FormEvent, useMemo, useState } from 'react';
import {
  answerCall,
  answerToFailure,
  type CallAnswer,
  type CallRequest,
  curlLine,
  knownValue,
  lookOfSourced,
  type OfferedCall,
  questionOf,
  sampleRequest,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { Hole, WithLook } from '../hole.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { useAction } from '../use-action.ts';
import { AnswerView } from './answer-view.tsx';
import { RequestFields } from './request-fields.tsx';

/** When each role has called, for as long as the page is open. */
const callsBy = new Map<string | null, readonly number[]>();

/** One call: what is sent, and what comes back when it is. */
export function CallTrial({ call }: { call: OfferedCall }) {
  const { actor } = usePrototype();
  const { status, carryOut, dismiss } = useAction();
  const sample = useMemo(() => sampleRequest(actor, call), [actor, call]);
  const [typed, setTyped] = useState<CallRequest | null>(null);
  const [answer, setAnswer] = useState<CallAnswer | null>(null);
  const request = typed ?? sample;
  const { offer } = call;
  const who = knownValue(offer.who);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTyped(request);
    setAnswer(null);
    dismiss();
    const at = Date.now();
    const made = callsBy.get(actor.role) ?? [];
    const found = answerCall(actor, call, request, { freshId: crypto.randomUUID().slice(0, 8), made, at });
    callsBy.set(actor.role, [...made, at]);
    if (found.world && !(await carryOut(found.world, offer.label))) return announce('It failed; nothing was changed.');
    setAnswer(found);
    announce(found.status === null ? 'Nobody has said what is answered.' : `Answered with ${found.status}.`);
  };
  const shown = status.is === 'failed' ? answerToFailure(actor, call, status.failure) : answer;
  const curl = curlLine(actor, call, request);
  return (
    <section className="grid grid-cols-1 content-start gap-5 min-w-0" aria-label={offer.label}>
      <header className="grid gap-2">
        <h2 className="m-0 wrap-anywhere">
          <bdi>{offer.label}</bdi>
        </h2>
        <CallAddress call={call} />
        <p className="m-0 ui-sm">
          {who === undefined ? (
            <Hole q={questionOf(offer.who)} words="nobody has said who may use it" />
          ) : (
            <WithLook look={lookOfSourced(offer.who)} q={questionOf(offer.who)}>
              Who may: <bdi>{who}</bdi>
            </WithLook>
          )}
        </p>
      </header>
      <form className="grid grid-cols-1 gap-5" onSubmit={send} aria-label="Request">
        <RequestFields call={call} request={request} onChange={setTyped} />
        <div className="row">
          <button type="submit" className="button main" disabled={status.is === 'waiting'}>
            {status.is === 'waiting' ? `${status.label} …` : 'Send'}
          </button>
          {typed && (
            <Button
              onClick={() => {
                setTyped(null);
                setAnswer(null);
              }}
            >
              As at first
            </Button>
          )}
        </div>
      </form>
      {shown && <AnswerView answer={shown} notes={status.is === 'told' ? status.notes : []} />}
      <div className="grid grid-cols-1 gap-1">
        <div className="row items-baseline justify-between">
          <h3 className="m-0">On a terminal</h3>
          <Button onClick={() => void copyText(curl)}>Copy</Button>
        </div>
        <code className="block p-3 mono-sm bg-paper border-1 border-line rounded wrap-anywhere">{curl}</code>
      </div>
    </section>
  );
}

/** The method and the address of a call, or what nobody has said of them. */
function CallAddress({ call }: { call: OfferedCall }) {
  const { method, path, offer } = call;
  return (
    <p className="m-0 flex flex-wrap items-baseline gap-2 mono-sm wrap-anywhere">
      {method === null ? (
        <Hole q={questionOf(offer.method)} words="nobody has said by which method" />
      ) : (
        <b className="font-semibold">{method}</b>
      )}
      {path === null ? (
        <Hole q={questionOf(offer.path)} words="nobody has said at which address" />
      ) : (
        <WithLook look={lookOfSourced(offer.path)} q={questionOf(offer.path)}>
          {path}
        </WithLook>
      )}
    </p>
  );
}
