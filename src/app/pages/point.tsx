import { Navigate, useParams, useSearchParams } from 'react-router';
import { AskingProvider } from '../asking/asking.tsx';
import { PointHead } from '../correcting/point-head.tsx';
import { PointFindings } from '../findings/rule-findings.tsx';
import { fetchPlaceholder, Placeholder, showsText } from '../placeholders/placeholder.tsx';
import { useWorkspace, workspaceStateNow } from '../workspace/store.ts';
import { NotFound } from './not-found.tsx';

/** Fetches the screen before the page is drawn. */
export function prepare({ point = '' }: { readonly point?: string | undefined }): Promise<unknown> | null {
  const view = workspaceStateNow()?.workspace.point(point);
  return view ? fetchPlaceholder(view) : null;
}

export function Component() {
  const { point: id = '' } = useParams();
  const [search] = useSearchParams();
  const workspace = useWorkspace();
  const view = workspace.point(id);
  if (!view) {
    const asked = workspace.question(search.get('q') ?? '');
    // A question whose section is gone has a page of its own.
    if (asked) return <Navigate to={`/questions/${asked.question.id}`} replace />;
    return <NotFound what={`There is no point “${id}” in the specification.`} />;
  }
  const { point } = view;
  return (
    <AskingProvider key={point.id} questions={view.questions}>
      <title>{`${point.title} · Specwalk`}</title>
      <div className="px-8 pt-5 pb-8 max-lg:px-4 print:p-0">
        <PointHead view={view} />
        <PointFindings point={point.id} />
        <Placeholder view={view} />
        {point.evidence.length > 0 && !showsText(view) && (
          <section className="mt-8">
            <h2 className="small-head">What we do see, and what it does not settle</h2>
            {point.evidence.map((seen) => (
              <blockquote
                key={seen}
                className="mb-3 px-4 py-2.5 border-l-3 border-double border-ink-2 bg-sheet voice-lg
                    whitespace-pre-line wrap-anywhere"
              >
                {seen}
              </blockquote>
            ))}
          </section>
        )}
      </div>
    </AskingProvider>
  );
}
