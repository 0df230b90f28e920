import { Link } from 'react-router';
import { inView, isSameAddress, isShowable } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import type { FollowEvent, FollowState } from '../follow/follow.ts';

interface FollowStatusProps {
  readonly follow: FollowState;
  readonly dispatch: (event: FollowEvent) => void;
  readonly by: string;
  /** Whether this person leads, and so may look elsewhere. */
  readonly leads?: boolean;
}

/** What the group looks at, and whether this person follows. */
export function FollowStatus({ follow, dispatch, by, leads = false }: FollowStatusProps) {
  const workspace = useWorkspace();
  const { place, following, pendingPlace } = follow;
  if (place === null)
    return (
      <p className="walk-now flex items-center flex-1 gap-2.5 min-w-0 max-md:gap-2">
        <FollowIcon following />
        <span className="cut truncate min-w-0">
          {leads
            ? 'Nothing is shown yet. “Next” takes everybody to the first stop.'
            : `${by} has not begun yet. You will be taken along.`}
        </span>
      </p>
    );
  const { title, question } = inView(place, workspace);
  if (pendingPlace !== null && follow.typing)
    return (
      <p className="walk-now asks flex items-center flex-1 gap-2.5 min-w-0 max-md:gap-2" role="status">
        <span className="cut truncate min-w-0">
          Everybody has gone on to <em className="not-italic voice-lg">{title}</em>. You follow once you have saved.
        </span>
        <button type="button" className="walk-button main" onClick={() => dispatch({ happened: 'rejoined' })}>
          Go there
        </button>
        <button type="button" className="walk-button" onClick={() => dispatch({ happened: 'stayed' })}>
          Stay
        </button>
      </p>
    );
  return (
    <p
      className="walk-now flex items-center flex-1 gap-2.5 min-w-0 max-md:gap-2"
      data-following={following}
      data-leads={leads || undefined}
    >
      <FollowIcon following={following} />
      {!following && (
        <>
          {!leads && <span className="flex-none font-semibold">You look elsewhere.</span>}
          {!(leads && !isShowable(follow.at)) && (
            <button
              type="button"
              className={leads ? 'walk-button' : 'walk-button main'}
              onClick={() => dispatch({ happened: 'rejoined' })}
            >
              Rejoin
            </button>
          )}
        </>
      )}
      <span className="cut truncate min-w-0">
        {!following && 'All are at '}
        <b>{title}</b>
        {question && (
          <span className="walk-question">
            {' · '}
            <em className="not-italic voice-lg">{question.question.ask}</em>
          </span>
        )}
      </span>
      {following && !isSameAddress(follow.at, place) && (
        <Button look="plain" onClick={() => dispatch({ happened: 'rejoined' })}>
          Back to the question
        </Button>
      )}
      {follow.unsavedAt !== null && (
        <Link className="walk-left flex-none text-guess max-md:flex-[0_1_auto]" to={follow.unsavedAt}>
          Unsaved words wait at {inView(follow.unsavedAt, workspace).title}
        </Link>
      )}
    </p>
  );
}

/** Icon for following or not; the text next to it says the same. */
function FollowIcon({ following }: { following: boolean }) {
  const look = following ? 'border-decided bg-decided' : 'border-dashed border-pen';
  return (
    <>
      <i className={`flex-none w-3 h-3 rounded-[50%] border-2 ${look}`} aria-hidden="true" />
      <span className="unseen">{following ? 'You follow. ' : ''}</span>
    </>
  );
}
