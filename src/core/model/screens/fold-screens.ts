import { type Answers, thingOf } from '../answers.ts';
import { YES_NO } from '../cells.ts';
import type { Entities } from '../entities/types.ts';
import { refsIn } from '../find.ts';
import { type Held, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { ModelTrouble } from '../troubles.ts';
import { cellTroubles, nameTroubles } from '../troubles.ts';
import { contextOf } from './context.ts';
import { CONDITIONS, conditionsIn } from './fold-conditions.ts';
import { irreversibleOf, outputsOf, printsOf, sharedLinksOf } from './fold-consequences.ts';
import { landingsOf } from './fold-landings.ts';
import { linksOf } from './fold-links.ts';
import { SCREEN_KINDS, screenOf } from './fold-screen.ts';
import type { Language, Screen, Screens } from './types.ts';

/** The screens that the work needs, the ways between them, and what leaves them. */
export function screensOf(answers: Answers, entities: Entities): Screens {
  const context = contextOf(answers, entities);
  return {
    screens: inventoryOf(context),
    landings: landingsOf(context),
    links: linksOf(context),
    deadEnds: mapHeld(answers.list('screens/links/dead-ends'), (all) =>
      all.flatMap((words) => refsIn(context.screen, words)),
    ),
    back: answers.choice('screens/links/back'),
    irreversible: irreversibleOf(answers),
    undoWindow: answers.quantity('screens/undo-window'),
    sharedLinks: sharedLinksOf(context),
    afterSignIn: answers.choice('screens/shared-links/after-sign-in'),
    outputs: outputsOf(answers),
    devices: answers.list('screens/devices'),
    languages: languagesOf(answers),
    offlineClash: answers.choice('screens/devices/offline-clash'),
    offlineAge: answers.quantity('screens/devices/offline-age'),
    prints: printsOf(answers),
    nextPerson: answers.text('screens/devices/next-person'),
  };
}

function inventoryOf(context: ReturnType<typeof contextOf>): Held<readonly Screen[]> {
  const conditions = conditionsIn(context);
  return mapHeld(context.answers.rows('screens/inventory'), (rows) =>
    onlyOnce(rows).map((row) => screenOf(row, conditions(row.id), context)),
  );
}

function languagesOf(answers: Answers): Held<readonly Language[]> {
  return mapHeld(answers.rows('screens/languages'), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      writer: answers.below(null, 'screens/languages', row.id).text('writer'),
    })),
  );
}

const NAMINGS = [
  { slot: 'screens/inventory', noun: 'screens' },
  { slot: 'screens/irreversible', noun: 'actions' },
  { slot: 'screens/languages', noun: 'languages' },
  { slot: 'screens/{item}/steps', noun: 'steps' },
  { slot: 'screens/{item}/figures', noun: 'figures' },
];

const CELLS = [
  { slot: 'screens/inventory', columns: ['kind'], words: SCREEN_KINDS },
  { slot: 'screens/{item}/columns', columns: ['sort', 'filter', 'search'], words: YES_NO },
  { slot: 'screens/{item}/steps', columns: ['resume'], words: YES_NO },
  { slot: 'screens/conditions/{item}/words', columns: ['moment'], words: CONDITIONS },
];

/** What the answers on screens say that cannot be taken as it stands. */
export function screensTroubles(answers: Answers): readonly ModelTrouble[] {
  return [...nameTroubles(answers, NAMINGS), ...cellTroubles(answers, CELLS)];
}
