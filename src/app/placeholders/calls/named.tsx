import '../facts/facts.css';
import { useMemo } from 'react';
import { CALLS, type PointView } from '#core/index.ts';
import type { Call, Product } from '#core/product.ts';
import { NamedStage, type NamedStageName } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { CallLog } from './call-log.tsx';
import { ForBuilders } from './for-builders.tsx';
import { LineKnobs } from './line-knobs.tsx';
import type { MockFrom } from './mock.ts';
import { Opened } from './opened.tsx';
import { areCallsFirm, stageOfCall } from './stage-of.ts';
import { Systems } from './systems.tsx';
import { usePlay } from './use-play.ts';

interface NamedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: NamedStageName;
}

const WORDS = {
  partly: [
    'What is in the envelope?',
    'Some names are known. Send each message and read what is in it: a hatched line is one that nobody here has a place for.',
  ],
  known: [
    'Try every message before anybody builds it',
    'Send one, make it slow, make it fail. What you see is what was decided, with made-up records in it.',
  ],
} as const;

const LABELS = {
  partly: 'Placeholder: the other systems and the messages to them',
  known: 'The messages, as decided',
} as const;

/** The systems with a name, and every message to one of them, to be sent with made-up records. */
export function Named({ view, product, stage }: NamedProps) {
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS[stage]}
      label={LABELS[stage]}
      address="yourproduct.example, and what lies behind it"
      firm={areCallsFirm(product)}
      around={CALLS.shown}
      names={namesIn(product)}
    >
      <Sampled product={product}>
        {(sample, refDate) => <Desk product={product} sample={sample} refDate={refDate} />}
      </Sampled>
      <ForBuilders product={product} />
    </NamedStage>
  );
}

function namesIn({ index }: Product): ReadonlyMap<string, string> {
  const all = [...index.systems.all, ...index.calls.all, ...index.inbound.all];
  return new Map(all.map(({ id, label }) => [id, label]));
}

/** The knobs of the line, the boxes at its other end, and the message that is open. */
function Desk(from: MockFrom) {
  const { product } = from;
  const calls = product.index.calls.all;
  const subjects = useMemo(
    () => calls.map((call) => ({ id: call.id, call, stage: stageOfCall(product, call) })),
    [calls, product],
  );
  const [chosen, choose] = useChosen(subjects, 'call');
  const playing = usePlay(from);
  const { play, held } = playing;
  const stages = new Map(subjects.map(({ id, stage }) => [id, stage]));
  return (
    <div className="calls" data-waiting={play.phase === 'out' || undefined}>
      <LineKnobs product={product} />
      <fieldset className="calls-floor" disabled={held} aria-label="The systems and their messages">
        <Systems product={product} chosen={chosen?.id} choose={choose} stages={stages} />
        {chosen && (
          <Opened key={chosen.id} call={current(chosen.call, product)} from={from} playing={playing} />
        )}
      </fieldset>
      <CallLog product={product} />
    </div>
  );
}

/** The call as it is now, not as it was when it was chosen. */
function current(call: Call, { index }: Product): Call {
  return index.calls.get(call.id) ?? call;
}
