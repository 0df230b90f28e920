import { plural } from '#core/index.ts';
import { type LibraryView, type OwnerOverview, type SharedSection, withCount } from '#core/overview.ts';
import { Button, SkipLink } from '../kit/button.tsx';
import { LazyDisclosure } from '../kit/disclosure.tsx';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { Section } from '../kit/section.tsx';
import { createStore } from '../kit/store.ts';
import { useTruncated } from '../kit/use-truncated.tsx';
import { askServer } from '../sync/requests.ts';
import { DocumentList } from './document-list.tsx';

export function OverviewPage() {
  const { view, problem } = useDocuments();
  return (
    <>
      <SkipLink />
      <header className="top flex min-h-14 items-center gap-4 lg:gap-6 px-4 lg:px-6 border-b-1 border-line bg-sheet">
        <span className="ui-md font-semibold tracking-[-0.01em] flex gap-2.5 items-center">
          <i className="w-4.5 h-4.5 border border-ink bg-hatched rounded-[3px]" aria-hidden="true" />
          Specwalk
        </span>
        {view?.overview && (
          <nav
            className="ml-auto flex gap-3 lg:gap-4 text-sm *:px-0.5 *:py-2 *:text-ink-2 *:no-underline
              *:hover:text-ink *:hover:underline"
            aria-label="On this page"
          >
            <a href="#documents">Documents</a>
            {view.overview.sections.length > 0 && <a href="#sections">Unanswered</a>}
            {view.overview.owners.length > 0 && <a href="#owners">Owners</a>}
          </nav>
        )}
      </header>
      <main id="main" className="page max-w-290 focus:outline-none" tabIndex={-1}>
        <title>{view ? `${view.name} · Specwalk` : 'Specwalk'}</title>
        {problem !== null && (
          <div className="trouble mb-4 border-1 border-pen rounded" role="alert">
            {problem}{' '}
            <Button look="plain" onClick={() => void reload()}>
              Try again
            </Button>
          </div>
        )}
        {view && <LibraryContent view={view} />}
      </main>
    </>
  );
}

