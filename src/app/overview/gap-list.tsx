import { Suspense, use } from 'react';
import {
  type DocumentOverview,
  type GapRow,
  type GapsView,
  type MakeView,
  shellWord,
} from '#core/overview.ts';
import { askServer } from '../sync/ask-server.ts';
import { OpenButton } from './open-button.tsx';

type Told = GapsView | { readonly problem: string };

const TAGS: Partial<Record<GapRow['kind'], { readonly word: string; readonly look: string }>> = {
  unanswered: { word: 'Nobody has said', look: 'hole' },
  partial: { word: 'Partly said', look: 'guess' },
};
const MARK = { word: 'Mark', look: 'hole' };

interface GapListProps {
  readonly document: DocumentOverview;
  readonly id: number;
}

/** The gaps of one document with their places, fetched when somebody wants to see them. */
export function GapList(props: GapListProps) {
  return (
    <Suspense fallback={<p className="quiet">Fetching its gaps …</p>}>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched({ document, id }: GapListProps) {
  const told = use(gapsOf(document, id));
  if ('problem' in told) return <p className="problem">{told.problem}</p>;
  return (
    <>
      {told.gaps.length === 0 && <p className="quiet">Nothing is unsaid.</p>}
      <ul className="gap-list">
        {[...told.gaps.entries()].map(([at, gap]) => (
          <Line key={at} gap={gap} path={document.path} />
        ))}
      </ul>
      {told.make && <Make make={told.make} id={id} />}
    </>
  );
}

function Make({ make: { path, isInPlace }, id }: { make: MakeView; id: number }) {
  return (
    <div className="make">
      <OpenButton act="make" id={id}>
        Make a workspace
      </OpenButton>
      <p className="quiet">
        {isInPlace
          ? 'With a question for every gap, in its own folder; what is decided is written into this SPEC.md.'
          : 'With a question for every gap, in a folder beside it; the document stays as it is.'}{' '}
        Or on the command line: <code>specwalk init {shellWord(path)}</code>
      </p>
    </div>
  );
}

function Line({ gap: { line, kind, words, aside }, path }: { gap: GapRow; path: string }) {
  const { word, look } = TAGS[kind] ?? MARK;
  return (
    <li>
      <span className={`tag ${look}`}>{word}</span>
      <span>
        {words} {aside !== '' && <small className="quiet">{aside}</small>}
      </span>
      <code>
        {path}:{line}
      </code>
    </li>
  );
}

const fetched = new WeakMap<DocumentOverview, Promise<Told>>();

/** Fetched once for a document as it was last looked at: one that may read otherwise is another object. */
function gapsOf(document: DocumentOverview, id: number): Promise<Told> {
  const before = fetched.get(document);
  if (before) return before;
  const told = askServer<GapsView>('GET', `/api/documents/${id}/gaps`).then((asked) =>
    asked.ok ? asked.body : { problem: asked.problem },
  );
  fetched.set(document, told);
  return told;
}
