import { listOf, mapSourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { HANDLING, MISTAKES } from '../../slots/errors/errors.ts';
import { ALERTS, CLASSES, type ErrorOf, MESSAGES } from '../../slots/errors/messages.ts';
import { facts, factsOf, type Passage, tellSource } from './passage.ts';
import { columnsOf, thingsTable } from './table-text.ts';

const { raisedBy, ...message } = MESSAGES.of;
const { class: kind, again, contact } = CLASSES.of;
const CATALOGUE = columnsOf<ErrorOf>({ ...message, class: kind, raisedBy, again, contact, ...ALERTS.of });

export function errorsText({ errors }: Model): readonly Passage[] {
  const today = mapSourced(errors.mistakes, () => errors.mistakesToday);
  return [
    thingsTable(MESSAGES, errors.catalogue, CATALOGUE),
    ...listOf(errors.catalogue).map(translations),
    thingsTable(MISTAKES, today),
    (tell) => factsOf(HANDLING, errors, tell),
  ];
}

function translations({ label, texts }: ErrorOf): Passage {
  const other = [...texts].filter(([language]) => language !== '');
  return (tell) => {
    for (const [, { source }] of other) tellSource(source, tell);
    return facts(
      tell,
      other.map(
        ([language, { text, action }]) =>
          [`“${label}” in ${language}`, action === '' ? text : `${text} (${action})`] as const,
      ),
    );
  };
}
