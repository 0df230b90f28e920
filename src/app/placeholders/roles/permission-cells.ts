import {
  ACTION_WORDS,
  type Action,
  ACTIONS as ALL_ACTIONS,
  blankMeans,
  blankOf,
  type Entity,
  knownValue,
  type Look,
  lookOfSourced,
  type PERMISSION_VALUES,
  type Permission,
  type Product,
  questionOf,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { isMatrix } from '../answers/answer-value.ts';
import { EMPTY_MATRIX, matrixCellAt, useAnswerDraft, withCell } from '../answers/draft-writer.ts';
import { plainCondition } from '../answers/plain-condition.ts';
import { questionIdFor } from '../things/question-ids.ts';

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
  const besides = plainCondition(knownValue(condition)?.text ?? '');
  const detail = word === 'if' ? besides : [whose, besides].filter(Boolean).join(', and ');
  return { word, look: lookOfSourced(may), origin: 'cell', question: questionOf(may), detail };
}

export type PermissionDraft = ReturnType<typeof usePermissionDraft>;

/** The draft of the answer on the permissions of an entity. Clicks edit it without opening the question. */
export function usePermissionDraft(product: Product, entity: Entity) {
  const q = questionIdFor(useAsking().view, 'roles', entity.id, 'permissions');
  const answer = useAnswerDraft(q);
  const savedMatrix = isMatrix(answer.latest) ? answer.latest : EMPTY_MATRIX;
  const draft = isMatrix(answer.draft) ? answer.draft : EMPTY_MATRIX;
  const column = (action: Action) => columnHead(product, entity, action, q === 'roles.permissions');
  /** The drafted word of a cell, if it differs from the saved answer. */
  const word = (role: string, action: Action) => {
    const typed = matrixCellAt(draft, role, column(action));
    return typed === matrixCellAt(savedMatrix, role, column(action)) ? '' : typed;
  };
  return {
    /** Id of the question whose answer holds the permissions. */
    q,
    /** False if the question is not asked, so that there is no draft. */
    open: answer.shape?.shape === 'matrix',
    waiting: draft.rows.flatMap((row, r) =>
      draft.columns.filter((head, c) => {
        const typed = draft.cells[r]?.[c] ?? '';
        return typed !== '' && typed !== matrixCellAt(savedMatrix, row, head);
      }),
    ).length,
    word,
    /** Sets the word of a cell, or removes it if it is the same. */
    put: (role: string, action: Action, picked: PermissionWord) => {
      const position = { row: role, column: column(action) };
      const next = word(role, action) === picked ? '' : picked;
      answer.set(withCell(answer.value, position, next));
      announce(
        next === ''
          ? `${role}, ${position.column}: taken out of the answer.`
          : `${role}, ${position.column}: ${next}. It waits in the answer.`,
      );
    },
  };
}

/**
 * The column head for an action: the head already used in the answer if it means only this action, else the everyday
 * word. In the answer for all entities it also names the entity.
 */
export function columnHead(
  { model }: Pick<Product, 'model'>,
  { id, plural }: Pick<Entity, 'id' | 'plural'>,
  action: Action,
  forAll: boolean,
): string {
  const own = model.roles.permissions.filter(({ entity }) => entity?.id === id);
  const usedWords = own.find((cell) => cell.action === action)?.words;
  const isUnambiguous =
    usedWords !== undefined && own.every((cell) => cell.words !== usedWords || cell.action === action);
  if (isUnambiguous) return usedWords;
  const word = LABELLED_ACTIONS.find(({ id }) => id === action)?.label ?? action;
  return forAll ? `${word} ${plural}` : word;
}
