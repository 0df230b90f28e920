import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { RuleList } from './rule-list.tsx';

/** The rules themselves: a notice on the wall at first, then those of one thing. */
export function RulesScene({ product, completeness, subject }: SceneProps) {
  const entity = product.index.entities.get(subject);
  return completeness === 'nothing' || !entity ? <Notice /> : <RuleList product={product} entity={entity} />;
}

function Notice() {
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <article
        className="grid gap-4 p-6 bg-raised border-2 border-line-strong rounded-sm shadow-[6px_6px_0_var(--color-line)]"
        aria-label="The notice on the wall"
      >
        <h2 className="m-0 text-center">House rules</h2>
        <ol className="list-decimal pl-6 voice-lg">
          <li>
            <Spot q="validation.rules" />
          </li>
        </ol>
        <SpotCard says="And whoever breaks it?" q="validation.severity" />
        <p className="quiet justify-self-end text-right">
          Signed: <Spot q="validation.source" />
        </p>
      </article>
      <div className="grid gap-4">
        <SpotCard says="When does anybody look?" q="validation.moment" />
        <article className="grid gap-3" aria-label="The old records">
          <div className="flex items-end gap-1" aria-hidden="true">
            {Array.from({ length: 14 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of folders.
              <i className="flex-1 h-12 bg-raised border border-line-strong rounded-t-sm odd:h-14" key={at} />
            ))}
          </div>
          <SpotCard says="A rule changes. And these 12,400 old ones?" q="validation.existing">
            <ChoiceButtons q="validation.existing" behind="No, rather …" />
          </SpotCard>
        </article>
      </div>
    </div>
  );
}
