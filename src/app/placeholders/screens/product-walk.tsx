import { type ReactNode, use, useMemo } from 'react';
import { type Navigator, parsePath, UNSAFE_NavigationContext } from 'react-router';
import {
  addressOf,
  mayDo,
  NO_EDITS,
  type Product,
  type ProtoScreen,
  recordsOf,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { useDare } from './dare.ts';
import { DarePanel } from './dare-panel.tsx';
import type { EmbeddedNavigation } from './embedded-navigation.tsx';

interface ProductWalkProps {
  readonly product: Product;
  readonly inside: EmbeddedNavigation;
  readonly sample: SampleSet;
  readonly refDate: string;
  /** Id of the point this screen belongs to. */
  readonly point: string;
}

const HEADING = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3 mb-4 border-b-1 border-line';
const PAGE_BUTTON = 'px-2.5 py-1.5 min-h-9 border-0 rounded-sm';

export function ProductWalk({ product, inside, sample, refDate, point }: ProductWalkProps) {
  const dare = useDare(product, inside, sample, refDate);
  const pages = screensOf(product).filter(isStandalone);
  const { roles } = product.index;
  return (
    <section aria-label="Walk through it">
      <DarePanel dare={dare} point={point} inside={inside} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only counts clicks inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button is a click too */}
      <div
        className={`screens-window-open px-6 pt-4 pb-6 max-sm:px-4 min-h-80 overflow-x-auto bg-raised border
          border-ink ${dare.dare ? 'border-t-0 rounded-b-lg' : 'rounded-lg'}`}
        onClick={dare.click}
      >
        <header className={HEADING}>
          <nav className="flex flex-wrap gap-x-2 gap-y-0.5" aria-label="The product’s pages">
            {pages.map((screen) => (
              <Button
                key={screen.id}
                className={`${PAGE_BUTTON} ${screen.id === inside.screen ? 'bg-ink text-paper' : 'bg-transparent'}`}
                aria-current={screen.id === inside.screen ? 'page' : undefined}
                onClick={() => inside.go(addressOf(screen))}
              >
                <bdi>{screen.label}</bdi>
              </Button>
            ))}
          </nav>
          {roles.all.length > 0 && (
            <label className="inline-flex items-center gap-2 text-ink-2 text-sm">
              Viewing as
              <Select
                className="field min-h-9 px-2 py-1 text-sm"
                value={inside.role ?? ''}
                onChange={inside.become}
                of={roles.all.map(({ id, label }) => [id, label])}
              />
            </label>
          )}
        </header>
        <FollowLinksHere go={inside.go}>
          <EmbeddedScreen key={`${inside.path} ${inside.role}`} path={inside.path} role={inside.role} />
        </FollowLinksHere>
      </div>
    </section>
  );

  /** Whether a page belongs in the navigation: it needs no record, and the role may list its entity. */
  function isStandalone({ kind, path, entity }: ProtoScreen): boolean {
    if (path.includes(':') || kind === 'form' || kind === 'wizard' || kind === 'detail') return false;
    if (kind !== 'list' || entity === null) return true;
    const records = recordsOf(sample, NO_EDITS);
    return mayDo({ product, role: inside.role, records, today: refDate }, entity, 'list').may !== 'no';
  }
}

/** Links of the product lead to /prototype; below this they are followed on this screen instead. */
function FollowLinksHere({ go, children }: { go: EmbeddedNavigation['go']; children: ReactNode }) {
  const outer = use(UNSAFE_NavigationContext);
  const inner = useMemo(() => {
    const { navigator } = outer;
    const here =
      (leave: Navigator['push']): Navigator['push'] =>
      (to, ...more) => {
        const { pathname = '', search = '' } = typeof to === 'string' ? parsePath(to) : to;
        const [, path] = /^\/prototype(\/.*)$/.exec(pathname) ?? [];
        if (path === undefined) leave(to, ...more);
        else go(path, undefined, new URLSearchParams(search));
      };
    return { ...outer, navigator: { ...navigator, push: here(navigator.push), replace: here(navigator.replace) } };
  }, [outer, go]);
  return <UNSAFE_NavigationContext value={inner}>{children}</UNSAFE_NavigationContext>;
}
