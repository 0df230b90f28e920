import type { Action, Entity, Product } from '#core/product.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { isMatrix, latestValue } from '../answers/answer-value.ts';
import { EMPTY_MATRIX, matrixCellAt, withCell } from '../draft-writing/use-draft-writer.ts';
import { questionIdFor } from '../things/question-ids.ts';
import { LABELLED_ACTIONS, type PermissionWord } from './permission-cells.ts';

export type PermissionDraft = ReturnType<typeof usePermissionDraft>;

/** The draft of the answer on the permissions of an entity. Clicks edit it without opening the question. */
export function usePermissionDraft(product: Product, entity: Entity) {
  const asking = useAsking();
  const q = questionIdFor(asking.view, 'roles', entity.id, 'permissions');
  const view = asking.view(q);
  const { value } = answerDrafts.use(q);
  const latest = view && latestValue(view);
  const savedMatrix = isMatrix(latest) ? latest : EMPTY_MATRIX;
  const draft = isMatrix(value) ? value : EMPTY_MATRIX;
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
    open: view?.question.shape.shape === 'matrix',
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
      answerDrafts.edit(q, { says: 'value', value: withCell(value ?? latest, position, next) });
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
