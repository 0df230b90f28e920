import { heldValue, questionOf } from '../model/held.ts';
import type { ScreenLink } from '../model/screens/types.ts';
import { folded } from '../model/shapes/folded.ts';
import type { InWords } from '../model/things.ts';
import { type Acting, scopeOf } from './acting.ts';
import { addressOf } from './routes.ts';
import { rowOfKind } from './row-of-kind.ts';
import type { SampleRow } from './sample/types.ts';
import type { Look, ProtoScreen } from './screens-of.ts';

/** A way from one screen to the next, as it was named. */
export interface WayOn {
  /** As on its button. */
  readonly label: string;
  /** Undefined: it leads to what is no screen. */
  readonly to: ProtoScreen | undefined;
  /** As the answer calls it. */
  readonly toLabel: string;
  /** Null: one gets there by something else on the screen, such as a line of a list or the button that saves. */
  readonly path: string | null;
  /** A condition that nobody has made exact; empty where there is none. */
  readonly onlyIf: string;
  readonly look: Look;
  readonly question: string;
}

/** The ways on from a screen that are open to whoever acts, on the record that it shows. */
export function waysOn(
  acting: Acting,
  screens: readonly ProtoScreen[],
  screen: ProtoScreen,
  row: SampleRow | undefined,
): readonly WayOn[] {
  const { links } = acting.product.model.screens;
  return (heldValue(links) ?? [])
    .filter(({ from }) => from.id === screen.id)
    .flatMap((link) => {
      const only = heldValue(link.condition);
      const open = only ? wayIsOpen(acting, only, row) : 'yes';
      if (open === 'no') return [];
      const to = screens.find(({ id }) => id === link.to.id);
      const inWords = open === 'in words';
      return {
        label: heldValue(link.control) ?? link.to.label,
        to,
        toLabel: link.to.label,
        path: to && !isSaving(screen, link) ? pathTo(acting, screen, to, row) : null,
        onlyIf: inWords ? (only?.text ?? '') : '',
        look: to ? (inWords ? 'guess' : 'said') : 'hole',
        question: to && inWords ? questionOf(link.condition) : questionOf(links),
      };
    });
}

const SAVES = /^(?:save|finish|send|submit|done|ok|okay|create|store|confirm|book|register|speichern)\b/iu;
const LEAVES = /^(?:cancel|back|not now|close|leave|abbrechen|zurück)\b/iu;

/** Whether a way is taken by saving what was filled in. */
function isSaving({ kind }: ProtoScreen, { control }: ScreenLink): boolean {
  const words = heldValue(control) ?? '';
  return (kind === 'form' || kind === 'wizard') && SAVES.test(words) && !LEAVES.test(words);
}

/** The button of a form that saves, and where one is then; undefined while nobody has said. */
export function savingWay(ways: readonly WayOn[]): WayOn | undefined {
  return ways.find(({ path, to, label }) => path === null && to !== undefined && SAVES.test(label));
}

/** The address with the record that it is about: the one shown, or the one this is linked to. */
function pathTo(
  acting: Acting,
  from: ProtoScreen,
  to: ProtoScreen,
  row: SampleRow | undefined,
): string | null {
  if (!to.path.includes(':')) return addressOf(to);
  const about = entityIn(acting, to);
  const found = row && rowOfKind(acting, row, about);
  if (found) return addressOf(to, found.id);
  if (to.kind === 'form' || to.kind === 'wizard') return addressOf(to, 'new');
  if (from.entity === about && from.kind === 'list') return null;
  const [first] = acting.records.page(about, 0, 1);
  return first ? addressOf(to, first.id) : null;
}

/** The thing whose record stands in an address: the one its last parameter is called after, else that of the screen. */
function entityIn({ product }: Acting, { path, entity }: ProtoScreen): string {
  const parameter = /:([^/]+)(?!.*:)/u.exec(path)?.[1] ?? '';
  return product.index.entities.called(parameter.replace(/[-_]?id$/iu, ''))?.id ?? entity ?? '';
}

/** Whether a way is open to whoever acts: by its condition where that is exact, else it is drawn as a guess. */
function wayIsOpen(acting: Acting, words: InWords, row: SampleRow | undefined): 'yes' | 'no' | 'in words' {
  const condition = acting.product.condition(words, row?.entity ?? null);
  if (condition.form !== 'exact') return 'in words';
  const outcome = condition.run(row ? scopeOf(acting, row) : withoutRecord(acting));
  return outcome.ok && outcome.value === true ? 'yes' : 'no';
}

function withoutRecord({ product: { index }, role, today }: Acting) {
  const value = (label: string) => {
    if (folded(label) === 'role') return index.roles.get(role)?.label;
    const constant = index.constants.called(label);
    return constant && heldValue(constant.value)?.amount;
  };
  return { value, today, now: `${today}T12:00:00Z` };
}
