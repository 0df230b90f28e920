import {
  ACTION_WORDS,
  type Action,
  ACTIONS as ALL_ACTIONS,
  blankMeans,
  blankOf,
  knownValue,
  type Look,
  lookOfSourced,
  type MAY,
  type Permission,
  type Product,
  questionOf,
} from '#core/product.ts';
import { plainCondition } from '../known/plain-condition.ts';

export type Word = (typeof MAY)[number];

/** The actions there are on any thing, in everyday words. */
export const ACTIONS = ALL_ACTIONS.map((id) => ({ id, label: ACTION_WORDS[id] }));

export interface Cell {
  /** Null: nobody has said. */
  readonly word: Word | null;
  readonly look: Look;
  /** Whether this cell says it, or the answer on what a blank means. */
  readonly by: 'cell' | 'blank' | 'nobody';
  /** Id of the question that says it, or would say it. */
  readonly question: string;
  /** What the word alone leaves open: whose records, or on what condition; '' where it leaves nothing. */
  readonly more: string;
}

export function cellOf(product: Product, role: string, entity: string, action: Action): Cell {
  const said = product.permissions(role, entity, action);
  if (said && said.may.is !== 'unknown') return fromCell(said);
  const blank = blankOf(product.model.roles, entity);
  const word = blankMeans(product.model.roles, entity);
  if (word) return { word, look: lookOfSourced(blank), by: 'blank', question: questionOf(blank), more: '' };
  return { word: null, look: 'hole', by: 'nobody', question: `roles.${entity}.permissions`, more: '' };
}

function fromCell({ may, theirs, condition }: Permission): Cell {
  const word = knownValue(may) ?? 'no';
  const whose = word === 'own' || word === 'team' ? (knownValue(theirs) ?? '') : '';
  const more = word === 'if' ? plainCondition(knownValue(condition)?.text ?? '') : whose;
  return { word, look: lookOfSourced(may), by: 'cell', question: questionOf(may), more };
}
