import { Link } from 'react-router';
import { type Assumed, assumptionsIn, valueSummary, withCount } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { FOLDED, LazyDisclosure } from '../kit/disclosure.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { usePermissions } from '../session/session.ts';
import { signedLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { confirmed, givenBack } from './assume.ts';
import { settleAll, settleOne } from './decide.ts';

/** Everything that is assumed, with why and by whom; confirmed or given back one by one or together. */
export function Assumptions({ isFolded = false }: { isFolded?: boolean }) {
  const { decide } = usePermissions();
  const assumed = assumptionsIn(useWorkspace());
  const command = useCommand('who says so');
  if (assumed.length === 0) return null;
  const list = (
    <>
      <ul className={`my-2 ${isFolded ? 'max-h-[50vh] overflow-auto pr-2' : ''}`}>
        {assumed.map((one) => (
          <AssumptionRow key={one.view.question.id} assumed={one} />
        ))}
      </ul>
      {decide && (
        <p className="row print:hidden">
          <Button
            disabled={command.busy}
            onClick={() => void command.sendSigned((by) => settleAll(assumed.map(confirmed), by))}
          >
            Confirm all {assumed.length}
          </Button>
          <Button
            look="plain"
            disabled={command.busy}
            onClick={() => void command.sendSigned((by) => settleAll(assumed.map(givenBack), by))}
          >
            Give all back
          </Button>
        </p>
      )}
      {command.fields}
      {command.problem}
    </>
  );
  return isFolded ? (
    <LazyDisclosure className={FOLDED} data-look="assumed" summary={`${withCount(assumed.length, 'answer')} assumed`}>
      {list}
    </LazyDisclosure>
  ) : (
    list
  );
}

function AssumptionRow({ assumed }: { assumed: Assumed }) {
  const { view, result, decision } = assumed;
  const { decide } = usePermissions();
  const command = useCommand('who says so');
  const { question } = view;
  const words =
    result.outcome === 'assumed' ? valueSummary(result.value, question.shape) : `Doesn’t apply: ${result.reason}`;
  return (
    <li className="py-2 border-t-1 border-line wrap-anywhere">
      <Link to={`/questions/${question.id}`}>{question.ask}</Link> <b className="font-semibold">{words}</b>
      <small className="block text-ink-2">
        {result.usual && `Usual, because ${result.usual.because} (${result.usual.source}). `}
        {signedLine(decision)} · <Timestamp at={decision.at} />
        {decide && (
          <span className="print:hidden">
            {' · '}
            <Button
              look="plain"
              disabled={command.busy}
              onClick={() => void command.sendSigned((by) => settleOne(confirmed(assumed), by))}
            >
              Confirm<span className="unseen"> “{words}”</span>
            </Button>{' '}
            <Button
              look="plain"
              disabled={command.busy}
              onClick={() => void command.sendSigned((by) => settleOne(givenBack(assumed), by))}
            >
              Give back<span className="unseen"> “{words}”</span>
            </Button>
          </span>
        )}
      </small>
      {command.fields}
      {command.problem}
    </li>
  );
}
