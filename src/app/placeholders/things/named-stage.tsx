import type { ComponentType, ReactNode } from 'react';
import type { BankQuestion, Part, PointView } from '#core/index.ts';
import type { Product } from '#core/product.ts';
import { GuessProvider } from '../../stage/guesses.tsx';
import { OtherQuestions, Stage } from '../../stage/stage.tsx';
import { StageBadge } from '../../stage/stage-badge.tsx';
import type { Completeness } from '../../stage/stage-definition.ts';
import { useProduct } from '../../workspace/use-product.ts';
import { type HeadedQuestions, SideQuestions } from '../pieces/side-questions.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { RemainingQuestions, type RemainingQuestionsProps } from './remaining-questions.tsx';

type NamedStageName = Exclude<Completeness, 'nothing'>;

/** Props of the screen of a kind once something of that kind has a name. */
export interface NamedProps extends PlaceholderProps {
  readonly product: Product;
  readonly completeness: NamedStageName;
}

/** Creates the screen of a kind: `Unnamed` while nothing of that kind has a name, `Named` from then on. */
export function createPlaceholder(
  completenessOf: (product: Product) => Completeness,
  Unnamed: ComponentType<PlaceholderProps>,
  Named: ComponentType<NamedProps>,
): ComponentType<PlaceholderProps> {
  return function StagedPlaceholder({ view }) {
    const product = useProduct();
    const completeness = completenessOf(product);
    if (completeness === 'nothing') return <Unnamed view={view} />;
    return <Named view={view} product={product} completeness={completeness} />;
  };
}

/** The texts of a screen; `label` is for screen readers. */
type StageWords = readonly [title: string, lead: string, label: string];

interface FrameProps {
  readonly view: PointView;
  readonly address: ReactNode;
  readonly children: ReactNode;
}

interface UnnamedStageProps extends FrameProps {
  readonly words: StageWords;
  /** The bank questions of this kind, each with its guess, and the ids of those that are drawn. */
  readonly of: Pick<Part, 'questions'>;
  /** Ids of the questions with a place on the drawing; absent: all. */
  readonly shown?: readonly string[];
  /** The remaining questions; absent: all that are not shown. */
  readonly others?: ReactNode;
}

/** The frame of a screen while nothing is named: a made-up drawing, and the remaining questions below. */
export function UnnamedStage(props: UnnamedStageProps) {
  const { view, words, of, shown = of.questions.map(({ id }) => id), others, address, children } = props;
  const [title, lead, label] = words;
  return (
    <GuessProvider of={of.questions}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Stage view={view} label={label} address={address}>
        {children}
        {others ?? <OtherQuestions view={view} shown={shown} />}
      </Stage>
    </GuessProvider>
  );
}

interface NamedStageProps extends FrameProps, Pick<RemainingQuestionsProps, 'names' | 'owners' | 'choose'> {
  readonly completeness: NamedStageName;
  readonly words: Readonly<Record<NamedStageName, StageWords>>;
  readonly more?: string;
  /** Whether everything drawn is decided; else some of it is assumed or stale. */
  readonly firm: boolean;
  /** Questions whose guesses are still drawn. */
  readonly guesses?: readonly BankQuestion[];
  /** Questions next to the drawing, each with a heading. */
  readonly around?: HeadedQuestions;
  readonly shown?: readonly string[];
}

const NO_ITEMS: readonly never[] = [];

/** The frame of a screen about named things: the drawing, the questions next to it, and all remaining ones below. */
export function NamedStage({
  view,
  completeness,
  words,
  more = '',
  address,
  firm,
  guesses = NO_ITEMS,
  around,
  shown = NO_ITEMS,
  children,
  ...about
}: NamedStageProps) {
  const [title, lead, label] = words[completeness];
  return (
    <GuessProvider of={guesses}>
      <h1>{title}</h1>
      <p className="lead">{`${lead}${more}`}</p>
      <Stage
        view={view}
        label={label}
        address={address}
        badge={<StageBadge view={view} completeness={completeness} firm={firm} />}
      >
        {children}
        {around && <SideQuestions of={around} />}
        <RemainingQuestions {...about} view={view} shown={[...shown, ...(around ?? NO_ITEMS).map(([id]) => id)]} />
      </Stage>
    </GuessProvider>
  );
}
