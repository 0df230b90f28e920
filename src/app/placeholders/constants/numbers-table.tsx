import { counted } from '#core/index.ts';
import { type Constant, knownValue, lookOfSourced, type Product, usesOfConstants } from '#core/product.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { usePrototypeSession } from '../../prototype/session-store.ts';
import { SourcedValue } from '../facts/fact.tsx';

interface NumbersTableProps {
  readonly product: Product;
  readonly focus: string | undefined;
  readonly setFocus: (id: string) => void;
}

/** All numbers by name: value, unit, owner, who may change it, where it comes from, and how many places go by it. */
export function NumbersTable({ product, focus, setFocus }: NumbersTableProps) {
  const uses = usesOfConstants(product);
  const { constants: turned } = usePrototypeSession();
  return (
    <ScrollBox className="constants-table relative overflow-auto" label="The numbers">
      <table>
        <thead>
          <tr>
            {['Number', 'Value', 'Unit', 'Whose, and who may change it', 'Comes from', 'Used in'].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {product.index.constants.all.map((constant) => (
            <tr key={constant.id} data-focus={constant.id === focus || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={constant.id === focus}
                  onClick={() => setFocus(constant.id)}
                >
                  <bdi>{constant.label}</bdi>
                </button>
              </th>
              <Amount constant={constant} turned={Object.hasOwn(turned, constant.id)} />
              <td>
                <Owner constant={constant} />
              </td>
              <td>
                <SourcedValue
                  says={`${constant.label} comes from`}
                  held={constant.comesFrom}
                  hole="a guess?"
                />
                {knownValue(constant.written) && <small>{knownValue(constant.written)}</small>}
              </td>
              <td>
                <Used count={uses.get(constant.id)?.length ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Amount({ constant: { value, words }, turned }: { constant: Constant; turned: boolean }) {
  const quantity = knownValue(value);
  return (
    <>
      <td className="constants-amount" data-look={lookOfSourced(value)}>
        {quantity?.amount ?? words}
        {turned && <span className="tag guess">turned</span>}
      </td>
      <td>{quantity?.unit}</td>
    </>
  );
}

/** A size or a time has no owner of its own: the person who decided it answers for it. */
function Owner({ constant: { label, owner, of, value, bounds } }: { constant: Constant }) {
  const within = knownValue(bounds);
  return (
    <>
      {of === 'value' || owner.is !== 'unknown' ? (
        <SourcedValue says={`Who is in charge of ${label}`} held={owner} hole="whose?" />
      ) : (
        value.is === 'known' && <span className="quiet">decided by {value.source.by.name}</span>
      )}
      {within && <small>{limits(within.least?.text, within.most?.text)}</small>}
    </>
  );
}

function limits(least: string | undefined, most: string | undefined): string {
  return [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(', ');
}

function Used({ count }: { count: number }) {
  if (count === 0) return <span className="constants-unused">nowhere by its name</span>;
  return counted(count, 'place');
}
