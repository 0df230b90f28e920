import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { lastBrackets, splitOutside } from '../../shapes/split-words.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { screenCalled } from './read-actions.ts';
import { readOnScreen } from './screen-scope.ts';
import type { MenuEntry, MenuGroup } from './types.ts';

interface Read {
  readonly menu: readonly MenuGroup[];
  readonly problems: readonly string[];
}

const GROUP = /^([^:(]+):\s*(.+)$/su;
const ONLY_IF = /^(?:only )?(?:if|when) (.+)$/isu;

/** “Tools, Loans; More: Members, Settings (if me.Is staff is yes)”. */
export function readMenu(product: Product, screen: ProtoScreen, words: string): Read {
  const problems: string[] = [];
  const entryIn = (said: string): MenuEntry | readonly [] => {
    const { before, inside } = lastBrackets(said);
    const [, condition] = ONLY_IF.exec(inside) ?? [];
    const to = screenCalled(product, condition === undefined ? said : before);
    if (!to || condition === undefined) return to ? { to, onlyIf: null } : [];
    const onlyIf = readOnScreen(product, screen, condition);
    if (onlyIf.form === 'exact') return { to, onlyIf };
    problems.push(`${inQuotes(to.label)} is only in the menu if ${inQuotes(condition)}, which is not exact.`);
    return { to, onlyIf: null };
  };
  const menu = splitOutside(words, ';\n').flatMap((group): readonly MenuGroup[] => {
    const [, label = '', rest = group] = GROUP.exec(group) ?? [];
    const entries = splitOutside(rest, ',').flatMap(entryIn);
    return entries.length === 0 ? [] : [{ label, entries }];
  });
  return { menu, problems };
}
