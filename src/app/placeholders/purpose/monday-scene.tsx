import { knownValue, type Measure } from '#core/product.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { barShares } from './bar-shares.ts';
import { LastCaseStory } from './last-case-story.tsx';
import { ListedSection } from './listed-section.tsx';
import { NotBuiltScenario } from './not-built-scenario.tsx';

/** What goes on without it: next Monday, the last time it happened, what does the work today, and what should move. */
export function MondayScene({ product }: SceneProps) {
  const { replaces, measures } = product.model.purpose;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 @wide:grid-cols-2">
      <div className="grid gap-6">
        <LastCaseStory product={product} />
        <NotBuiltScenario />
      </div>
      <div className="grid gap-6">
        <ListedSection head="In its place today" q="purpose.replaces" held={replaces}>
          {(one) => (
            <>
              {knownValue(one.fate) === 'goes' ? <s>{one.label}</s> : <b className="font-semibold">{one.label}</b>}{' '}
              <small className="text-ink-2">
                {knownValue(one.fate) ?? <span className="void">goes or stays?</span>}
                {knownValue(one.owns) && `, true in it: ${knownValue(one.owns)}`}
              </small>
            </>
          )}
        </ListedSection>
        <ListedSection head="It has worked when …" q="purpose.measure" held={measures}>
          {(measure) => <MeasureBars measure={measure} />}
        </ListedSection>
      </div>
    </div>
  );
}

/** A measure of success as bars: today’s value and the target, to scale. */
function MeasureBars({ measure }: { readonly measure: Measure }) {
  const from = knownValue(measure.from) ?? '';
  const to = knownValue(measure.to) ?? '';
  const by = knownValue(measure.by);
  const [now, then] = barShares(from, to);
  return (
    <div>
      <b className="voice-lg font-semibold">{measure.label}</b>
      <MeasureBar says="today" value={from} share={now} ink="bg-ink" />
      <MeasureBar says={by ? `by ${by}` : 'one day'} value={to} share={then} ink="bg-decided" />
    </div>
  );
}

interface MeasureBarProps {
  readonly says: string;
  readonly value: string;
  readonly share: number;
  readonly ink: string;
}

function MeasureBar({ says, value, share, ink }: MeasureBarProps) {
  return (
    <p
      className="grid grid-cols-[104px_minmax(0,1fr)_auto] max-sm:grid-cols-[76px_minmax(0,1fr)_auto]
        items-center gap-3 mt-1.5 wrap-anywhere"
    >
      <small className="text-ink-2">{says}</small>
      <span
        className={`purpose-bar-drawn w-[max(2px,var(--purpose-share))] h-5 ${ink}`}
        style={{ '--purpose-share': `${share * 100}%` }}
        aria-hidden="true"
      />
      <span>{value === '' ? <span className="void">nobody has said</span> : value}</span>
    </p>
  );
}
