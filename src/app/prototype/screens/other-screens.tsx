import {
  addressOf,
  type Figure,
  failureFromEntry,
  figureOf,
  generalFigures,
  knownValue,
  landingOf,
  listOf,
  lookOfSourced,
  type ProtoScreen,
  questionOf,
  signInOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { Hole, Unplayed, WithLook } from '../hole.tsx';
import { useNavigateAs } from '../navigation.ts';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';

/** A sign-in without a password check: people choose the role to view the product as. */
export function SignInScreen({ screen }: ScreenProps) {
  const { product } = usePrototype();
  const signIn = signInOf(product, screen);
  const navigateAs = useNavigateAs();
  return (
    <div className="grid gap-6 max-w-90 mx-auto py-6">
      {signIn === undefined ? (
        <Hole q="roles.sign-in" words="nobody has said how people sign in" />
      ) : (
        <div className="proto-sign-in grid justify-items-start gap-3 p-6 border-1 border-line rounded">
          <WithLook look={signIn.method.look} q={signIn.method.question}>
            <span className="quiet">Signing in: {signIn.method.label}</span>
          </WithLook>
          {signIn.typed.map((word) => (
            <WithLook key={word.label} look={word.look} q={word.question}>
              <span className="w-full text-ink-2 rounded px-2.5 py-2 border-1 border-line">{word.label}</span>
            </WithLook>
          ))}
          <WithLook look={signIn.button.look} q={signIn.button.question}>
            <span className="button main cursor-default">{signIn.button.label}</span>
          </WithLook>
          {signIn.others.map(({ label, look, question }) => (
            <WithLook key={label} look={look} q={question}>
              <span className="button cursor-default">{label}</span>
            </WithLook>
          ))}
        </div>
      )}
      <section aria-label="Go in as">
        <p className="mb-2 quiet">Nobody really signs in here. Go in as</p>
        <div className="row">
          {product.index.roles.all.map(({ id, label }) => (
            <Button key={id} onClick={() => navigateAs(landingPath(landingOf(product, id)), id)}>
              {label}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The path of the role’s landing screen; “/” while that is undecided. */
function landingPath(landing: ProtoScreen | undefined): string {
  return landing ? addressOf(landing) : '/';
}

/** A page of fixed text, of which nobody has said what it says. */
export function StaticScreen({ screen: { id } }: ScreenProps) {
  return <Hole q={`screens.${id}.parts`} words="nobody has said what stands here" />;
}

export function ErrorScreen() {
  const { product } = usePrototype();
  const { catalogue } = product.model.errors;
  const errors = knownValue(catalogue) ?? [];
  if (errors.length === 0) return <Hole q="errors.messages" words="nobody has said what can go wrong" />;
  return (
    <div className="grid grid-fill-260 gap-3 *:mb-0 *:content-start *:border-line *:bg-transparent">
      {errors.map((error) => (
        <FailureNote key={error.id} failure={failureFromEntry(error, error.label, catalogue)} />
      ))}
    </div>
  );
}

export function UnknownScreen({ screen }: ScreenProps) {
  return (
    <WithLook look="hole" q={screen.question} words={`nobody has said what kind of screen “${screen.label}” is`}>
      {null}
    </WithLook>
  );
}

const PERIOD_WORDS = { year: 'this year', month: 'this month', day: 'today' } as const;

/** Figures with their sources. Those that refer to records exactly are counted; the others stay text. */
export function FiguresScreen({ screen }: ScreenProps) {
  const { actor } = usePrototype();
  const own = listOf(screen.screen?.figures);
  const figures = own.length > 0 ? own : generalFigures(actor);
  const values = new Map(figures.map((figure) => [figure, figureOf(actor, figure, screen.label)]));
  const periods = new Set(figures.flatMap((figure) => values.get(figure)?.began ?? []));
  return (
    <>
      {own.length === 0 && <Hole q={`screens.${screen.id}.parts`} words="nobody has said which figures stand here" />}
      <ul className="grid grid-fill-200 gap-4 my-4">
        {figures.map((figure) => (
          <li className="grid content-start gap-1 p-4 border-1 border-line rounded text-sm" key={figure.id}>
            <span className="font-semibold">
              {own.length > 0 ? (
                figure.label
              ) : (
                <WithLook look={lookOfSourced(figure.from)} q={questionOf(figure.from)}>
                  {figure.label}
                </WithLook>
              )}
            </span>
            <b className={figureSize(values.get(figure)?.shows)}>
              {values.get(figure)?.shows ?? <MissingFigure figure={figure} screen={screen} />}
            </b>
            <span className="text-ink-2">
              {own.length > 0 && knownValue(figure.from) && `from ${knownValue(figure.from)}`}
            </span>
            {knownValue(figure.for) && <span className="text-ink-2">{knownValue(figure.for)}</span>}
          </li>
        ))}
      </ul>
      {periods.size > 0 && (
        <p className="quiet">
          <WithLook look="guess" q={`screens.${screen.id}.figures`} words="which of them count: a guess">
            what began {[...periods].map((period) => PERIOD_WORDS[period]).join(' or ')} is counted
          </WithLook>
        </p>
      )}
    </>
  );
}

/** A number is large, a list of names is not. */
function figureSize(shows: number | string | undefined): string {
  return typeof shows === 'string' && shows.length > 16 ? 'ui-md font-semibold' : 'ui-2xl font-semibold tabular-nums';
}

/** A dash if this role has nothing to count; the decided text if it cannot be computed for anybody. */
function MissingFigure({ figure, screen }: Pick<ScreenProps, 'screen'> & { figure: Pick<Figure, 'label' | 'from'> }) {
  const { actor } = usePrototype();
  const { from } = figure;
  if (from.is !== 'known') return <Hole q={questionOf(from)} words="nobody has said from where" />;
  if (figureOf({ ...actor, role: null }, figure, screen.label)) return '–';
  return <Unplayed q={questionOf(from)}>–</Unplayed>;
}
