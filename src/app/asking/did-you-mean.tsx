import { useDeferredValue, useMemo } from 'react';
import type { Question, Value } from '#core/index.ts';
import type { DoubtfulName, KnownNames } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { draftStore } from '../session/drafts.ts';
import { useWorkspace } from '../workspace/store.ts';

/** Of the product, which is fetched once it is needed. */
type Names = Pick<typeof import('#core/product.ts'), 'doubtfulNames' | 'namesSaid'>;

/** The names that somebody at this device has said are meant as they are, by workspace. */
const keptNames = draftStore<{ readonly names: readonly string[] }>('kept-names', { names: [] });

interface Doubt {
  readonly doubt: DoubtfulName;
  readonly keep: (name: string) => void;
}

/** A name in an answer that resembles a known one, and that nobody has said is meant; null: there is none. */
export function useDoubt(question: Question, value: Value, names: KnownNames, product: Names | null): Doubt | null {
  const { kept, keep } = useKeptNames(question, product);
  const later = useDeferredValue(value);
  const [doubt] = useMemo(
    () => product?.doubtfulNames(later, question, names, kept) ?? [],
    [later, question, names, kept, product],
  );
  return doubt && later === value ? { doubt, keep } : null;
}

/** Asks about a name that resembles a known one: one press takes that, one keeps it. Saving waits for neither. */
export function DidYouMean({ doubt, keep, onChange }: Doubt & { readonly onChange: (value: Value) => void }) {
  const { said, meant, mended } = doubt;
  return (
    <p className="row gap-x-3 gap-y-1 m-0 ui-sm" role="status">
      <span className="wrap-anywhere">
        Nothing is called “<bdi>{said}</bdi>” yet. Did you mean
      </span>
      <Button look="plain" className="plain ui-sm wrap-anywhere" onClick={() => onChange(mended)}>
        “{meant}”?
      </Button>
      <Button look="plain" className="plain ui-sm" onClick={() => keep(said)}>
        No, it is new
      </Button>
    </p>
  );
}

/** Names in answers that were saved have been kept as well. */
function useKeptNames({ id }: Question, product: Names | null) {
  const workspace = useWorkspace();
  const { names } = keptNames.use(workspace.name);
  const kept = useMemo(() => {
    const view = workspace.question(id);
    const saved = (view?.responses ?? []).flatMap(({ reply }) =>
      reply.says === 'value' ? (product?.namesSaid(reply.value) ?? []) : [],
    );
    return new Set([...names.map((name) => name.toLowerCase()), ...saved]);
  }, [workspace, id, names, product]);
  const keep = (name: string) => keptNames.edit(workspace.name, { names: [...names, name] });
  return { kept, keep };
}
