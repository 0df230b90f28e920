import { asFailure, heldValue } from '#core/product.ts';
import { FailureNote } from '../failure-note.tsx';
import { useSearchChange } from '../going.ts';
import { Drawn, Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';

const WAYS_IN: ReadonlyMap<string, string> = new Map([
  ['company', 'Go on with your account at work'],
  ['password', 'Name and password'],
  ['two-steps', 'Password, then a code'],
  ['mail-link', 'Mail me a link'],
  ['badge', 'Hold your badge to the reader'],
  ['none', 'Just go in'],
]);

/** Where one shows who one is: nobody really signs in here, one chooses the role to look as. */
export function SignInScreen() {
  const { product } = usePlaying();
  const change = useSearchChange();
  const { signIn } = product.model.roles;
  const way = heldValue(signIn);
  return (
    <div className="proto-plain">
      <p>
        {way === undefined ? (
          <Hole q="roles.sign-in" words="nobody has said how people sign in" />
        ) : (
          (WAYS_IN.get(way) ?? way)
        )}
      </p>
      <div className="row">
        {product.index.roles.all.map(({ id, label }) => (
          <button key={id} type="button" className="button" onClick={() => change({ as: id })}>
            Go in as {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A page that says something; what it says nobody asks for yet. */
export function StaticScreen({ screen }: ScreenProps) {
  return (
    <div className="proto-plain">
      <Hole q={screen.question} words="nobody has said what stands here" />
    </div>
  );
}

/** All that can go wrong, as it would read. */
export function ErrorScreen() {
  const { product } = usePlaying();
  const { catalogue } = product.model.errors;
  const errors = heldValue(catalogue) ?? [];
  if (errors.length === 0) return <Hole q="errors.messages" words="nobody has said what can go wrong" />;
  return errors.map((error) => (
    <FailureNote key={error.id} failure={asFailure(error, error.label, catalogue)} />
  ));
}

/** A screen of which nobody has said what kind it is. */
export function UnknownScreen({ screen }: ScreenProps) {
  return (
    <Drawn look="hole" q={screen.question} words={`nobody has said what kind of screen “${screen.label}” is`}>
      {null}
    </Drawn>
  );
}
