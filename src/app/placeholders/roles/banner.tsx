import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { isUnsaid } from '../known/known-value.ts';

const INTERN = 'Intern';
const DELETE = 'Delete all invoices';

/** The provocation. Either answer is kept at once; a cross one too. */
export function Banner({ rule }: { rule: (role: string, action: string, word: string) => void }) {
  const view = useAsking().view('roles.permissions');
  const gather = useGather();
  const say = (word: string) => {
    rule(INTERN, DELETE, word);
    gather.cells('roles.permissions', { rows: [INTERN], columns: [DELETE], cells: [[word]] });
  };
  return (
    <div className="roles-banner" data-unsaid={isUnsaid(view)}>
      <Spot q="roles.permissions" guess="The intern can delete all invoices. OK?" />
      {view && !isClosed(view.status) && isUnsaid(view) && (
        <div className="row">
          <Button onClick={() => say('yes')}>OK</Button>
          <Button look="main" onClick={() => say('no')}>
            Certainly not
          </Button>
        </div>
      )}
    </div>
  );
}
