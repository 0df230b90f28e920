import {
  addressFor,
  type FormSubject,
  type FormValues,
  isCheckedEarly,
  outgoingLinks,
  type ProtoScreen,
  type SampleRow,
  savedRecord,
  saveRecords,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { useNavigateTo } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { useAction } from '../use-action.ts';

/** Saves the form as the product would, then follows its link, else goes to the record. */
export function useSave(
  screen: ProtoScreen,
  subject: FormSubject,
  values: FormValues,
  isSaved: ((row: SampleRow, label: string) => void) | undefined,
) {
  const { product, actor, screens } = usePrototype();
  const { status, perform, dismiss } = useAction();
  const go = useNavigateTo();
  const { entity, row, around } = subject;
  const occasion = {
    event: `${row ? 'Change' : 'Create'} ${product.index.entities.get(entity)?.label ?? ''}`,
    action: row ? 'edit' : 'create',
    entity,
    row,
  } as const;
  /** What the records that this one links to would say. */
  const refusal = () => saveRecords(actor, occasion, savedRecord(actor, subject, values, 'new').changes).stopped?.text;
  const save = async (label: string) => {
    const entityLabel = product.index.entities.get(entity)?.label ?? '';
    const saved = savedRecord(actor, subject, values, crypto.randomUUID().slice(0, 8));
    const says = row ? `${entityLabel} changed` : `${entityLabel} created`;
    const done = await perform(occasion, { act: 'edit', says, changes: saved.changes });
    if (!done) return;
    announce(`${entityLabel} saved.`);
    if (isSaved) return isSaved(saved.row, label);
    const links = outgoingLinks(actor, screen, saved.row, around).filter(({ saves }) => saves);
    const link = links.find((one) => one.label === label) ?? links[0];
    const screenOfKind = (kind: string) => screens.find((one) => one.entity === entity && one.kind === kind);
    const paths = [link?.to, screenOfKind('detail'), screenOfKind('list')].map(
      (page) => page && addressFor(actor, page, saved.row, around),
    );
    go(paths.find((path) => path !== undefined) ?? '/');
  };
  return { status, dismiss, save, refusal, isEarly: isCheckedEarly(product.model) };
}
