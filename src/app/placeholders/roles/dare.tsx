import { plural } from '#core/index.ts';
import type { Action, Entity, Product } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { cellOf } from './cells.ts';
import type { CellDraft } from './use-cell-draft.ts';

/** From what hurts most to what hurts least. */
const HURTS: readonly Action[] = ['delete', 'export', 'approve', 'edit', 'create', 'view', 'list'];

const CLAIMS: Readonly<Record<Action, (all: string) => string>> = {
  delete: (all) => `can delete all ${all}`,
  export: (all) => `can take all ${all} home`,
  approve: (all) => `can approve ${all}, their own included`,
  edit: (all) => `can change all ${all}, whoever they belong to`,
  create: (all) => `can create ${all} as they like`,
  view: (all) => `can open all ${all} and read them`,
  list: (all) => `can see that there are ${all}, and how many`,
};

/** The worst of what nobody has ruled out, said to their faces. Answering it brings the next one. */
export function Dare({ product, entity, draft }: { product: Product; entity: Entity; draft: CellDraft }) {
  const open = HURTS.flatMap((action) =>
    product.index.roles.all
      .filter(({ id, label }) => {
        const { by } = cellOf(product, id, entity.id, action);
        return by === 'nobody' && draft.word(label, action) === '';
      })
      .map((role) => ({ role, action })),
  );
  const [worst] = open;
  if (!worst || !draft.open) return null;
  const { role, action } = worst;
  return (
    <section className="roles-dare" aria-label="Is that so?" key={`${role.id} ${action}`}>
      <p>
        <span className="tag guess">Guess</span> “<bdi>{role.label}</bdi> {CLAIMS[action](entity.plural)}.
        OK?”
      </p>
      <div className="row">
        <Button onClick={() => draft.put(role.label, action, 'yes')}>OK</Button>
        <Button look="main" onClick={() => draft.put(role.label, action, 'no')}>
          Certainly not
        </Button>
        {action !== 'create' && (
          <Button onClick={() => draft.put(role.label, action, 'own')}>Only their own</Button>
        )}
        <span className="quiet">{plural(open.length, 'The last one', '# like it')}</span>
      </div>
    </section>
  );
}
