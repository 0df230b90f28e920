import { CALLS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { settledValue } from '../known/known-value.ts';
import { isAmount } from '../known/value-forms.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Aftermath } from './aftermath.tsx';
import { Clock } from './clock.tsx';
import { playedWait } from './exchange.ts';
import { Moments } from './moments.tsx';
import { useExchange } from './use-exchange.ts';
import { Way } from './way.tsx';

const SHOWN = [
  'calls.systems',
  'calls.exchanges',
  'calls.waiting',
  'calls.failure',
  'calls.repeat',
  'calls.authority',
  'calls.inbound',
  'calls.identity',
  'calls.in-background',
  'calls.give-up',
  'calls.stays-inside',
  'calls.quota',
];

/** Nothing known: Save sends an envelope to nobody and one waits, for real. */
export function Unnamed({ view }: PlaceholderProps) {
  const decided = settledValue(useAsking().view('calls.waiting'));
  const wait = playedWait(isAmount(decided) ? decided : undefined);
  const exchange = useExchange(wait);
  return (
    <Guesses of={CALLS.questions}>
      <h1>Who answers when somebody presses Save?</h1>
      <p className="lead">
        The specification does not say. So Save sends an envelope to a system nobody has named. Press it, and
        sit through the wait.
      </p>
      <Stage
        view={view}
        label="Placeholder: one save and the wait for an answer"
        address={<UnknownAddress after="/save" />}
      >
        <div className="calls">
          <Way exchange={exchange} wait={wait} />
          <Clock exchange={exchange} wait={wait} />
          {exchange.now.phase === 'over' && <Aftermath over={exchange.now} again={exchange.reset} />}
          <Moments now={exchange.now} wait={wait} />
        </div>
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}
