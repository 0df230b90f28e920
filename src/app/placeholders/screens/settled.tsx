import { SCREENS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { SideQuestions } from '../pieces/side-questions.tsx';

/** What has its place on the doors, until they open. */
const ON_THE_DOORS = ['screens.landing', 'screens.inventory', 'screens.languages'];

/** Plain words for what somebody has said: what is settled must not look like a joke. */
export function Settled({ areOpen }: { areOpen: boolean }) {
  const { view } = useAsking();
  const isSaid = (q: string) => !isUnsaid(view(q));
  const isDue = (q: string) => {
    if (ON_THE_DOORS.includes(q)) return areOpen;
    // The undo window hangs on the lever while nobody has said what cannot be taken back.
    return isSaid(q === 'screens.undo-window' ? 'screens.irreversible' : q);
  };
  const of = SCREENS.shown.filter(([q]) => view(q) && isDue(q));
  return of.length === 0 ? null : <SideQuestions of={of} />;
}
