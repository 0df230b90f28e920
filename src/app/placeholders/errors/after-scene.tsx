import { CLASS_LABELS, type Product } from '#core/product.ts';
import { Section } from '../../kit/section.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { ChoiceButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { SourcedValue } from '../sourced/sourced-value.tsx';

/** What follows a failure: who puts it right, who hears of it, what a stranger learns, and what of the other items. */
export function AfterScene({ product, completeness }: SceneProps) {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 @wide:grid-cols-2">
        <SpotCard says="Whose is it to fix?" q="errors.classes" />
        <SpotCard says="Who else hears of it?" q="errors.alerts" />
      </div>
      {completeness !== 'nothing' && <WhoFixesWhat product={product} />}
      <OtherFailures />
    </div>
  );
}

/** Each message with whose it is to fix, and who else is told. */
function WhoFixesWhat({ product }: { product: Product }) {
  return (
    <ScrollBox
      className="overflow-auto border-1 border-line rounded max-h-65"
      label="Who fixes what, and who hears of it"
    >
      <table className="w-full border-collapse text-sm *:[tbody]:*:[tr]:border-t-1 *:[tbody]:*:[tr]:border-line">
        <thead className="text-left text-ink-2">
          <tr>
            <th className="px-3 py-1.5 font-semibold" scope="col">
              What goes wrong
            </th>
            <th className="px-3 py-1.5 font-semibold" scope="col">
              Whose to fix
            </th>
            <th className="px-3 py-1.5 font-semibold" scope="col">
              Also told
            </th>
          </tr>
        </thead>
        <tbody>
          {product.index.errors.all.map((error) => (
            <tr key={error.id}>
              <th className="px-3 py-1.5 text-left font-semibold wrap-anywhere" scope="row">
                <bdi>{error.label}</bdi>
              </th>
              <td className="px-3 py-1.5">
                <SourcedValue
                  says="It is"
                  held={error.class}
                  draw={(kind) => CLASS_LABELS[kind]}
                  hole="whose to fix?"
                />
              </td>
              <td className="px-3 py-1.5">
                <SourcedValue
                  says="Also told"
                  held={error.alert}
                  draw={({ audience, within, how }) => [audience, within, how].filter(Boolean).join(', ')}
                  hole="who hears of it?"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const LETTER_COUNT = 50;
const FAILED_LETTERS: readonly number[] = [13, 31, 32];

const LETTER_CLASSES = `aspect-square border-1 border-ink-2 data-failed:border-pen
  data-failed:bg-[repeating-linear-gradient(135deg,transparent_0_2px,var(--color-pen)_2px_3.5px)]`;
const SECTION_CLASSES =
  'grid justify-items-start content-start gap-3 pt-4 border-t border-t-line-strong [&>h2]:m-0 [&>h2]:text-xl';

/** Failures that are no single event: a record that may not be seen, and a few items of a batch that fail. */
function OtherFailures() {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-2">
      <Section className={SECTION_CLASSES} head="A stranger asks for no. 18">
        <p className="voice-lg text-ink-2">“There is a no. 18. It is not for you.” Or: “There is no no. 18.”</p>
        <Spot q="errors.disclosure" />
        <ChoiceButtons q="errors.disclosure" folded />
      </Section>
      <Section className={SECTION_CLASSES} head="Fifty letters go out, three come back">
        <div className="grid w-full grid-cols-[repeat(25,1fr)] gap-0.75 max-w-85" aria-hidden="true">
          {Array.from({ length: LETTER_COUNT }, (_, at) => (
            <i
              className={LETTER_CLASSES}
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of marks.
              key={at}
              data-failed={FAILED_LETTERS.includes(at) || undefined}
            />
          ))}
        </div>
        <Spot q="errors.bulk" />
        <ChoiceButtons q="errors.bulk" folded />
      </Section>
    </div>
  );
}
