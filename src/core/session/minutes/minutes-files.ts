import { minutesPath } from '../../facts/paths.ts';
import { viewWalkthroughs } from '../../workspace/walkthroughs/view-walkthroughs.ts';
import type { Snapshot } from '../../workspace/workspace.ts';
import { minutesOf } from './minutes-of.ts';
import { minutesText } from './minutes-text.ts';

export function minutesFiles(snapshot: Snapshot) {
  return viewWalkthroughs(snapshot.facts).flatMap(({ walkthrough: { id }, endedAt }) => {
    if (endedAt === null) return [];
    const text = () => {
      const minutes = minutesOf(snapshot, id);
      return minutes ? minutesText(minutes) : '';
    };
    return [{ path: minutesPath(id), text }];
  });
}
