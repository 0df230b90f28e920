import { lazy, Suspense } from 'react';
import { AskingOn } from '../../asking/asking.tsx';

const Embedded = lazy(() =>
  import('../../prototype/embedded.tsx').then((chunk) => ({ default: chunk.Embedded })),
);
const NONE = [] as const;

/** A page of the prototype, large; to be looked at, not touched. */
export function WallPrototype({ place }: { place: string }) {
  const [address = '', search = ''] = place.split('?');
  const path = address.replace(/^\/prototype/, '') || '/';
  const role = new URLSearchParams(search).get('as');
  return (
    <section className="wall-stage" aria-label="The prototype">
      <div className="wall-zoom" inert>
        <div className="stage">
          <div className="stage-bar">
            <span className="stage-dots" aria-hidden="true" />
            <span className="stage-url">{path}</span>
          </div>
          <div className="stage-body">
            <AskingOn questions={NONE}>
              <Suspense fallback={null}>
                <Embedded path={path} {...(role === null ? {} : { role })} />
              </Suspense>
            </AskingOn>
          </div>
        </div>
      </div>
    </section>
  );
}
