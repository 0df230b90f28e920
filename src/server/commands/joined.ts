import { createHash } from 'node:crypto';
import type { Moment, Role, Speaker } from '#core/index.ts';
import type { Desk } from './desk.ts';
import { asKept } from './fact-text.ts';
import { NO_SHAPE } from './start.ts';

/** Somebody who is there while a walkthrough goes on. */
export interface Arrival extends Speaker {
  /** Public id of the person. */
  readonly person: string;
  readonly as: Role;
}

/**
 * Writes down who has joined a walkthrough, once each: their moment has an id of its own. Resolves to those who could
 * not be written down now.
 */
export async function joined(
  walkthrough: string,
  people: readonly Arrival[],
  desk: Desk,
): Promise<readonly Arrival[]> {
  const files = people.flatMap(({ person, as, name, role }) => {
    const id = momentId(walkthrough, person);
    if (desk.facts.byCommand(id)) return [];
    const by = { name, role };
    const what = { happened: 'joined', as } as const;
    const said: Moment = { fact: 'moment', id, walkthrough, by, at: desk.instant(), what };
    const form = asKept(said, NO_SHAPE);
    return 'problem' in form ? [] : [form.file];
  });
  await desk.keepAll(files);
  return people.filter(({ person }) => !desk.facts.byCommand(momentId(walkthrough, person)));
}

function momentId(walkthrough: string, person: string): string {
  const hash = createHash('sha256').update(`${walkthrough} ${person}`).digest('hex');
  return `joined-${hash.slice(0, 24)}`;
}
