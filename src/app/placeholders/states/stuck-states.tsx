import { plural, withCount } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { type LifecycleProps, type LifecycleSubject, sampleRowsOf } from './lifecycles.ts';
import { useTransitionDraft } from './transition-grid.tsx';
import { stuckStates, unreachedStates } from './transition-views.ts';

export function StuckStates(props: LifecycleProps) {
  const { life, cycle } = props;
  const rows = sampleRowsOf(props);
  const asking = useAsking();
  const { q } = useTransitionDraft(cycle);
  const stuck = stuckStates(cycle);
  const unreached = unreachedStates(cycle);
  if (stuck.length + unreached.length === 0) return null;
  return (
    <ul className="grid gap-2 mb-3">
      {stuck.map(({ id, label }) => {
        const many = rows.filter((row) => row.states.get(cycle.id) === id).length;
        return (
          <li className={ALARM} key={id}>
            <b className={ALARM_TEXT}>
              {stuckCount(many, life)} stuck in “<bdi>{label}</bdi>”: who rescues {many > 1 ? 'them' : 'it'}?
            </b>
            <Button onClick={() => asking.ask(q)}>Name the way out</Button>
            <Button onClick={() => asking.ask(cycle.source.question)}>It is the end</Button>
          </li>
        );
      })}
      {unreached.map(({ id, label }) => (
        <li className={ALARM} key={id}>
          <b className={ALARM_TEXT}>
            Nobody ever gets to “<bdi>{label}</bdi>”. Does it exist?
          </b>
          <Button onClick={() => asking.ask(q)}>Name the way there</Button>
        </li>
      ))}
    </ul>
  );
}

const ALARM = 'flex flex-wrap gap-x-3 gap-y-2 items-center px-3 py-1.5 border-l-3 border-pen bg-paper';
const ALARM_TEXT = 'flex-[1_1_260px] voice-lg font-semibold wrap-anywhere';

function stuckCount(many: number, { entity }: LifecycleSubject): string {
  if (many === 0 || !entity) return 'Whatever gets there is';
  return `${withCount(many, entity.label, entity.plural)} ${plural(many, 'is', 'are')}`;
}
