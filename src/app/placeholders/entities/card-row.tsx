import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';

/** A button to try, the text it shows, and the question that it leads to. */
interface Trial {
  readonly press: string;
  readonly shows: string;
  readonly ask: string;
  readonly onTry?: (tried: boolean) => void;
  readonly onPick?: (option: string) => void;
}

/** A button that shows what happens while the question is unanswered; the option picked goes into the answer. */
function TrialButton({ q, press, shows, ask, onTry, onPick }: Trial & { readonly q: string }) {
  const [tried, setTried] = useState(false);
  const body = useId();
  const view = useAsking().view(q);
  if (view?.question.shape.shape !== 'choice' || !isUnanswered(view)) return null;
  return (
    <div>
      <Button
        aria-expanded={tried}
        aria-controls={body}
        onClick={() => {
          setTried(!tried);
          onTry?.(!tried);
          if (!tried) announce(shows);
        }}
      >
        {press}
      </Button>
      <div id={body} hidden={!tried} className="px-4 py-3 mt-3 bg-pen-wash border-l-3 border-l-pen">
        <p className="mb-2 voice-lg">{shows}</p>
        <p className="mb-2 voice-lg font-semibold">{ask}</p>
        <ChoiceButtons q={q} onPick={onPick} />
      </div>
    </div>
  );
}

interface CardRowProps extends ComponentProps<typeof Spot> {
  readonly of: string;
  readonly trial?: Trial;
  readonly children?: ReactNode;
}

export function CardRow({ of, trial, children, ...spot }: CardRowProps) {
  return (
    <div className="grid cols-148 gap-3 py-3 border-b-1 border-line max-md:grid-cols-1 max-md:gap-0">
      <dt className="text-ink-2 text-sm leading-[26px]">{of}</dt>
      <dd className="grid gap-3 min-w-0">
        <Spot className="flex! justify-between" {...spot} />
        {trial && <TrialButton q={spot.q} {...trial} />}
        {children}
      </dd>
    </div>
  );
}

const RETENTION_TRIAL = {
  press: 'Nobody needs it any more',
  shows: 'It stays where it is, at the top of the list.',
  ask: 'What should have become of it?',
};

/** The text below the card after each retention option, by id. */
const END_WORDS: Readonly<Record<string, string>> = {
  keep: 'It stays at the top of the list for ever.',
  archive: 'Put away: out of the daily list, still to be found.',
  anonymise: 'The names are gone, the rest stays.',
  delete: 'Gone. Somebody will phone about it.',
};

interface RetentionRowProps {
  readonly end: string;
  readonly setEnd: (end: string) => void;
  readonly q?: string;
  readonly time?: string;
}

/** The row on retention. Picking an option is played on the card. */
export function RetentionRow({
  end,
  setEnd,
  q = 'entities.retention',
  time = 'entities.retention-time',
}: RetentionRowProps) {
  return (
    <CardRow of="When it is gone" q={q}>
      <Spot className="flex! justify-between" q={time} />
      <TrialButton q={q} {...RETENTION_TRIAL} onPick={setEnd} />
      {Object.hasOwn(END_WORDS, end) && (
        <p className="text-sm">
          {END_WORDS[end]}{' '}
          <Button look="plain" onClick={() => setEnd('')}>
            Put it back
          </Button>
        </p>
      )}
    </CardRow>
  );
}
