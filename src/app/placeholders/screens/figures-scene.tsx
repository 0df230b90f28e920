import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

const FIGURES = 'screens.charts';
const REPORTS = 'screens.reports';
const LOOKING_BACK = 'screens.looking-back';

/** A chart that goes up whatever happens, a report as thick as a brick, and a drawer from which last year is gone. */
export function FiguresScene() {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <EverGrowing />
      <div className="grid gap-6">
        <Report />
        <Drawer />
      </div>
    </div>
  );
}

const FIRST = [8, 14, 21, 30];
const MOST = 12;

function EverGrowing() {
  const [months, setMonths] = useState(0);
  const isOpen = isUnanswered(useAsking().view(FIGURES));
  const bars = Array.from({ length: MOST }, (_, at) => FIRST[at] ?? 30 + (at - 3) * 5).slice(0, FIRST.length + months);
  const figure = (10 ** Math.min(months + 2, 9)).toLocaleString('en');
  const grow = () => {
    setMonths(Math.min(months + 1, MOST - FIRST.length));
    announce('It has gone up. Of what, and since when, nobody has said.');
  };
  return (
    <section
      className="grid content-start gap-3 p-4 bg-raised border border-line-strong rounded-lg"
      aria-label="A chart that goes up"
    >
      {isOpen && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <b className="voice-3xl max-sm:voice-2xl dashed-b-guess tabular-nums wrap-anywhere">{figure}</b>
            <Button onClick={grow}>One month later</Button>
          </p>
          <svg className="w-full h-44 fill-guess-wash stroke-guess" viewBox="0 0 240 80" aria-hidden="true">
            {bars.map((height, at) => (
              <rect
                x={at * 20 + 2}
                y={78 - height}
                width="15"
                height={height}
                strokeWidth="1"
                strokeDasharray="3 2"
                key={height}
              />
            ))}
            <path className="stroke-ink" d="M0 79h240" />
          </svg>
          <p className="text-sm text-ink-2">Of what, since when, compared with what: there is no room for that.</p>
        </>
      )}
      <SpotCard says="Read off at a glance" q={FIGURES} />
    </section>
  );
}

const SHEETS = Array.from({ length: 12 }, (_, at) => at);

function Report() {
  const isOpen = isUnanswered(useAsking().view(REPORTS));
  return (
    <section className="grid gap-2" aria-label="A thick report">
      {isOpen && (
        <svg className="w-full h-24 fill-sheet stroke-ink-2" viewBox="0 0 240 72" aria-hidden="true">
          {SHEETS.map((at) => (
            <rect x={70 + ((at * 7) % 9)} y={60 - at * 4} width="100" height="4" strokeWidth="1" key={at} />
          ))}
          <path className="stroke-ink fill-none" strokeWidth="2" d="M20 66h200M40 66v6M200 66v6" />
        </svg>
      )}
      <SpotCard says="Drawn up for somebody, and taken out" q={REPORTS} />
    </section>
  );
}

function Drawer() {
  const [isPulled, setPulled] = useState(false);
  const isOpen = isUnanswered(useAsking().view(LOOKING_BACK));
  const pull = () => {
    setPulled(!isPulled);
    if (!isPulled) announce('The drawer is empty. It was there last year.');
  };
  return (
    <SpotCard says="“Where is what I sent last year?”" q={LOOKING_BACK}>
      {isOpen && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-1">
          <Button aria-expanded={isPulled} onClick={pull}>
            {isPulled ? 'Push it back' : 'Pull the drawer'}
          </Button>
          {isPulled && <span className="voice-lg">Empty, and dusty. It was there last year.</span>}
        </p>
      )}
    </SpotCard>
  );
}
