import '../facts/facts.css';
import { useMemo, useState } from 'react';
import { isClosed, type PointView } from '#core/index.ts';
import { type Constant, type Product, productWith } from '#core/product.ts';
import { useSitting } from '../../prototype/sitting-store.ts';
import { Stage } from '../../stage/stage.tsx';
import { SideQuestions } from '../pieces/side-questions.tsx';
import { Register } from '../things/register.tsx';
import { StageBadge } from '../things/stage-badge.tsx';
import type { StageName } from '../things/stage-name.ts';
import { ControlRoom } from './control-room.tsx';
import { Focused } from './focused.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { areConstantsFirm } from './stage-of.ts';

interface NamedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: Exclude<StageName, 'nothing'>;
}

const WORDS = {
  partly: [
    'Who set these knobs, and who forgot the others?',
    'What was said is locked, with its unit and its owner. Every other knob still stands at something silly, and the product obeys.',
  ],
  known: [
    'Every number by its name',
    'Turn one for now, and see every screen it touches. What was decided stays what it is.',
  ],
} as const;

const AROUND = [
  ['constants.values', 'Every number there is'],
  ['constants.timers', 'How long may a thing wait'],
  ['constants.capacity', 'How big, how many'],
  ['constants.boundaries', 'Just below, at, just above'],
  ['constants.provenance', 'Law, contract, habit, guess'],
  ['constants.variants', 'The same for everybody'],
  ['constants.money', 'Paid in, rounded, taxed'],
  ['constants.service-levels', 'How quick it must be'],
  ['constants.outage', 'How long without it'],
  ['constants.loss', 'The last thing it knew'],
] as const;
const SHOWN: ReadonlySet<string> = new Set(AROUND.map(([id]) => id));

/** The numbers with a name: each can be turned for now, and the product obeys at once. */
export function Named({ view, product: decided, stage }: NamedProps) {
  const { constants } = useSitting();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  const [focus, setFocus] = useState<string | null>(null);
  const [title, lead] = WORDS[stage];
  const open = view.questions.filter(({ status }) => !isClosed(status)).length;
  const { all } = decided.index.constants;
  const focused: Constant | undefined = decided.index.constants.get(focus) ?? all[0];
  const names = new Map(all.map(({ id, label }) => [id, label]));
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Stage
        view={view}
        label={
          stage === 'known'
            ? 'The numbers, as decided'
            : 'Placeholder: a control room and the product it controls'
        }
        address={<>yourproduct.example, and its numbers</>}
        badge={<StageBadge stage={stage} firm={areConstantsFirm(decided)} open={open} />}
      >
        <div className="constants">
          {stage === 'known' ? (
            <>
              <NumbersTable product={decided} focus={focused?.id} setFocus={setFocus} />
              {focused && <Focused key={focused.id} constant={focused} decided={decided} product={product} />}
            </>
          ) : (
            <ControlRoom decided={decided} product={product} focus={focused?.id} setFocus={setFocus} />
          )}
        </div>
        <SideQuestions of={AROUND} />
        <Register view={view} shown={SHOWN} names={names} />
      </Stage>
    </>
  );
}
