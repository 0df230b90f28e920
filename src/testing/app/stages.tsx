import type { PointView, Workspace } from '#core/index.ts';
import type { NamedKind } from '#core/spec/types.ts';
import { STAGES } from '../../app/placeholders/stages.tsx';
import { SceneStage } from '../../app/stage/scene-stage.tsx';
import { markupOf } from './page.tsx';

/** The markup of one scene of a point, without the legend. */
export function sceneMarkup(workspace: Workspace, view: PointView, kind: NamedKind, scene: string): string {
  const html = markupOf(workspace, <SceneStage stage={STAGES[kind]} view={view} />, {
    at: `/?scene=${scene}`,
    questions: view.questions,
  });
  return html.replace(/<footer.*?<\/footer>/s, '');
}
