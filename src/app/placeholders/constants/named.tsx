import '../facts/facts.css';
import { useMemo, useState } from 'react';
import type { PointView } from '#core/index.ts';
import { type Constant, type Product, productWith } from '#core/product.ts';
import { useSitting } from '../../prototype/sitting-store.ts';
import { NamedStage, type NamedStageName } from '../things/named-stage.tsx';
import { ControlRoom } from './control-room.tsx';
import { Focused } from './focused.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { areConstantsFirm } from './stage-of.ts';

interface NamedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: NamedStageName;
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

const LABELS = {
  partly: 'Placeholder: a control room and the product it controls',
  known: 'The numbers, as decided',
} as const;

/** The numbers with a name: each can be turned for now, and the product obeys at once. */
export function Named({ view, product: decided, stage }: NamedProps) {
  const { constants } = useSitting();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  const [focus, setFocus] = useState<string | null>(null);
  const { all } = decided.index.constants;
  const focused: Constant | undefined = decided.index.constants.get(focus) ?? all[0];
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS[stage]}
      label={LABELS[stage]}
      address="yourproduct.example, and its numbers"
      firm={areConstantsFirm(decided)}
      around={AROUND}
      names={new Map(all.map(({ id, label }) => [id, label]))}
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
    </NamedStage>
  );
}
