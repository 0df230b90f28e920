import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type QuestionView,
  type Speaker,
  settledValue,
  type UsualOffer,
  usualAssumed,
  usualOffers,
  valueSummary,
  withCount,
} from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';
import { assume, inTurn } from './assume.ts';
import { settle } from './decide.ts';

/** What is usual for this kind of product: taken at once as assumptions, confirmed or given back in the same way. */
export function UsualAnswers() {
  const workspace = useWorkspace();
  const { decide } = usePermissions();
  const offers = usualOffers(workspace);
  const assumed = usualAssumed(workspace);
  if (!decide || offers.length + assumed.length === 0) return null;
  return (
    <section className="grid gap-2 my-4" aria-label="What is usual">
      {offers.length > 0 && <Offered offers={offers} />}
      {assumed.length > 0 && <Assumed assumed={assumed} />}
    </section>
  );
}

function Offered({ offers }: { offers: readonly UsualOffer[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const command = useCommand('who assumes it');
  const taken = offers.filter(({ view }) => !left.has(view.question.id));
  const kinds = [...new Set(offers.map(({ usual }) => usual.kind))];
  return (
    <FoldedForm says={`${withCount(offers.length, 'usual answer')} for “${kinds.join(', ')}”`} command={command}>
      <ul className="my-2">
        {offers.map(({ view, value, usual }) => (
          <li key={view.question.id}>
            <label className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 border-t-1 border-line">
              <input
                type="checkbox"
                className="mt-1"
                checked={!left.has(view.question.id)}
                onChange={() => setLeft(toggled(left, view.question.id))}
              />
              <span>
                {view.question.ask} <b className="font-semibold">{valueSummary(value, view.question.shape)}</b>
                <small className="block text-ink-2">
                  Usual, because {usual.because} ({usual.source})
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button
          look="main"
          disabled={command.busy || taken.length === 0}
          onClick={() => void command.sendSigned((by) => inTurn(taken, (one) => assume(one, by)))}
        >
          Assume {taken.length === offers.length ? `these ${taken.length}` : `${taken.length} of them`}
        </Button>
        <span className="quiet">Each is marked as assumed until somebody who knows has confirmed it.</span>
      </p>
    </FoldedForm>
  );
}

interface FoldedFormProps {
  readonly says: string;
  readonly command: ReturnType<typeof useCommand>;
  readonly look?: 'assumed';
  readonly children: ReactNode;
}

/** A line that opens to a form of buttons, each of which sends. */
function FoldedForm({ says, command, look, children }: FoldedFormProps) {
  return (
    <details className="border border-line rounded-lg bg-sheet px-4 py-2" data-look={look}>
      <summary className="list-item py-1">{says}</summary>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        {children}
        {command.fields}
        {command.problem}
      </form>
    </details>
  );
}

function Assumed({ assumed }: { assumed: readonly QuestionView[] }) {
  const command = useCommand('who says so');
  return (
    <FoldedForm says={`${withCount(assumed.length, 'usual answer')} assumed`} command={command} look="assumed">
      <ul className="my-2">
        {assumed.map(({ question, decision }) => {
          const value = settledValue({ decision });
          return (
            <li key={question.id} className="py-2 border-t-1 border-line">
              <Link to={`/questions/${question.id}`}>{question.ask}</Link>{' '}
              {value !== undefined && <b className="font-semibold">{valueSummary(value, question.shape)}</b>}
            </li>
          );
        })}
      </ul>
      <p className="row">
        <Button
          disabled={command.busy}
          onClick={() => void command.sendSigned((by) => inTurn(assumed, (view) => confirm(view, by)))}
        >
          Confirm all {assumed.length}
        </Button>
        <Button
          look="plain"
          disabled={command.busy}
          onClick={() => void command.sendSigned((by) => inTurn(assumed, (view) => giveBack(view, by)))}
        >
          Give all back
        </Button>
      </p>
    </FoldedForm>
  );
}

async function confirm(view: QuestionView, by: Speaker): Promise<CommandResult | null> {
  const value = settledValue(view);
  return value === undefined ? null : settle(view, { by }, { outcome: 'decided', value });
}

function giveBack(view: QuestionView, by: Speaker): Promise<CommandResult> {
  return settle(view, { by }, { outcome: 'withdrawn', reason: 'Not taken as usual after all.' });
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
