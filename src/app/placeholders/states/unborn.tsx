import { isClosed, type PointView } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { Stage, UnknownAddress } from '../../stage/stage.tsx';
import { Register } from '../things/register.tsx';
import { subjectOf } from '../things/subject-of.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import type { Life } from './lives.ts';
import { Pushed } from './pushed.tsx';
import { useLeaves } from './use-leaves.ts';

/** The lives of which nobody has told anything: one record to push, of the thing that is chosen, or of no thing at all. */
export function Unborn({ view, lives }: { view: PointView; lives: readonly Life[] }) {
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = new Map(lives.flatMap(({ entity }) => (entity ? [[entity.id, entity.label]] : [])));
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const thing: Entity | null = chosen?.entity ?? null;
  const leaves = useLeaves(thing);
  return (
    <Stage
      view={view}
      label="Placeholder: the life of one record"
      address={thing ? <>yourproduct.example/{thing.id}/1</> : <UnknownAddress after="/1" />}
    >
      <ThingPicker
        label="Things"
        of={lives}
        chosen={chosen?.id}
        choose={choose}
        open={(id) => open.filter(({ question }) => subjectOf(question, names) === id).length}
      />
      <Pushed key={thing?.id} thing={thing} />
      <Register view={view} shown={new Set(leaves.ids)} names={names} choose={choose} />
    </Stage>
  );
}
