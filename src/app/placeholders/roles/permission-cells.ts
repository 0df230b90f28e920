import {
  ACTION_WORDS,
  type Action,
  ACTIONS as ALL_ACTIONS,
  blankMeans,
  blankOf,
  knownValue,
  type Look,
  lookOfSourced,
  type PERMISSION_VALUES,
  type Permission,
  type Product,
  questionOf,
} from '#core/product.ts';
import { plainCondition } from '../known/plain-condition.ts';

export type PermissionWord = (typeof PERMISSION_VALUES)[number];

/** The actions there are on any thing, in everyday words. */
export const LABELLED_ACTIONS = ALL_ACTIONS.map((id) => ({ id, label: ACTION_WORDS[id] }));

export interface PermissionCell {
  /** Null: nobody has said. */
  readonly word: PermissionWord | null;
  readonly look: Look;
  /** Whether this cell says it, or the answer on what a blank means. */
  readonly by: 'cell' | 'blank' | 'nobody';
  /** Id of the question that says it, or would say it. */
  readonly question: string;
  /** What the word alone leaves open: whose records, or on what condition; '' where it leaves nothing. */
  readonly more: string;
}

export function permissionCell(product: Product, role: string, entity: string, action: Action): PermissionCell {
  const permission = product.permissions(role, entity, action);
  if (permission && permission.may.is !== 'unknown') return cellFromPermission(permission);
  const blank = blankOf(product.model.roles, entity);
  const word = blankMeans(product.model.roles, entity);
  if (word) return { word, look: lookOfSourced(blank), by: 'blank', question: questionOf(blank), more: '' };
  return { word: null, look: 'hole', by: 'nobody', question: `roles.${entity}.permissions`, more: '' };
}

function cellFromPermission({ may, theirs, condition }: Permission): PermissionCell {
  const word = knownValue(may) ?? 'no';
  const whose = word === 'own' || word === 'team' ? (knownValue(theirs) ?? '') : '';
  const more = word === 'if' ? plainCondition(knownValue(condition)?.text ?? '') : whose;
  return { word, look: lookOfSourced(may), by: 'cell', question: questionOf(may), more };
}
