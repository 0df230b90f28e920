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
import { useHref } from './going.ts';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

const WHEN: Readonly<Record<ScreenCondition, string>> = {
  empty: 'there is nothing',
  loading: 'it is still loading',
  partial: 'only half of it is there',
  failed: 'it is broken',
  forbidden: 'one may not see it',
};

interface ConditionProps {
  readonly screen: ProtoScreen;
  readonly is: ScreenCondition;
  readonly before: ReactNode;
}

/** A screen in one of the five states that are always forgotten: what was decided to show then. */
export function Condition({ screen, is, before }: ConditionProps) {
  const held = screen.screen?.conditions.get(is);
  const shows = held && knownValue(held);
  if (shows === 'what was there before') {
    return (
      <>
        <p className="m-0 mb-4 text-ink-2 text-14" role="status" data-condition={is}>
          When {WHEN[is]}: what was there before
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
      {held && shows !== undefined ? (
        <Shown screen={screen} is={is} held={held} shows={shows} />
      ) : (
        <Hole q="screens.conditions" words={`nobody has said what shows when ${WHEN[is]}`} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly screen: ProtoScreen;
  readonly is: ScreenCondition;
  readonly held: Sourced<string>;
  readonly shows: string;
}

function Shown({ screen, is, held, shows }: ShownProps) {
  switch (shows) {
    case 'a message':
      return <Words screen={screen} is={is} />;
    case 'a message and a button':
      return (
        <>
          <Words screen={screen} is={is} />
          <FirstStep screen={screen} />
        </>
      );
    case 'a blank page':
      return <p className="text-ink-2 min-h-40">a blank page</p>;
    case 'another screen':
      return <Elsewhere q={questionOf(held)} />;
    case 'cannot happen':
      return <p className="quiet m-0">It was decided that this cannot happen here.</p>;
    default:
      return <p className="m-0">{shows}</p>;
  }
}

function Words({ screen: { screen }, is }: Pick<ShownProps, 'screen' | 'is'>) {
  const words = screen?.words.get(is);
  const said = words && knownValue(words);
  return (
    <p className="voice-18/[1.5]">
      {said || (
        <Hole
          q={words ? questionOf(words) : 'screens.conditions'}
          words={`a message when ${WHEN[is]}: in which words?`}
        />
      )}
    </p>
  );
}

function FirstStep({ screen: { screen } }: Pick<ShownProps, 'screen'>) {
  const step = screen && knownValue(screen.firstStep);
  if (step) return <span className="button cursor-default">{step}</span>;
  return <Hole q={screen ? questionOf(screen.firstStep) : 'screens.conditions'} words="a button: to do what?" />;
}

/** Which other screen is shown was not asked: taking the one for what goes wrong is a guess. */
function Elsewhere({ q }: { q: string }) {
  const { screens } = usePlaying();
  const href = useHref();
  const error = screens.find(({ kind }) => kind === 'error');
  if (!error) return <Hole q={q} words="another screen: which one?" />;
  return (
    <Drawn look="guess" q={q} words={`another screen, perhaps “${error.label}”`}>
      <span>
        Another screen, perhaps <Link to={href(addressOf(error))}>{error.label}</Link>
      </span>
    </Drawn>
  );
}
