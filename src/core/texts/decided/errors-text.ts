import { listOf, mapSourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { FOR_ALL_ERRORS, MISTAKES } from '../../slots/errors/errors.ts';
import { ALERTS, ERROR_CLASSES, type ErrorEntry, MESSAGES } from '../../slots/errors/messages.ts';
import { type Passage, recordSource, slotBullets, valueBullets } from './passage.ts';
import { columnsOf, itemsTable } from './table-text.ts';

const { raisedBy, ...message } = MESSAGES.properties;
const { class: kind, again, contact } = ERROR_CLASSES.properties;
const ERROR_COLUMNS = columnsOf<ErrorEntry>({
  ...message,
  class: kind,
  raisedBy,
  again,
  contact,
  ...ALERTS.properties,
});

export function errorsText({ errors }: Model): readonly Passage[] {
  const today = mapSourced(errors.mistakes, () => errors.mistakesToday);
  return [
    itemsTable(MESSAGES, errors.catalogue, ERROR_COLUMNS),
    ...listOf(errors.catalogue).map(translations),
    itemsTable(MISTAKES, today),
    (render) => slotBullets(FOR_ALL_ERRORS, errors, render),
  ];
}

function translations({ label, texts }: ErrorEntry): Passage {
  const other = [...texts].filter(([language]) => language !== '');
  return (render) => {
    for (const [, { source }] of other) recordSource(source, render);
    return valueBullets(
      render,
      other.map(
        ([language, { text, action }]) =>
          [`“${label}” in ${language}`, action === '' ? text : `${text} (${action})`] as const,
      ),
    );
  };
}
