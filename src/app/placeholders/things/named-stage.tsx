import type { ComponentType, ReactNode } from 'react';
import { type BankQuestion, counted, isClosed, type Part, type PointView, putOffIn } from '#core/index.ts';
import type { Product } from '#core/product.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { AlsoUnsaid, Stage } from '../../stage/stage.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import { type Heads, SideQuestions } from '../pieces/side-questions.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Register, type RegisterProps } from './register.tsx';
import type { StageName } from './stage-name.ts';

type NamedStageName = Exclude<StageName, 'nothing'>;

/** What the screen of a kind is drawn from once something has a name. */
export interface NamedProps extends PlaceholderProps {
  readonly product: Product;
  readonly stage: NamedStageName;
}

/** The screen of a kind: one while nothing of it has a name, another from then on. */
export function staged(
  stageOf: (product: Product) => StageName,
  Unnamed: ComponentType<PlaceholderProps>,
  Named: ComponentType<NamedProps>,
): ComponentType<PlaceholderProps> {
  return function Staged({ view }) {
    const product = useProduct();
    const stage = stageOf(product);
    if (stage === 'nothing') return <Unnamed view={view} />;
    return <Named view={view} product={product} stage={stage} />;
  };
}

/** The words of a screen: its title, a sentence below, and its name for screen readers. */
type StageWords = readonly [title: string, lead: string, label: string];

interface FrameProps {
  readonly view: PointView;
  readonly address: ReactNode;
  readonly children: ReactNode;
}

interface UnnamedStageProps extends FrameProps {
  readonly words: StageWords;
  /** What is asked here, each with its guess. */
  readonly of: Pick<Part, 'questions' | 'drawn'>;
  /** Ids of the questions that have a place on the drawing, where follow-ups have one too. */
  readonly shown?: readonly string[];
  /** What else is asked; absent: all others. */
  readonly others?: ReactNode;
}

/** The frame of a screen while nothing has a name: its drawing, made up, and what else is asked below. */
export function UnnamedStage(props: UnnamedStageProps) {
  const { view, words, of, shown = of.drawn, others, address, children } = props;
  const [title, lead, label] = words;
  return (
    <Guesses of={of.questions}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Stage view={view} label={label} address={address}>
        {children}
        {others ?? <AlsoUnsaid view={view} shown={shown} />}
      </Stage>
    </Guesses>
  );
}

interface NamedStageProps extends FrameProps, Pick<RegisterProps, 'names' | 'owners' | 'choose'> {
  readonly stage: NamedStageName;
  readonly words: Readonly<Record<NamedStageName, StageWords>>;
  readonly more?: string;
  /** Whether all that it draws was decided; else some of it is assumed or has gone stale. */
  readonly firm: boolean;
  /** The questions whose guesses are still drawn. */
  readonly guesses?: readonly BankQuestion[];
  /** Questions next to the drawing, each with a few words. */
  readonly around?: Heads;
  readonly shown?: readonly string[];
}

const NONE: readonly never[] = [];

/** The frame of a screen about things with names: its drawing, the questions next to it, and all others below. */
export function NamedStage({
  view,
  stage,
  words,
  more = '',
  address,
  firm,
  guesses = NONE,
  around,
  shown = NONE,
  children,
  ...about
}: NamedStageProps) {
  const [title, lead, label] = words[stage];
  return (
    <Guesses of={guesses}>
      <h1>{title}</h1>
      <p className="lead">{`${lead}${more}`}</p>
      <Stage view={view} label={label} address={address} badge={<StageBadge view={view} stage={stage} firm={firm} />}>
        {children}
        {around && <SideQuestions of={around} />}
        <Register {...about} view={view} shown={[...shown, ...(around ?? NONE).map(([id]) => id)]} />
      </Stage>
    </Guesses>
  );
}

/** The word in the corner of a stage: made up, partly said, or as decided, with how much of that is missing. */
export function StageBadge({ view, stage, firm }: Pick<NamedStageProps, 'view' | 'firm'> & { stage: StageName }) {
  if (stage === 'nothing') return <span className="tag guess">Guess, made up to be wrong</span>;
  if (stage === 'partly') return <span className="tag hole">Partly said, the rest is hatched</span>;
  if (!firm) return <span className="tag guess">Said, some of it only assumed</span>;
  const missing = missingIn(view);
  return missing === '' ? (
    <span className="tag said">As decided</span>
  ) : (
    <span className="tag hole">Decided, {missing}</span>
  );
}

/** How many holes are left on a screen; where there are none, how many questions were put off. */
function missingIn({ questions }: PointView): string {
  const open = questions.filter(({ status }) => !isClosed(status)).length;
  const later = putOffIn(questions);
  if (open > 0) return `${counted(open, 'hole')} left`;
  return later > 0 ? `${later} put off` : '';
}
