import { knownValue, type Lock, lookOfSourced, type ProtoScreen, questionOf, refusalIn } from '#core/product.ts';
import { Condition } from './condition.tsx';
import { FailureNote } from './failure-note.tsx';
import { Drawn } from './hole.tsx';
import { usePlaying } from './playing.tsx';

/** A screen that somebody may not see or use: the decided words for it, and what was decided to show then. */
export function Refused({ screen, because }: { screen: ProtoScreen; because: string }) {
  const { product } = usePlaying();
  const { refusalWords } = product.model.roles;
  const failure = refusalIn(product);
  const own = screen.screen?.words.get('forbidden');
  return (
    <div className="proto-refused" role="status">
      {refusalWords.is === 'known' ? (
        <p className="m-0">
          <Drawn look={lookOfSourced(refusalWords)} q={questionOf(refusalWords)}>
            {refusalWords.value}
          </Drawn>
        </p>
      ) : failure.text !== null ? (
        <FailureNote failure={failure} />
      ) : (
        !(own && knownValue(own)) && (
          <p className="m-0">
            <Drawn look="guess" q={questionOf(refusalWords)}>
              {because}
            </Drawn>
          </p>
        )
      )}
      <Condition screen={screen} is="forbidden" before={null} />
    </div>
  );
}

/** Why nothing, or only some of it, can be changed now. */
export function Locked({ lock: { because, look, question } }: { lock: Lock }) {
  return (
    <Drawn look={look} q={question} words="what can be changed: a guess">
      <span className="quiet">{because}</span>
    </Drawn>
  );
}
