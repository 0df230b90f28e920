import type { ComponentType, ReactNode } from 'react';
import { type Arrival, asFailure, mayDo, type ProtoScreen, recordLabel, whenGone } from '#core/product.ts';
import { useChangedOnNew, useRecordAt } from './arrival.ts';
import { Condition } from './condition.tsx';
import { FailureNote } from './failure-note.tsx';
import { NotThere } from './gone.tsx';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { Refused } from './refused.tsx';
import { DetailScreen } from './screens/detail.tsx';
import { FiguresScreen } from './screens/figures.tsx';
import { FormScreen } from './screens/form.tsx';
import { ListScreen } from './screens/list.tsx';
import { ErrorScreen, SignInScreen, StaticScreen, UnknownScreen } from './screens/plain.tsx';
import { WizardScreen } from './screens/wizard.tsx';
import { act } from './sitting-store.ts';
import { Ways } from './ways.tsx';

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

/** The screen at an address; where its record is gone, the one that was decided to show then. */
export function ProductScreen({ arrival }: { arrival: Arrival }) {
  const { product, screens } = usePlaying();
  const isGone = useRecordAt(arrival) === null;
  const to = isGone ? whenGone(product, screens, arrival.screen)?.to : undefined;
  if (!to) return <OneScreen arrival={arrival} />;
  return <OneScreen arrival={{ screen: to, parameters: new Map() }} missing={arrival.screen.entity} />;
}

interface OneScreenProps {
  readonly arrival: Arrival;
  /** Id of the thing of which somebody looked for a record that is not there. */
  readonly missing?: string | null;
}

/** One screen of the product: what its kind shows, or the state that is forced on it, and the ways on. */
function OneScreen({ arrival, missing = null }: OneScreenProps) {
  const { screen } = arrival;
  const { product, sitting } = usePlaying();
  const { inject, condition } = sitting.knobs;
  const Screen = screen.kind === null ? UnknownScreen : KINDS[screen.kind];
  const injected = product.index.errors.get(inject);
  const { catalogue } = product.model.errors;
  const shown = <Screen screen={screen} arrival={arrival} />;
  return (
    <div className="proto-screen" data-screen={screen.id} data-kind={screen.kind} data-look={screen.look}>
      <header className="proto-head">
        <h1>
          <Title arrival={arrival} />
        </h1>
        <Ways screen={screen} arrival={arrival} />
      </header>
      {missing !== null && (
        <p className="proto-before" role="status">
          <NotThere entity={missing} />
        </p>
      )}
      {injected && (
        <FailureNote
          failure={asFailure(injected, injected.label, catalogue)}
          dismiss={() => act({ act: 'turn', knobs: { inject: null } })}
        />
      )}
      <Guarded screen={screen}>
        {condition === null ? shown : <Condition screen={screen} is={condition} before={shown} />}
      </Guarded>
    </div>
  );
}

/** The name of a screen; where it only stands in for one that changes a record, what is done there. */
function Title({ arrival }: { arrival: Arrival }) {
  const { product } = usePlaying();
  const { screen } = arrival;
  const changed = useChangedOnNew(arrival);
  if (!changed) {
    return (
      <Drawn look={screen.look} q={screen.question} words="nobody has decided on this screen">
        {screen.label}
      </Drawn>
    );
  }
  return (
    <Drawn look="guess" q={screen.question} words="where it is changed: a guess">
      Change <bdi>{recordLabel(product, changed)}</bdi>
    </Drawn>
  );
}

/** A list that a role may not see says so, in the decided way. */
function Guarded({ screen, children }: { screen: ProtoScreen; children: ReactNode }) {
  const { acting } = usePlaying();
  if (screen.entity === null || screen.kind !== 'list') return children;
  const verdict = mayDo(acting, screen.entity, 'list');
  if (verdict.may === 'yes') return children;
  if (verdict.may === 'unsaid') {
    return (
      <>
        <p>
          <Hole q={verdict.question} words={verdict.because} />
        </p>
        {children}
      </>
    );
  }
  return <Refused screen={screen} because={verdict.because} />;
}
