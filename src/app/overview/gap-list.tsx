import { type ReactNode, Suspense, use, useState } from 'react';
import { type DocumentOverview, type GapRow, type GapsView, type NewWorkspaceView, shellWord } from '#core/overview.ts';
import { Button } from '../kit/button.tsx';
import { askServer } from '../sync/requests.ts';

type GapsResult = GapsView | { readonly problem: string };

const TAGS: Partial<Record<GapRow['kind'], { readonly word: string; readonly look: string }>> = {
  unanswered: { word: 'Nobody has said', look: 'hole' },
  partial: { word: 'Partly said', look: 'partly' },
};
const MARK = { word: 'Mark', look: 'hole' };

interface GapListProps {
  readonly document: DocumentOverview;
  readonly id: number;
}

export function GapList(props: GapListProps) {
  return (
    <Suspense fallback={<p className="quiet">Fetching its gaps …</p>}>
      <FetchedGaps {...props} />
    </Suspense>
  );
}

function FetchedGaps({ document, id }: GapListProps) {
  const result = use(fetchGaps(document, id));
  if ('problem' in result) return <p className="problem">{result.problem}</p>;
  return (
    <>
      {result.gaps.length === 0 && <p className="quiet">Nothing is unsaid.</p>}
      <ul className="max-h-[60vh] overflow-auto">
        {[...result.gaps.entries()].map(([at, { line, kind, words, aside }]) => {
          const { word, look } = TAGS[kind] ?? MARK;
          return (
            <li
              className="grid grid-cols-[128px_minmax(0,1fr)_auto] max-lg:grid-cols-[auto_minmax(0,1fr)] gap-3 items-baseline py-1.5
                wrap-anywhere"
              key={at}
            >
              <span className={`tag justify-self-start ${look}`}>{word}</span>
              <span className="max-lg:col-span-full max-lg:row-2">
                {words} {aside !== '' && <small className="quiet">{aside}</small>}
              </span>
              <code className="text-xs text-ink-2 max-lg:text-right">
                {document.path}:{line}
              </code>
            </li>
          );
        })}
      </ul>
      {result.make && <MakeWorkspace make={result.make} id={id} />}
    </>
  );
}

function MakeWorkspace({ make: { path, isInPlace }, id }: { make: NewWorkspaceView; id: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-1">
      <OpenButton act="make" id={id}>
        Make a workspace
      </OpenButton>
      <p className="quiet flex-[1_1_300px]">
        {isInPlace
          ? 'With a question for every gap, in its own folder; what is decided is written into this SPEC.md.'
          : 'With a question for every gap, in a folder beside it; the document stays as it is.'}{' '}
        Or on the command line: <code>specwalk init {shellWord(path)}</code>
      </p>
    </div>
  );
}

const gapsCache = new WeakMap<DocumentOverview, Promise<GapsResult>>();

/** Cached by document object; a document that may have changed is a new object. */
function fetchGaps(document: DocumentOverview, id: number): Promise<GapsResult> {
  const cached = gapsCache.get(document);
  if (cached) return cached;
  const request = askServer<GapsView>('GET', `/api/documents/${id}/gaps`).then((response) =>
    response.ok ? response.body : { problem: response.problem },
  );
  gapsCache.set(document, request);
  return request;
}

/** Opens the workspace of a document once the server has an address for it; shows the reason if it has none. */
export function OpenButton({ act, id, children }: { act: 'open' | 'make'; id: number; children: ReactNode }) {
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setOpening(true);
    setProblem('');
    const response = await askServer<{ readonly url: string }>('POST', `/api/${act}`, { document: id });
    setOpening(false);
    if (response.ok) window.location.assign(response.body.url);
    else setProblem(response.problem);
  };
  return (
    <>
      <Button data-step={act} disabled={opening} onClick={press}>
        {children}
      </Button>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
