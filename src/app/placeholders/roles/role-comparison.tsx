import { useEffect, useRef, useState } from 'react';
import { withArticle } from '#core/index.ts';
import { type Entity, type Product, type Role, type SampleSet, screensOf } from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { samplePageAddress } from '../../prototype/navigation.ts';
import { PAGE_BOX } from '../people/page-as-role.tsx';
import { type Difference, differencesOn, type PageKind } from './differences.ts';

/** Fields and actions on a page of the prototype. */
const MARKED_ELEMENTS = '[data-field], [data-action]';

const LABELLED_REGIONS = ':is(section, nav, form)[aria-label]';

/**
 * Outlines the given fields and actions on a page, also those rendered later (the page itself knows nothing of the
 * comparison), and makes the labels of its regions unique, as the page is there twice.
 *
 * @returns the disconnect function
 */
function outlineDifferences(page: HTMLElement, as: string, marks: readonly string[]): () => void {
  const wanted = new Set(marks);
  const applyOutlines = () => {
    for (const region of page.querySelectorAll<HTMLElement>(LABELLED_REGIONS)) labelWithRole(region, as);
    for (const element of page.querySelectorAll<HTMLElement>(MARKED_ELEMENTS)) {
      const differs = wanted.has(differenceKey(element));
      if (differs !== element.hasAttribute('data-differs')) element.toggleAttribute('data-differs', differs);
    }
  };
  applyOutlines();
  const observer = new MutationObserver(applyOutlines);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function differenceKey({ dataset: { field, action } }: HTMLElement): string {
  return field === undefined ? `action ${action}` : `field ${field}`;
}

function labelWithRole(region: HTMLElement, as: string): void {
  const ownLabel = region.getAttribute('aria-label') ?? '';
  const ending = `, beside, as ${as}`;
  if (!ownLabel.endsWith(ending)) region.setAttribute('aria-label', `${ownLabel}${ending}`);
}

const FIELD = 'field min-w-0 max-w-full font-semibold max-sm:flex-[1_1_140px]';

const PAGES: readonly (readonly [page: PageKind, label: string])[] = [
  ['detail', 'One of them'],
  ['list', 'The list'],
  ['form', 'The form'],
];

/** A page of an entity as two roles see it, side by side: the differences are outlined and listed. */
export function RoleComparison({ product, entity, sample }: { product: Product; entity: Entity; sample: SampleSet }) {
  const roles = product.index.roles.all;
  const [page, setPage] = useState<PageKind>('detail');
  const [ids, setIds] = useState<readonly [string, string]>(['', '']);
  const one = product.index.roles.get(ids[0]) ?? roles[0];
  const other = product.index.roles.get(ids[1]) ?? roles.find(({ id }) => id !== one?.id);
  if (!one || !other) return null;
  const differences = differencesOn(product, entity, page, [one, other]);
  const marks = differences.flatMap((difference) => difference.marks);
  const path = pagePath(product, entity, page, sample);
  return (
    <section aria-label={`${entity.plural}, seen twice`}>
      <header className="flex flex-wrap gap-3 items-center justify-between mb-3">
        <h2 className="m-0 min-w-0 wrap-anywhere">
          The same <bdi>{entity.label}</bdi>, seen twice
        </h2>
        <label className="row text-ink-2 text-sm max-sm:w-full">
          Page <Select className={FIELD} value={page} onChange={setPage} of={PAGES} />
        </label>
      </header>
      <DifferenceList differences={differences} />
      {path === null ? (
        <Hole q="screens.inventory" words={`nobody has said on which screen ${withArticle(entity.label)} is seen`} />
      ) : (
        <div
          className="grid gap-4 grid-fit-310
            [&_.proto-lines>div]:grid-cols-[minmax(90px,2fr)_minmax(0,3fr)]"
        >
          <ComparedPage role={one} become={(id) => setIds([id, other.id])} {...{ roles, path, marks }} />
          <ComparedPage role={other} become={(id) => setIds([one.id, id])} {...{ roles, path, marks }} />
        </div>
      )}
    </section>
  );
}

function pagePath(product: Product, entity: Entity, page: PageKind, sample: SampleSet): string | null {
  const screen = screensOf(product).find((one) => one.kind === page && one.entity === entity.id);
  return screen ? samplePageAddress(screen, sample) : null;
}

function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) {
    return <p className="mb-4 voice-xl font-semibold">They see exactly the same. Why are they two?</p>;
  }
  return (
    <ul
      className="list-disc py-3 pr-4 pl-8 mb-4 voice-lg wrap-anywhere bg-pen-wash border-l-3
        border-l-pen"
      aria-label="What differs"
    >
      {differences.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface ComparedPageProps {
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly become: (role: string) => void;
  readonly path: string;
  readonly marks: readonly string[];
}

function ComparedPage({ role, roles, become, path, marks }: ComparedPageProps) {
  const page = useRef<HTMLElement>(null);
  const wanted = marks.join('\n');
  useEffect(
    () => (page.current ? outlineDifferences(page.current, role.label, wanted.split('\n')) : undefined),
    [wanted, role.label],
  );
  return (
    <section className="min-w-0" aria-label={`As ${role.label}`}>
      <label className="row py-1.5 text-ink-2 text-sm">
        As <Select className={FIELD} value={role.id} onChange={become} of={roles.map(({ id, label }) => [id, label])} />
      </label>
      <ScrollBox className={`${PAGE_BOX} rounded-lg`} label={`The page as ${role.label} sees it`} ref={page}>
        <EmbeddedScreen key={`${path} ${role.id}`} path={path} role={role.id} />
      </ScrollBox>
    </section>
  );
}
