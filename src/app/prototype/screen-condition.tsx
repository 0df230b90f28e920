import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  knownValue,
  type ProtoScreen,
  questionOf,
  type ScreenCondition,
  type Sourced,
} from '#core/product.ts';
import { Hole, WithLook } from './hole.tsx';
import { useHref } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

const CONDITION_WORDS: Readonly<Record<ScreenCondition, string>> = {
  empty: 'there is nothing',
  loading: 'it is still loading',
  partial: 'only half of it is there',
  failed: 'it is broken',
  forbidden: 'one may not see it',
};

interface ScreenConditionProps {
  readonly screen: ProtoScreen;
  readonly is: ScreenCondition;
  readonly before: ReactNode;
}

/** What was decided to show while a screen is empty, loading, partial, failed or forbidden. */
export function ScreenConditionView({ screen, is, before }: ScreenConditionProps) {
  const decided = screen.screen?.conditions.get(is);
  const shows = decided && knownValue(decided);
  if (shows === 'what was there before') {
    return (
      <>
        <p className="m-0 mb-4 text-ink-2 text-sm" role="status" data-condition={is}>
          When {CONDITION_WORDS[is]}: what was there before
        </p>
        {before}
      </>
    );
  }
  return (
    <div
      className="px-4 py-2 border-l-3 border-l-line-strong grid justify-items-start gap-3"
      role="status"
      data-condition={is}
    >
      {decided && shows !== undefined ? (
        <ConditionContent screen={screen} is={is} sourced={decided} shows={shows} />
      ) : (
        <Hole q="screens.conditions" words={`nobody has said what shows when ${CONDITION_WORDS[is]}`} />
      )}
    </div>
  );
}

interface ConditionContentProps {
  readonly screen: ProtoScreen;
  readonly is: ScreenCondition;
  readonly sourced: Sourced<string>;
  readonly shows: string;
}

function ConditionContent({ screen, is, sourced, shows }: ConditionContentProps) {
  switch (shows) {
    case 'a message':
      return <ConditionMessage screen={screen} is={is} />;
    case 'a message and a button':
      return (
        <>
          <ConditionMessage screen={screen} is={is} />
          <FirstStepButton screen={screen} />
        </>
      );
    case 'a blank page':
      return <p className="text-ink-2 min-h-40">a blank page</p>;
    case 'another screen':
      return <OtherScreenLink q={questionOf(sourced)} />;
    case 'cannot happen':
      return <p className="quiet m-0">It was decided that this cannot happen here.</p>;
    default:
      return <p className="m-0">{shows}</p>;
  }
}

function ConditionMessage({ screen: { screen }, is }: Pick<ConditionContentProps, 'screen' | 'is'>) {
  const sourcedText = screen?.words.get(is);
  const text = sourcedText && knownValue(sourcedText);
  return (
    <p className="voice-lg">
      {text || (
        <Hole
          q={sourcedText ? questionOf(sourcedText) : 'screens.conditions'}
          words={`a message when ${CONDITION_WORDS[is]}: in which words?`}
        />
      )}
    </p>
  );
}

function FirstStepButton({ screen: { screen } }: Pick<ConditionContentProps, 'screen'>) {
  const step = screen && knownValue(screen.firstStep);
  if (step) return <span className="button cursor-default">{step}</span>;
  return <Hole q={screen ? questionOf(screen.firstStep) : 'screens.conditions'} words="a button: to do what?" />;
}

/** No question asks which other screen; the error screen is taken, as a guess. */
function OtherScreenLink({ q }: { q: string }) {
  const { screens } = usePrototype();
  const href = useHref();
  const errorScreen = screens.find(({ kind }) => kind === 'error');
  if (!errorScreen) return <Hole q={q} words="another screen: which one?" />;
  return (
    <WithLook look="guess" q={q} words={`another screen, perhaps “${errorScreen.label}”`}>
      <span>
        Another screen, perhaps <Link to={href(addressOf(errorScreen))}>{errorScreen.label}</Link>
      </span>
    </WithLook>
  );
}
