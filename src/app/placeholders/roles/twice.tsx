import { useEffect, useRef, useState } from 'react';
import { withArticle } from '#core/index.ts';
import { type Entity, type Product, type Role, type SampleSet, screensOf } from '#core/product.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Select } from '../../kit/select.tsx';
import { Embedded } from '../../prototype/embedded.tsx';
import { pageAddress } from '../../prototype/first-address.ts';
import { Hole } from '../../prototype/hole.tsx';
import { PAGE } from '../people/arrival.tsx';
import { differencesOn, type Page } from './differences.ts';

/** What marks lines and actions on a page of the running product. */
const MARKED = '[data-field], [data-action]';

const PARTS = ':is(section, nav, form)[aria-label]';

/**
 * Outlines everything on a page that is one of these lines or actions, also what comes later. The page itself knows nothing
 * of being compared. Its parts are named after the one who looks, as the page is there twice.
 *
 * @returns how to stop
 */
function outlineIn(page: HTMLElement, as: string, marks: readonly string[]): () => void {
  const wanted = new Set(marks);
  const mark = () => {
    for (const part of page.querySelectorAll<HTMLElement>(PARTS)) named(part, as);
    for (const element of page.querySelectorAll<HTMLElement>(MARKED)) {
      const differs = wanted.has(markOf(element));
      if (differs !== element.hasAttribute('data-differs')) element.toggleAttribute('data-differs', differs);
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function markOf({ dataset: { field, action } }: HTMLElement): string {
  return field === undefined ? `action ${action}` : `field ${field}`;
}

function named(part: HTMLElement, as: string): void {
  const own = part.getAttribute('aria-label') ?? '';
  const ending = `, beside, as ${as}`;
  if (!own.endsWith(ending)) part.setAttribute('aria-label', `${own}${ending}`);
}

const FIELD = 'field min-w-0 max-w-full font-semibold max-sm:flex-[1_1_140px]';

const PAGES: readonly (readonly [page: Page, label: string])[] = [
  ['detail', 'One of them'],
  ['list', 'The list'],
  ['form', 'The form'],
];

/** One page of a thing as two roles see it, side by side: what differs is outlined, and said in words. */
export function Twice({ product, entity, sample }: { product: Product; entity: Entity; sample: SampleSet }) {
  const roles = product.index.roles.all;
  const [page, setPage] = useState<Page>('detail');
  const [ids, setIds] = useState<readonly [string, string]>(['', '']);
  const one = product.index.roles.get(ids[0]) ?? roles[0];
  const other = product.index.roles.get(ids[1]) ?? roles.find(({ id }) => id !== one?.id);
  if (!one || !other) return null;
  const differences = differencesOn(product, entity, page, [one, other]);
  const marks = differences.flatMap((one) => one.marks);
  const path = pathTo(product, entity, page, sample);
  return (
    <section aria-label={`${entity.plural}, seen twice`}>
      <header className="flex flex-wrap gap-3 items-center justify-between mb-3">
        <h2 className="m-0 min-w-0 wrap-anywhere">
          The same <bdi>{entity.label}</bdi>, seen twice
        </h2>
        <label className="row text-ink-2 text-14 max-sm:w-full">
          Page <Select className={FIELD} value={page} onChange={setPage} of={PAGES} />
        </label>
      </header>
      <Words differences={differences} />
      {path === null ? (
        <Hole q="screens.inventory" words={`nobody has said on which screen ${withArticle(entity.label)} is seen`} />
      ) : (
        <div
          className="grid gap-4 grid-fit-310
            [&_.proto-lines>div]:grid-cols-[minmax(90px,2fr)_minmax(0,3fr)]"
        >
          <Half role={one} become={(id) => setIds([id, other.id])} {...{ roles, path, marks }} />
          <Half role={other} become={(id) => setIds([one.id, id])} {...{ roles, path, marks }} />
        </div>
      )}
    </section>
  );
}

function pathTo(product: Product, entity: Entity, page: Page, sample: SampleSet): string | null {
  const screen = screensOf(product).find((one) => one.kind === page && one.entity === entity.id);
  return screen ? pageAddress(screen, sample) : null;
}

function Words({ differences }: { differences: ReturnType<typeof differencesOn> }) {
  if (differences.length === 0) {
    return <p className="mb-4 voice-20/[1.4] font-medium">They see exactly the same. Why are they two?</p>;
  }
  return (
    <ul
      className="list-disc py-3 pr-4 pl-8 mb-4 voice-17/[1.5] wrap-anywhere bg-pen-wash border-l-3
        border-l-pen"
      aria-label="What differs"
    >
      {differences.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface HalfProps {
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly become: (role: string) => void;
  readonly path: string;
  readonly marks: readonly string[];
}

function Half({ role, roles, become, path, marks }: HalfProps) {
  const page = useRef<HTMLElement>(null);
  const wanted = marks.join('\n');
  useEffect(
    () => (page.current ? outlineIn(page.current, role.label, wanted.split('\n')) : undefined),
    [wanted, role.label],
  );
  return (
    <section className="min-w-0" aria-label={`As ${role.label}`}>
      <label className="row py-1.5 text-ink-2 text-14">
        As <Select className={FIELD} value={role.id} onChange={become} of={roles.map(({ id, label }) => [id, label])} />
      </label>
      <ScrollBox className={`${PAGE} rounded-lg`} label={`The page as ${role.label} sees it`} ref={page}>
        <Embedded key={`${path} ${role.id}`} path={path} role={role.id} />
      </ScrollBox>
    </section>
  );
}
