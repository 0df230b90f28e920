import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Arrival,
  addressOf,
  asFailure,
  heldValue,
  mayDo,
  type ProtoScreen,
  questionOf,
  wayIsOpen,
} from '#core/product.ts';
import { FailureNote } from './failure-note.tsx';
import { useHref } from './going.ts';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { DetailScreen } from './screens/detail.tsx';
import { FiguresScreen } from './screens/figures.tsx';
import { FormScreen } from './screens/form.tsx';
import { ListScreen } from './screens/list.tsx';
import { ErrorScreen, SignInScreen, StaticScreen, UnknownScreen } from './screens/plain.tsx';
import { WizardScreen } from './screens/wizard.tsx';
import { act } from './sitting-store.ts';

export interface ScreenProps {
  readonly screen: ProtoScreen;
  readonly arrival: Arrival;
}

const KINDS: Readonly<Record<NonNullable<ProtoScreen['kind']>, ComponentType<ScreenProps>>> = {
  list: ListScreen,
  detail: DetailScreen,
  form: FormScreen,
  wizard: WizardScreen,
  dashboard: FiguresScreen,
  report: FiguresScreen,
  'sign-in': SignInScreen,
  static: StaticScreen,
  error: ErrorScreen,
};

/** One screen of the product: what its kind shows, or the state that is forced on it, and the ways on. */
export function ProductScreen({ arrival }: { arrival: Arrival }) {
  const { screen } = arrival;
  const { product, sitting } = usePlaying();
  const { inject, condition } = sitting.knobs;
  const Screen = screen.kind === null ? UnknownScreen : KINDS[screen.kind];
  const injected = product.index.errors.get(inject);
  const { catalogue } = product.model.errors;
  return (
    <div className="proto-screen" data-screen={screen.id} data-look={screen.look}>
      <h1>
        <Drawn look={screen.look} q={screen.question} words="nobody has decided on this screen">
          {screen.label}
        </Drawn>
      </h1>
      {injected && (
        <FailureNote
          failure={asFailure(injected, injected.label, catalogue)}
          dismiss={() => act({ act: 'turn', knobs: { inject: null } })}
        />
      )}
      <Guarded screen={screen}>
        {condition === null ? (
          <Screen screen={screen} arrival={arrival} />
        ) : (
          <Condition screen={screen} is={condition} />
        )}
      </Guarded>
      <WaysOn screen={screen} />
    </div>
  );
}

const WORDS = {
  empty: 'nothing is there',
  loading: 'it is still loading',
  partial: 'only half of it is there',
  failed: 'it is broken',
  forbidden: 'one may not see it',
} as const;

/** The screen in one of the five states that are always forgotten. */
function Condition({ screen: { screen }, is }: { screen: ProtoScreen; is: keyof typeof WORDS }) {
  const held = screen?.conditions.get(is);
  const words = held && heldValue(held);
  return (
    <div className="proto-condition" role="status" data-condition={is}>
      {words ?? <Hole q="screens.conditions" words={`nobody has said what shows when ${WORDS[is]}`} />}
    </div>
  );
}

/** A list or report that a role may not see says so, in the decided way. */
function Guarded({ screen, children }: { screen: ProtoScreen; children: ReactNode }) {
  const { acting, product } = usePlaying();
  if (screen.entity === null || screen.kind !== 'list') return children;
  const verdict = mayDo(acting, screen.entity, 'list');
  if (verdict.may === 'yes') return children;
  if (verdict.may === 'unsaid') {
    return (
      <>
        <Hole q={verdict.question} words={verdict.because} />
        {children}
      </>
    );
  }
  const words = heldValue(product.model.roles.refusalWords);
  return (
    <div className="proto-refused" role="status">
      <p>{words ?? verdict.because}</p>
      <Condition screen={screen} is="forbidden" />
    </div>
  );
}

/** The ways on that were named; one that leads nowhere is a hole. */
function WaysOn({ screen }: { screen: ProtoScreen }) {
  const { product, screens, acting } = usePlaying();
  const href = useHref();
  const { links } = product.model.screens;
  const from = (heldValue(links) ?? []).filter((link) => link.from.id === screen.id);
  if (from.length === 0) return null;
  return (
    <nav className="proto-ways row" aria-label="From here">
      {from.map(({ to, control, condition }) => {
        const target = screens.find(({ id }) => id === to.id);
        const label = heldValue(control) ?? to.label;
        const key = `${to.label}${label}`;
        if (!target)
          return (
            <Hole
              key={key}
              q="screens.links"
              words={`${label}: leads to “${to.label}”, which is no screen`}
            />
          );
        const only = heldValue(condition);
        const open = only ? wayIsOpen(acting, only) : 'yes';
        if (open === 'no') return null;
        return (
          <span key={key}>
            <Link to={href(addressOf(target))}>{label}</Link>
            {only && open === 'in words' && (
              <Drawn look="guess" q={questionOf(condition)} words="in words, not yet exact">
                <small>only when {only.text}</small>
              </Drawn>
            )}
          </span>
        );
      })}
    </nav>
  );
}
