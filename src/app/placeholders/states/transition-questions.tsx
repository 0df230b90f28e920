import { type ReactNode, useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/slider.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { HeadedSection } from '../pieces/headed-section.tsx';
import type { LifecycleQuestions } from './use-lifecycle-questions.ts';

const QUESTION_BOX = `grid justify-items-start content-start gap-3 min-w-0 pt-3 border-t border-t-line-strong
  [&>h2]:m-0 [&>.spot:has(.shape-sheet)]:w-full`;

/** The questions around transitions: inactivity, conflicts, effects, cascades, reversal. */
export function TransitionQuestions({ leaves: { q }, quiet }: { leaves: LifecycleQuestions; quiet: ReactNode }) {
  const { view } = useAsking();
  const isLeafOpen = (leaf: 'conflict' | 'effects' | 'cascade') => isUnanswered(view(q(leaf)));
  return (
    <div className="grid grid-fit-250 gap-6">
      <HeadedSection className={QUESTION_BOX} head="Nobody clicks">
        {quiet}
        <Spot q={q('idle')} />
      </HeadedSection>
      <HeadedSection className={QUESTION_BOX} head="Two people click at once">
        {isLeafOpen('conflict') && <ConflictDemo />}
        <Spot q={q('conflict')} />
      </HeadedSection>
      <HeadedSection className={QUESTION_BOX} head="At that very moment">
        {isLeafOpen('effects') && (
          <p className="voice-lg text-ink-2">
            <span aria-hidden="true">♪ </span>It moved. Who else has to know?
          </p>
        )}
        <Spot q={q('effects')} />
      </HeadedSection>
      <HeadedSection className={QUESTION_BOX} head="And its parts?">
        {isLeafOpen('cascade') && (
          <p className="flex flex-wrap gap-2">
            {['part 1', 'part 2', 'part 3'].map((part) => (
              <span className="px-3 py-1 border border-dashed border-ink-2 rounded-sm text-sm" key={part}>
                {part}
              </span>
            ))}
          </p>
        )}
        <Spot q={q('cascade')} as="whole" />
      </HeadedSection>
      <HeadedSection className={`${QUESTION_BOX} col-span-full`} head="And back again?">
        <Spot q={q('reversal')} />
        <Spot q={q('reversal-time')} />
      </HeadedSection>
    </div>
  );
}

interface TimeSliderProps {
  readonly stops: readonly string[];
  readonly begin: number;
  readonly words: string;
  readonly children: (stop: number) => ReactNode;
}

/** A slider for time that passes without a click. */
export function TimeSlider({ stops, begin, words, children }: TimeSliderProps) {
  const id = useId();
  const [at, setAt] = useState(begin);
  const duration = stops[at] ?? '';
  return (
    <div className="states-wait grid gap-1 w-full text-sm">
      <label htmlFor={id}>
        <b>{duration}</b> {words}
      </label>
      <Slider className="w-full min-h-9" id={id} max={stops.length - 1} value={at} says={duration} onChange={setAt} />
      <output className="grid gap-0.5 voice-lg text-ink-2" htmlFor={id}>
        {children(at)}
      </output>
    </div>
  );
}

const WAIT_TIMES = ['1 minute', '1 hour', '1 day', '30 days', '1 year', '10 years', '100 years'];

/** A time slider for a record to which nothing happens by itself. */
export function IdleYears({ where }: { where: string }) {
  return (
    <TimeSlider stops={WAIT_TIMES} begin={3} words="pass and nobody clicks">
      {() => `Still ${where}. Nobody was told.`}
    </TimeSlider>
  );
}

function ConflictDemo() {
  const [pressed, setPressed] = useState(0);
  const press = () => {
    setPressed(pressed + 1);
    announce('Ana reads: Saved. Ben reads: Saved. One of them is wrong.');
  };
  return (
    <>
      <Button onClick={press}>Ana and Ben both press Save</Button>
      {pressed > 0 && (
        <p className="voice-lg text-ink-2">
          Ana reads “Saved”. Ben reads “Saved”. One of them is wrong{pressed > 2 ? ', still' : ''}.
        </p>
      )}
    </>
  );
}
