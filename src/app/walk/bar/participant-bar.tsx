import type { PersonHere } from '#core/room.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../kit/button.tsx';
import { OwnHand, PeoplePart, raiseHand, WhoIsHere } from './people-part.tsx';
import { More, Pop } from './pop.tsx';
import type { BarParts } from './standing.tsx';
import { Standing, useNarrow } from './standing.tsx';
import { Clock } from './timer.tsx';

/** Below this a row holds only what one looks at and the time. */
const NARROW = 720;

/** The bar of those who take part: what is looked at, the time, one’s hand, who is here. */
export function ParticipantBar(parts: BarParts & { readonly me: PersonHere | null }) {
  const { view, workspace, room, follow, dispatchFollow, park, me } = parts;
  const narrow = useNarrow(NARROW);
  const up = me !== null && me.hand !== null;
  useKeys([
    {
      keys: 'h',
      label: up ? 'Put your hand down' : 'Put your hand up',
      group: 'Walk',
      run: () => raiseHand(!up),
      when: () => me !== null,
    },
    {
      keys: 'j',
      label: 'Rejoin the others',
      group: 'Walk',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following || follow.due !== null,
    },
    { keys: 'p', label: 'Park a question', group: 'Walk', run: () => park?.(), when: () => park !== null },
  ]);
  const hand = me && <OwnHand up={up} />;
  const parking = park && (
    <button type="button" className="walk-button" onClick={park}>
      Park a question
    </button>
  );
  return (
    <div className="walk-row">
      <Standing
        follow={follow}
        dispatch={dispatchFollow}
        workspace={workspace}
        by={view.walkthrough.by.name}
      />
      {room?.timer && <Clock timer={room.timer} aloud />}
      {narrow ? (
        <>
          {hand}
          <Pop name="More of the walkthrough" label={<More />}>
            {(close) => (
              <>
                <div className="row">
                  {park && (
                    <Button
                      onClick={() => {
                        close();
                        park();
                      }}
                    >
                      Park a question
                    </Button>
                  )}
                </div>
                {room && <WhoIsHere room={room} workspace={workspace} />}
              </>
            )}
          </Pop>
        </>
      ) : (
        <>
          {parking}
          {hand}
          {room && <PeoplePart room={room} workspace={workspace} />}
        </>
      )}
    </div>
  );
}
