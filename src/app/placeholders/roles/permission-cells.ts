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
import { plainCondition } from '../answers/plain-condition.ts';

export type PermissionWord = (typeof PERMISSION_VALUES)[number];

/** The actions that every entity has, with their everyday words. */
export const LABELLED_ACTIONS = ALL_ACTIONS.map((id) => ({ id, label: ACTION_WORDS[id] }));

export interface PermissionCell {
  /** Null if unknown. */
  readonly word: PermissionWord | null;
  readonly look: Look;
  /** Where the word comes from: the cell, the answer on what blank cells mean, or nowhere. */
  readonly origin: 'cell' | 'blank' | 'nobody';
  /** Id of the question whose answer holds the word or would hold it. */
  readonly question: string;
  /** Detail of the word: whose records, or on what condition; '' if none. */
  readonly detail: string;
}

export function permissionCell(product: Product, role: string, entity: string, action: Action): PermissionCell {
  const permission = product.permissions(role, entity, action);
  if (permission && permission.may.is !== 'unknown') return cellFromPermission(permission);
  const blank = blankOf(product.model.roles, entity);
  const word = blankMeans(product.model.roles, entity);
  if (word) return { word, look: lookOfSourced(blank), origin: 'blank', question: questionOf(blank), detail: '' };
  return { word: null, look: 'hole', origin: 'nobody', question: `roles.${entity}.permissions`, detail: '' };
}

function cellFromPermission({ may, theirs, condition }: Permission): PermissionCell {
  const word = knownValue(may) ?? 'no';
  const whose = word === 'own' || word === 'team' ? (knownValue(theirs) ?? '') : '';
  const detail = word === 'if' ? plainCondition(knownValue(condition)?.text ?? '') : whose;
  return { word, look: lookOfSourced(may), origin: 'cell', question: questionOf(may), detail };
}
