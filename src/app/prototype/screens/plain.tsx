import { addressOf, asFailure, knownValue, landingOf, type ProtoScreen, signingIn } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useGoAs } from '../going.ts';
import { Drawn, Hole, Unplayed } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';

/** Nobody really signs in here: people choose the role to see the product as. */
export function SignInScreen({ screen }: ScreenProps) {
  const { product } = usePlaying();
  const shown = signingIn(product, screen);
  const goAs = useGoAs();
  return (
    <div>
      {shown === undefined ? (
        <p>
          <Hole q="roles.sign-in" words="nobody has said how people sign in" />
        </p>
      ) : (
        <div className="proto-sign-in">
          <Drawn look={shown.method.look} q={shown.method.question}>
            <span className="quiet">Signing in: {shown.method.label}</span>
          </Drawn>
          {shown.typed.map((word) => (
            <Drawn key={word.label} look={word.look} q={word.question}>
              <span className="w-full text-ink-2 rounded px-2.5 py-2 border border-line">{word.label}</span>
            </Drawn>
          ))}
          <Drawn look={shown.button.look} q={shown.button.question}>
            <span className="button still">{shown.button.label}</span>
          </Drawn>
        </div>
      )}
      <p className="quiet">Nobody really signs in here. Go in as</p>
      <div className="row">
        {product.index.roles.all.map(({ id, label }) => (
          <Button key={id} onClick={() => goAs(pathOf(landingOf(product, id)), id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The page that a role sees first; the start of the product while nobody has said which. */
function pathOf(landing: ProtoScreen | undefined): string {
  return landing ? addressOf(landing) : '/';
}

/** A page that says something. No question asks for its text: what was decided about it is there instead. */
export function StaticScreen({ screen: { screen, question, label } }: ScreenProps) {
  if (!screen) return <Hole q={question} words="nobody has said what stands here" />;
  const about = knownValue(screen.about)?.label;
  return (
    <div>
      <p>
        <Unplayed q={question}>
          A page of fixed text, “{label}”{about && `, about: ${about}`}.
        </Unplayed>
      </p>
      <p className="quiet">
        No question asks for its text by itself. Whoever needs it here asks for it with the button Ask.
      </p>
    </div>
  );
}

export function ErrorScreen() {
  const { product } = usePlaying();
  const { catalogue } = product.model.errors;
  const errors = knownValue(catalogue) ?? [];
  if (errors.length === 0) return <Hole q="errors.messages" words="nobody has said what can go wrong" />;
  return (
    <div className="proto-errors grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
      {errors.map((error) => (
        <FailureNote key={error.id} failure={asFailure(error, error.label, catalogue)} />
      ))}
    </div>
  );
}

export function UnknownScreen({ screen }: ScreenProps) {
  return (
    <Drawn look="hole" q={screen.question} words={`nobody has said what kind of screen “${screen.label}” is`}>
      {null}
    </Drawn>
  );
}
