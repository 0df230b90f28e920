import type { PointView, Workspace } from '#core/index.ts';
import type { NamedKind } from '#core/spec/types.ts';
import Calls from '../../app/placeholders/calls/calls.tsx';
import Constants from '../../app/placeholders/constants/constants.tsx';
import Entities from '../../app/placeholders/entities/entities.tsx';
import Errors from '../../app/placeholders/errors/errors.tsx';
import Purpose from '../../app/placeholders/purpose/purpose.tsx';
import Roles from '../../app/placeholders/roles/roles.tsx';
import Screens from '../../app/placeholders/screens/screens.tsx';
import States from '../../app/placeholders/states/states.tsx';
import Validation from '../../app/placeholders/validation/validation.tsx';
import { SceneStage } from '../../app/stage/scene-stage.tsx';
import type { StageDefinition } from '../../app/stage/stage-definition.ts';
import { markupOf } from './page.tsx';

/** The placeholders of all kinds. */
export const STAGES = {
  purpose: Purpose,
  screens: Screens,
  entities: Entities,
  states: States,
  validation: Validation,
  roles: Roles,
  calls: Calls,
  errors: Errors,
  constants: Constants,
} as unknown as Readonly<Record<StageKind, StageDefinition>>;

export type StageKind = NamedKind;

/** The markup of one scene of a point, without the legend. */
export function sceneMarkup(workspace: Workspace, view: PointView, kind: StageKind, scene: string): string {
  const html = markupOf(workspace, <SceneStage stage={STAGES[kind]} view={view} />, {
    at: `/?scene=${scene}`,
    questions: view.questions,
  });
  return html.replace(/<footer.*?<\/footer>/s, '');
}
