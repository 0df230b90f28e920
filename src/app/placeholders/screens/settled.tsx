import { useAsking } from '../../asking/asking.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { type Heads, SideQuestions } from '../pieces/side-questions.tsx';

/** What a question is about in a head of its own, once there is something to read; with what follows from it. */
const HEADS: Heads = [
  ['screens.links', 'From page to page'],
  ['screens.shared-links', 'Pages that people send each other'],
  ['screens.irreversible', 'What cannot be taken back'],
  ['screens.outputs', 'What leaves the screen'],
  ['screens.conditions', 'Empty, loading, broken'],
  ['screens.devices', 'In their hands'],
];

/** The undo window hangs on the lever while nobody has said what cannot be taken back. */
const UNDO = ['screens.undo-window', 'How long a slip can be undone'] as const;

interface SettledProps {
  /** Ids of the questions whose place the rest of the screen has taken. */
  readonly also: Heads;
}

/** Plain words for what somebody has said: what is settled must not look like a joke. */
export function Settled({ also }: SettledProps) {
  const { view } = useAsking();
  const said = HEADS.filter(([q]) => view(q) && !isUnsaid(view(q)));
  const lever = said.some(([q]) => q === 'screens.irreversible') ? [UNDO] : [];
  const of = [...also, ...said, ...lever].filter(([q]) => view(q));
  return of.length === 0 ? null : <SideQuestions of={of} />;
}
