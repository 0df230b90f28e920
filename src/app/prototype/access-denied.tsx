import {
  type EditLock,
  generalRefusal,
  knownValue,
  lookOfSourced,
  type ProtoScreen,
  questionOf,
} from '#core/product.ts';
import { FailureNote } from './failure-note.tsx';
import { WithLook } from './hole.tsx';
import { usePrototype } from './prototype-context.tsx';
import { ScreenConditionView } from './screen-condition.tsx';

/** Shown instead of a screen that the role may not see or use: the decided text, and the decided content. */
export function AccessDenied({ screen, because }: { screen: ProtoScreen; because: string }) {
  const { product } = usePrototype();
  const { refusalWords } = product.model.roles;
  const failure = generalRefusal(product);
  const ownWords = screen.screen?.words.get('forbidden');
  return (
    <div className="proto-refused" role="status">
      {refusalWords.is === 'known' ? (
        <p className="m-0">
          <WithLook look={lookOfSourced(refusalWords)} q={questionOf(refusalWords)}>
            {refusalWords.value}
          </WithLook>
        </p>
      ) : failure.text !== null ? (
        <FailureNote failure={failure} />
      ) : (
        !(ownWords && knownValue(ownWords)) && (
          <p className="m-0">
            <WithLook look="guess" q={questionOf(refusalWords)}>
              {because}
            </WithLook>
          </p>
        )
      )}
      <ScreenConditionView screen={screen} is="forbidden" before={null} />
    </div>
  );
}

/** Why all or some of a record cannot be edited now. */
export function EditLockNote({ lock: { because, look, question } }: { lock: EditLock }) {
  return (
    <WithLook look={look} q={question} words="what can be changed: a guess">
      <span className="quiet">{because}</span>
    </WithLook>
  );
}