function LibraryContent({ view }: { view: LibraryView }) {
  const { name, overview, reading, unreadable } = view;
  return (
    <>
      <h1 className="wrap-anywhere">{name}</h1>
      {overview && <p className="lead">{leadOf(overview)}</p>}
      {reading && (
        <p className="mb-4 px-3 py-2 border-1 border-dashed border-line-strong rounded grid items-start" role="status">
          {reading.of === 0 ? 'Looking for documents …' : `Reading: ${reading.read} of ${reading.of} documents …`}
        </p>
      )}
      {!overview && !reading && (
        <p className="trouble mb-4 border-1 border-pen rounded">
          The documents could not be read; the terminal says more.
        </p>
      )}
      {overview && (
        <>
          <DocumentList view={view} />
          <SharedSections sections={overview.sections} />
          <Owners owners={overview.owners} />
        </>
      )}
      {unreadable.length > 0 && (
        <Section head="Left out">
          <ul className="wrap-anywhere">
            {unreadable.map((sentence) => (
              <li className="py-2.25 border-t-1 border-line" key={sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function leadOf({ documents }: NonNullable<LibraryView['overview']>): string {
  const sum = (of: (document: (typeof documents)[number]) => number) =>
    documents.reduce((total, document) => total + of(document), 0);
  const points = sum((document) => document.points);
  const done = sum(({ answered, notApplicable }) => answered + notApplicable);
  const completeCount = documents.filter(({ gaps, questions }) => gaps === 0 && !questions?.open).length;
  if (documents.length === 0) return 'There is no document in this folder that can be read.';
  if (points === 0) return 'None of its documents has a heading, so there is nothing to walk through yet.';
  const says = plural(done, 'says what it should', 'say what they should');
  const far = `${done} of ${withCount(points, 'point')} in ${withCount(documents.length, 'document')} ${says}.`;
  if (completeCount === documents.length) return `${far} Nothing is unsaid.`;
  if (completeCount === 0) return `${far} ${plural(documents.length, 'It has', 'Every document has')} a gap.`;
  return `${far} ${withCount(completeCount, 'document has', 'documents have')} no gap left.`;
}

const MAX_AT_FIRST = 12;
const MORE = 'button mt-3 print:hidden';
const ROW = 'gap-x-4 gap-y-1 items-center py-2.25 border-t-1 border-line break-inside-avoid';

function SharedSections({ sections }: { sections: readonly SharedSection[] }) {
  const { shown, more } = useTruncated(sections, MAX_AT_FIRST, `Show all ${sections.length} sections`, MORE);
  if (sections.length === 0) return null;
  return (
    <Section className="scroll-mt-4" id="sections" head="What they leave open">
      <p className="quiet">Sections that at least two documents have. What none of them answers comes first.</p>
      <ol className="bare">
        {shown.map((section) => (
          <SharedSectionRow key={section.heading} section={section} />
        ))}
      </ol>
      {more}
    </Section>
  );
}

function SharedSectionRow({ section }: { section: SharedSection }) {
  const { heading, documents, answered, partial, unanswered } = section;
  const label = `${answered} of ${documents} documents answer it, ${partial} partly, ${unanswered.length} not at all`;
  return (
    <li
      className={`${ROW} grid grid-cols-[minmax(0,5fr)_minmax(80px,2fr)_168px_190px] max-lg:grid-cols-[minmax(0,1fr)_auto]
        max-lg:[&>.bar]:col-span-full`}
    >
      <strong className="voice-lg font-semibold wrap-anywhere max-lg:col-span-full">{heading}</strong>
      <ProgressBar settled={answered} said={partial} unsaid={unanswered.length} label={label} />
      <span className="quiet">{answeredText(section)}</span>
      <Paths summary={`Nobody has said in ${unanswered.length}`} paths={unanswered} />
    </li>
  );
}

function answeredText({ documents, answered, partial }: SharedSection): string {
  if (answered > 0) return `answered in ${answered} of ${documents}`;
  return partial > 0 ? `partly answered in ${partial} of ${documents}` : `never answered in ${documents}`;
}

/** The people that gaps wait for, those with most first. */
function Owners({ owners }: { owners: readonly OwnerOverview[] }) {
  const { shown, more } = useTruncated(owners, MAX_AT_FIRST, `Show all ${owners.length} owners`, MORE);
  if (owners.length === 0) return null;
  return (
    <Section className="scroll-mt-4" id="owners" head="Whom it waits for">
      <ul className="bare">
        {shown.map((owner) => (
          <li
            className={`${ROW} flex flex-wrap lg:grid lg:grid-cols-[minmax(0,3fr)_90px_100px_minmax(0,4fr)_150px]
              [&>.paths:not([open])]:col-5`}
            key={owner.name}
          >
            <strong className="voice-lg font-semibold wrap-anywhere max-lg:flex-[1_1_100%]">{owner.name}</strong>
            <b className="font-semibold tabular-nums">{owner.open} open</b>
            {owner.overdue > 0 && <span className="tag guess justify-self-start">{owner.overdue} overdue</span>}
            <span className="col-4 quiet">{ownerWords(owner)}</span>
            <Paths summary={`In ${withCount(owner.documents.length, 'document')}`} paths={owner.documents} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

function ownerWords({ marks, deferred, gaps }: OwnerOverview): string {
  return [
    marks > 0 && `${marks} ${plural(marks, 'mark names them', 'marks name them')}`,
    deferred > 0 && `${deferred} put off to them`,
    gaps > 0 && `${gaps} in documents of theirs`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Paths of documents, folded below a summary; rendered while open. */
function Paths({ summary, paths }: { summary: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <LazyDisclosure className="paths quiet open:col-span-full [&>summary]:py-1.5" summary={summary}>
      <ul className="bare columns-[340px] pb-2">
        {paths.map((path) => (
          <li className="break-inside-avoid" key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </LazyDisclosure>
  );
}

/** The latest view of the documents, and why the last reload failed; null if it did not. */
const documentsStore = createStore<{ view: LibraryView | null; problem: string | null }>({
  view: null,
  problem: null,
});
const useDocuments = documentsStore.use;
let reloads = 0;

/** Reads the documents again, and polls while the server still reads, unless another reload has begun. */
async function reload(): Promise<void> {
  const current = ++reloads;
  let path = '/api/overview';
  while (current === reloads) {
    const response = await askServer<LibraryView>('GET', path);
    if (current !== reloads) return;
    documentsStore.set(
      response.ok
        ? { view: response.body, problem: null }
        : { view: documentsStore.get().view, problem: response.problem },
    );
    if (!response.ok || !response.body.reading) return;
    path = '/api/overview/now';
  }
}

/** Reads the documents when the page is opened, and again whenever it becomes visible. */
export function followDocuments(): void {
  void reload();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void reload();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reload();
  });
}
