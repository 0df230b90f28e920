import { SPEC_FILE } from '../../facts/paths.ts';
import type { Workspace } from '../workspace.ts';

/** Its decided name, else the title of its specification; without any, the name of its folder. */
export function workspaceTitle({ question, spec, name }: Pick<Workspace, 'question' | 'spec' | 'name'>): string {
  const result = question('purpose.name')?.decision?.result;
  const decided = result?.outcome === 'decided' && typeof result.value === 'string' ? result.value.trim() : '';
  return decided || (spec.title === SPEC_FILE && name ? name : spec.title);
}
