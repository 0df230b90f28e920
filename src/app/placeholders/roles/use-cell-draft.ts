import type { Action, Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { answerDrafts } from '../../asking/drafts.ts';
import { announce } from '../../kit/announcer.tsx';
import { NO_CELLS, withCell, wordAt } from '../gathering/matrix-cells.ts';
import { latestValue } from '../known/known-value.ts';
import { isMatrix } from '../known/value-forms.ts';
import { askedOf } from '../things/asked-of.ts';
import { ACTIONS, type Word } from './cells.ts';

export type CellDraft = ReturnType<typeof useCellDraft>;

/** The draft of the answer on the permissions of a thing. A click adds to it and opens nothing. */
export function useCellDraft(product: Product, entity: Entity) {
  const asking = useAsking();
  const q = askedOf(asking.view, 'roles', entity.id, 'permissions');
  const view = asking.view(q);
  const { value } = answerDrafts.use(q);
  const latest = view && latestValue(view);
  const before = isMatrix(latest) ? latest : NO_CELLS;
  const draft = isMatrix(value) ? value : NO_CELLS;
  const column = (action: Action) => columnFor(product, entity, action, q === 'roles.permissions');
  /** The word that waits in a cell and was not there before. */
  const word = (role: string, action: Action) => {
    const typed = wordAt(draft, role, column(action));
    return typed === wordAt(before, role, column(action)) ? '' : typed;
  };
  return {
    /** Id of the question whose answer holds them. */
    q,
    /** False where nobody asks, so that nothing can be put there. */
    open: view?.question.shape.shape === 'matrix',
    waiting: draft.rows.flatMap((row, r) =>
      draft.columns.filter((head, c) => {
        const typed = draft.cells[r]?.[c] ?? '';
        return typed !== '' && typed !== wordAt(before, row, head);
      }),
    ).length,
    word,
    /** Puts a word into a cell, or takes the same word out again. */
    put: (role: string, action: Action, said: Word) => {
      const place = { row: role, column: column(action) };
      const next = word(role, action) === said ? '' : said;
      answerDrafts.edit(q, { says: 'value', value: withCell(value ?? latest, place, next) });
      announce(
        next === ''
          ? `${role}, ${place.column}: taken out of the answer.`
          : `${role}, ${place.column}: ${next}. It waits in the answer.`,
      );
    },
  };
}

/**
 * The head under which an answer says an action of a thing: the one that is used already, if it says nothing else, else
 * the everyday word. In an answer for all things it names the thing too.
 */
export function columnFor(
  { model }: Pick<Product, 'model'>,
  { id, plural }: Pick<Entity, 'id' | 'plural'>,
  action: Action,
  forAll: boolean,
): string {
  const own = model.roles.permissions.filter(({ entity }) => entity?.id === id);
  const used = own.find((cell) => cell.action === action)?.words;
  const alone = used !== undefined && own.every((cell) => cell.words !== used || cell.action === action);
  if (alone) return used;
  const word = ACTIONS.find(({ id }) => id === action)?.label ?? action;
  return forAll ? `${word} ${plural}` : word;
}
