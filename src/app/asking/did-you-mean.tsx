import { useDeferredValue, useMemo } from 'react';
import type { Question, Value } from '#core/index.ts';
import { doubtfulNames, type KnownNames, namesSaid } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { draftStore } from '../session/drafts.ts';
import { useWorkspace } from '../workspace/store.ts';

/** The names that somebody at this device has said are meant as they are, by workspace. */
const keptNames = draftStore<{ readonly names: readonly string[] }>('kept-names', { names: [] });

interface DidYouMeanProps {
  readonly question: Question;
  readonly value: Value;
  readonly names: KnownNames;
  readonly onChange: (value: Value) => void;
}

/** Asks about a name that resembles a known one: one press takes that, one keeps it. Saving waits for neither. */
export function DidYouMean({ question, value, names, onChange }: DidYouMeanProps) {
  const { kept, keep } = useKeptNames(question);
  const later = useDeferredValue(value);
  const doubts = useMemo(() => doubtfulNames(later, question, names, kept), [later, question, names, kept]);
  const [doubt] = doubts;
  if (!doubt || later !== value) return null;
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
function useKeptNames({ id }: Question) {
  const workspace = useWorkspace();
  const { names } = keptNames.use(workspace.name);
  const kept = useMemo(() => {
    const view = workspace.question(id);
    const saved = (view?.responses ?? []).flatMap(({ reply }) =>
      reply.says === 'value' ? namesSaid(reply.value) : [],
    );
    return new Set([...names.map((name) => name.toLowerCase()), ...saved]);
  }, [workspace, id, names]);
  const keep = (name: string) => keptNames.edit(workspace.name, { names: [...names, name] });
  return { kept, keep };
}
