import { knownValue, type Measure } from '#core/product.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { ListedSection, SpotCard } from '../pieces/spot-card.tsx';
import { LastCaseStory } from './last-case.tsx';
import { NotBuiltScenario } from './not-built-scenario.tsx';

/** What goes on without it: next Monday, the last time it happened, what does the work today, and what should move. */
export function MondayScene({ product }: SceneProps) {
  const { replaces, measures } = product.model.purpose;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 @wide:grid-cols-2">
      <div className="grid gap-6">
        <LastCaseStory product={product} />
        <NotBuiltScenario />
        <SpotCard says="Built, and after a week they have gone back to the old way, because" q="purpose.quitting" />
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

function MeasureBar({ says, value, share, ink }: { says: string; value: string; share: number; ink: string }) {
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

/** Lengths of two bars as shares of the longer one; both 1 if one has no number. */
export function barShares(from: string, to: string): readonly [number, number] {
  const [one, other] = [numberIn(from), numberIn(to)];
  if (one === undefined || other === undefined) return [1, 1];
  const larger = Math.max(one, other);
  return larger === 0 ? [1, 1] : [one / larger, other / larger];
}

/** The first number in a text; “none” counts as 0. */
function numberIn(words: string): number | undefined {
  if (/^\s*(?:none|no|nothing|zero)\b/i.test(words)) return 0;
  const digits = /\d+(?:[  ’']\d{3})*(?:[.,]\d+)?/u.exec(words)?.[0];
  if (digits === undefined) return undefined;
  const parsed = Number(digits.replace(/[  ’']/gu, '').replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : undefined;
}
