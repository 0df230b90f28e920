import { openWorkspace } from '#core/index.ts';
import { fetchWorkspace } from '../workspace/link.ts';

/** What those invited to the running walkthrough speak for; none where nothing goes on. For whoever is in. */
export async function groupsInRoom(): Promise<readonly string[]> {
  try {
    const opened = await fetchWorkspace();
    return (opened && openWorkspace(opened).walking?.walkthrough.groups) ?? [];
  } catch {
    return [];
  }
}
