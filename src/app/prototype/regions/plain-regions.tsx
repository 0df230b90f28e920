import { conditionText, fillBraces, isTrue, type RegionView, readOnScreen, type SampleRow } from '#core/product.ts';
import { DrawnPicture } from '../picture.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RegionButtons, RegionLink } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';

/** Fixed words; what stands in braces is worked out, as in “Welcome, {me.Name}”. */
export function TextRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { screen, scope } = useScreenAround();
  return view.texts.map((text) => (
    <p key={text} className="m-0 mb-2 max-w-prose">
      {fillBraces(text, (words) => conditionText(actor, readOnScreen(product, screen, words), scope))}
    </p>
  ));
}

export function PictureRegion({ view }: { view: RegionView }) {
  const caption = view.texts.join(' ') || view.region.label;
  return (
    <figure className="text-ink-2 text-sm">
      <DrawnPicture className="w-full max-h-70 rounded border-1 border-line" of={caption} />
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  );
}

export function ButtonsRegion({ view }: { view: RegionView }) {
  const { row, scope } = useScreenAround();
  const open = view.actions.filter(({ onlyIf }) => !onlyIf || isTrue(onlyIf.run(scope)));
  const isOnRecord = (record: SampleRow | undefined): record is SampleRow =>
    record !== undefined && view.actions.some(({ does }) => does.is === 'move');
  if (isOnRecord(row)) return <RegionButtons actions={view.actions} row={row} />;
  return (
    <div className="row">
      {open.map((action) => (
        <RegionLink key={action.label} action={action} row={row} />
      ))}
    </div>
  );
}
