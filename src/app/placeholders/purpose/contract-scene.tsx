import { knownValue, lookOfSourced } from '#core/product.ts';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { Face } from '../people/face.tsx';
import { ListedSection } from '../pieces/spot-card.tsx';

/** A contract to sign: who decides, what is left out, what the law asks. */
export function ContractScene({ product }: SceneProps) {
  const { deciders, outOfScope, constraints } = product.model.purpose;
  return (
    <article
      className="grid gap-5 max-w-220 p-8 max-md:p-4 mx-auto bg-raised border-1 border-line
        shadow-[0_10px_30px_-24px_rgb(0_0_0/50%)]"
      aria-label="A contract"
    >
      <h2 className="m-0">Sign here, please</h2>
      <ol className="grid gap-4">
        <li>
          <ListedSection head="§1 When two of us disagree" q="purpose.deciders" held={deciders}>
            {(one) => (
              <span className="grid cols-44 items-center gap-3">
                <Face name={knownValue(one.decider) ?? ''} look={lookOfSourced(one.decider)} />
                <span>
                  <b className="font-semibold">{knownValue(one.decider) ?? 'nobody'}</b> decides on {one.label}
                  {knownValue(one.deputy) && `; else ${knownValue(one.deputy)}`}
                </span>
              </span>
            )}
          </ListedSection>
        </li>
        <li>
          <ListedSection head="§2 Left out on purpose" q="purpose.out-of-scope" held={outOfScope}>
            {(one) => <s>{one.label}</s>}
          </ListedSection>
        </li>
        <li>
          <ListedSection head="§3 Technical conditions" q="purpose.constraints" held={constraints}>
            {({ label, because }) => (
              <>
                It must {label}
                {knownValue(because) && <span className="text-ink-2">, because of {knownValue(because)}</span>}
              </>
            )}
          </ListedSection>
        </li>
        <li>
          <h2 className="small-head mb-1.5!">§4 What the law asks</h2>
          <Spot q="purpose.obligations" />
        </li>
      </ol>
      <p className="mt-4 text-ink-2 voice-lg border-b border-ink max-w-80" aria-hidden="true">
        <span className="mr-3 text-xl">×</span> Would you?
      </p>
    </article>
  );
}
