import { isClosed, type PointView } from '#core/index.ts';
import { listOf, type Product } from '#core/product.ts';
import { Stage } from '../../stage/stage.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { Register } from '../things/register.tsx';
import { Sampled } from '../things/sampled.tsx';
import { StageBadge } from '../things/stage-badge.tsx';
import type { StageName } from '../things/stage-name.ts';
import { subjectOf } from '../things/subject-of.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { Board, boardIds } from './board.tsx';
import { areLivesFirm, type Life } from './lives.ts';
import { MoveList, moveListIds } from './move-list.tsx';
import { Pushed } from './pushed.tsx';
import { Running } from './running.tsx';
import { Told } from './told.tsx';
import { useLeaves } from './use-leaves.ts';

interface LivedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly lives: readonly Life[];
  readonly stage: Exclude<StageName, 'nothing'>;
}

/** The lives of all things, one of them open: to be pushed, to be finished, or to be lived. */
export function Lived({ view, product, lives, stage }: LivedProps) {
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = new Map(lives.flatMap(({ entity }) => (entity ? [[entity.id, entity.label]] : [])));
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const leaves = useLeaves(chosen?.entity ?? null);
  const shown = new Set([
    ...leaves.ids,
    ...(chosen?.cycle ? [...boardIds(chosen.cycle, view), ...moveListIds(chosen.cycle, view)] : []),
  ]);
  return (
    <Stage
      view={view}
      label={stage === 'known' ? 'The life of each thing, as decided' : 'Placeholder: a life half told'}
      address={
        <Address door={chosen?.entity ? addressAbout(product, chosen.entity.id, 'page') : undefined} />
      }
      badge={<StageBadge view={view} stage={stage} firm={areLivesFirm(lives)} />}
    >
      <ThingPicker
        label="Things"
        of={lives}
        chosen={chosen?.id}
        choose={choose}
        open={(id) => open.filter(({ question }) => subjectOf(question, names) === id).length}
      />
      {chosen && <Opened key={chosen.id} life={chosen} product={product} view={view} />}
      <Register view={view} shown={shown} names={names} choose={choose} />
    </Stage>
  );
}

/** One life, as far as it is told. */
function Opened({ life, product, view }: { life: Life; product: Product; view: PointView }) {
  const { cycle, entity, without, stage } = life;
  if (without !== null) return <Without life={life} />;
  if (!cycle || stage === 'nothing') return <Pushed thing={entity} />;
  return (
    <Sampled product={product}>
      {(sample, refDate) => (
        <>
          {stage === 'known' ? (
            <Running life={life} cycle={cycle} product={product} sample={sample} refDate={refDate} />
          ) : (
            <Told life={life} cycle={cycle} product={product} sample={sample} refDate={refDate} />
          )}
          <MoveList cycle={cycle} view={view} />
          {listOf(cycle.states).length > 0 && <Board cycle={cycle} view={view} />}
        </>
      )}
    </Sampled>
  );
}

function Without({ life: { label, without } }: { life: Life }) {
  return (
    <div className="states-without">
      <h2>
        <bdi>{label}</bdi> has no life of its own
      </h2>
      <p className="lead">“{without}” Nothing ever happens to it, and nobody ever waits for it.</p>
    </div>
  );
}
