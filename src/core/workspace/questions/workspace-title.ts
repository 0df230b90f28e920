import type { Workspace } from '../workspace.ts';

/** Its decided name, else the title of its specification. */
export function workspaceTitle({ question, spec }: Pick<Workspace, 'question' | 'spec'>): string {
  const result = question('purpose.name')?.decision?.result;
  const name = result?.outcome === 'decided' && typeof result.value === 'string' ? result.value.trim() : '';
  return name || spec.title;
}
