import { useMemo } from 'react';
import { openApiOf, type Product } from '#core/product.ts';
import { Button, SaveLink } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

/** The envelope seen from both sides: its sender, what is never in it, what it costs; and what arrives unasked. */
export function TrustScene({ product, completeness }: SceneProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 items-start @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <article
          className="calls-message grid gap-4 p-6 pt-8 border border-line-strong rounded-sm @wide:grid-cols-2"
          aria-label="The envelope that leaves the house"
        >
          <SpotCard says="Sender" q="calls.identity" choices />
          <SpotCard says="Postage" q="calls.quota" />
          <div className="@wide:col-span-full">
            <SpotCard says="Everything is in it, except" q="calls.stays-inside" />
          </div>
        </article>
        <div className="grid gap-4">
          <SpotCard says="← This arrived. Nobody asked for it" q="calls.inbound" />
          <SpotCard says="They say 12, we say 9. Who is right?" q="calls.authority" />
        </div>
      </div>
      {completeness !== 'nothing' && <OpenApiExport product={product} />}
    </div>
  );
}

/** The decided calls as an OpenAPI document, for developers; folded. */
function OpenApiExport({ product }: { product: Product }) {
  const text = useMemo(() => openApiOf(product), [product]);
  return (
    <details className="mt-6">
      <summary className="min-h-9 w-fit py-2 ui-sm font-semibold text-ink-2">
        All of it as OpenAPI, for those who build it
      </summary>
      <p className="quiet">Only what was decided. What nobody has said stands in it as “x-undecided”.</p>
      <div className="row">
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <SaveLink name="openapi.json" type="application/json" text={text}>
          Save as a file
        </SaveLink>
      </div>
      <ScrollBox
        className="p-4 mt-3 overflow-auto border-1 border-line rounded max-h-105 bg-paper"
        label="OpenAPI of the decided messages"
      >
        <pre className="m-0 mono-sm">{text}</pre>
      </ScrollBox>
    </details>
  );
}
