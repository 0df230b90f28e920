import { useMemo } from 'react';
import { openApiOf, type Product } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';

/** The decided messages as a document for those who build them; one click below the words of the business. */
export function ForBuilders({ product }: { product: Product }) {
  const text = useMemo(() => openApiOf(product), [product]);
  return (
    <details className="calls-openapi">
      <summary>All of it as OpenAPI, for those who build it</summary>
      <p className="quiet">Only what was decided. What nobody has said stands in it as “x-undecided”.</p>
      <div className="row">
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <a
          className="button"
          download="openapi.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Save as a file
        </a>
      </div>
      <section
        className="calls-document"
        aria-label="OpenAPI of the decided messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        tabIndex={0}
      >
        <pre>{text}</pre>
      </section>
    </details>
  );
}
