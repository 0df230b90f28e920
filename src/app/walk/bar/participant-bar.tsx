import type { PersonHere } from '#core/room.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../kit/button.tsx';
import { usePresence } from '../../session/presence-store.ts';
import { OwnHand, PeoplePart, raiseHand, WhoIsHere } from './people-part.tsx';
import { More, Pop } from './pop.tsx';
import { type BarParts, Standing, useNarrow } from './standing.tsx';
import { Clock } from './timer.tsx';

/** Below this a row holds only what one looks at and the time. */
const NARROW = 720;

/** The bar of those who take part: what is looked at, the time, one’s hand, who is here. */
export function ParticipantBar(parts: BarParts & { readonly me: PersonHere | null }) {
  const { view, follow, dispatchFollow, park, me } = parts;
  const timer = usePresence()?.timer;
  const narrow = useNarrow(NARROW);
  const up = me !== null && me.hand !== null;
  useKeys('Walk', [
    {
      keys: 'h',
      label: up ? 'Put your hand down' : 'Put your hand up',
      run: () => raiseHand(!up),
      when: () => me !== null,
    },
    {
      keys: 'j',
      label: 'Rejoin the others',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following || follow.due !== null,
    },
    { keys: 'p', label: 'Park a question', run: () => park?.(), when: () => park !== null },
  ]);
  const hand = me && <OwnHand up={up} />;
  return (
    <div className="walk-row flex items-center gap-2 min-w-0">
      <Standing follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} />
      {timer && <Clock timer={timer} aloud />}
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
                <WhoIsHere />
              </>
            )}
          </Pop>
        </>
      ) : (
        <>
          {park && (
            <button type="button" className="walk-button" onClick={park}>
              Park a question
            </button>
          )}
          {hand}
          <PeoplePart />
        </>
      )}
    </div>
  );
}
