import { decidedTexts } from '../../texts/decided/decided-texts.ts';
import type { BeforeAndAfter } from './before-and-after.ts';
import { lineDiff } from './line-diff.ts';
import type { TextChange } from './types.ts';

/** How the decided text has changed, point by point, without the lines that say who decided. */
export function specChanges({ before, after }: BeforeAndAfter): readonly TextChange[] {
  const old = decidedTexts(before);
  const now = decidedTexts(after);
  return after.points.flatMap(({ point: { id, title } }) => {
    const [was, is] = [unsigned(old.get(id)), unsigned(now.get(id))];
    return was === is ? [] : [{ point: id, title, lines: lineDiff(was, is) }];
  });
}

/** What people type never begins so, for it is escaped. */
const SIGNATURE = /(?:^|\n\n)<sub>.*<\/sub>(?=\n|$)/g;

function unsigned(text = ''): string {
  return text.replace(SIGNATURE, '').trimStart();
}
