import { type LoaderFunctionArgs, useParams } from 'react-router';
import { AskPanel } from '../asking/ask-panel.tsx';
import { AskingOn } from '../asking/asking.tsx';
import { PointTag } from '../asking/status-tag.tsx';
import { PointFindings } from '../findings/point-findings.tsx';
import { fetchPlaceholder, Placeholder } from '../placeholders/placeholder.tsx';
import { Evidence } from '../stage/evidence.tsx';
import { NextHole } from '../stage/next-hole.tsx';
import { enterWorkspace, useWorkspace } from '../workspace/store.ts';
import { NotFound } from './not-found.tsx';

/** Has the screen at hand before the page is drawn. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const known = await enterWorkspace();
  const view = known?.workspace.point(params.point ?? '');
  if (view) await fetchPlaceholder(view);
  return null;
}

/** The screen of one point: the placeholder in the middle, its questions beside it. */
export function Component() {
  const { point: id = '' } = useParams();
  const view = useWorkspace().point(id);
  if (!view) return <NotFound what={`There is no point “${id}” in the specification.`} />;
  const { point } = view;
  return (
    <AskingOn key={point.id} questions={view.questions}>
      <title>{`${point.title} · Specwalk`}</title>
      <div className="screen">
        <div className="screen-main">
          <p className="crumb">
            Point {point.id} · <PointTag status={view.status} /> ·{' '}
            <span className="mono">{`SPEC.md line ${point.line}`}</span>
          </p>
          <PointFindings point={point.id} />
          <Placeholder view={view} />
          <Evidence evidence={point.evidence} />
        </div>
        <AskPanel view={view} />
      </div>
      <NextHole />
    </AskingOn>
  );
}
