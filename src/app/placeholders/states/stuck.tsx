import { counted, plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { type Life, type LifeProps, livingIn } from './lives.ts';
import { useMoveDraft } from './use-move-draft.ts';
import { stuckStates, unreachedStates } from './ways.ts';

export function Stuck(props: LifeProps) {
  const { life, cycle } = props;
  const rows = livingIn(props);
  const asking = useAsking();
  const { q } = useMoveDraft(cycle);
  const stuck = stuckStates(cycle);
  const lost = unreachedStates(cycle);
  if (stuck.length + lost.length === 0) return null;
  return (
    <ul className="grid gap-3 mt-4 mb-6">
      {stuck.map(({ id, label }) => {
        const many = rows.filter((row) => row.states.get(cycle.id) === id).length;
        return (
          <li className={ALARM} key={id}>
            <b className={WORDS}>
              {howMany(many, life)} stuck in “<bdi>{label}</bdi>”: who rescues {many > 1 ? 'them' : 'it'}?
            </b>
            <Button onClick={() => asking.ask(q)}>Name the way out</Button>
            <Button onClick={() => asking.ask(cycle.source.question)}>It is the end</Button>
          </li>
        );
      })}
      {lost.map(({ id, label }) => (
        <li className={ALARM} key={id}>
          <b className={WORDS}>
            Nobody ever gets to “<bdi>{label}</bdi>”. Does it exist?
          </b>
          <Button onClick={() => asking.ask(q)}>Name the way there</Button>
        </li>
      ))}
    </ul>
  );
}

const ALARM = 'flex flex-wrap gap-x-3 gap-y-2 items-center px-4 py-3 bg-pen-wash border border-pen rounded-lg';
const WORDS = 'flex-[1_1_260px] voice-20/[1.3] font-medium wrap-anywhere';

function howMany(many: number, { entity }: Life): string {
  if (many === 0 || !entity) return 'Whatever gets there is';
  return `${counted(many, entity.label, entity.plural)} ${plural(many, 'is', 'are')}`;
}
