import {
  type Constant,
  type ConstantUse,
  grouped,
  heldValue,
  type Product,
  usesOfConstants,
} from '#core/product.ts';
import { Fact } from '../facts/fact.tsx';
import { NumberedPin } from '../facts/numbered-pin.tsx';

const KINDS: Readonly<Record<ConstantUse['kind'], string>> = {
  screen: 'Screens',
  field: 'Lines',
  rule: 'Rules',
  move: 'Moves',
  timer: 'The clock',
  call: 'Messages to other systems',
  error: 'What people read',
  answer: 'Other answers',
};

/** The places that go by a number, each under its kind and with its question; and what happens at the limit itself. */
export function UsedIn({ product, constant }: { product: Product; constant: Constant }) {
  const uses = usesOfConstants(product).get(constant.id) ?? [];
  const { below, at, above } = constant;
  return (
    <>
      {uses.length === 0 ? (
        <p className="constants-loose">
          Nothing goes by this name yet. Either nobody needs the number, or it is buried somewhere as a
          figure.
        </p>
      ) : (
        <dl className="constants-uses">
          {[...grouped(uses, ({ kind }) => kind)].map(([kind, some]) => (
            <div key={kind}>
              <dt>{KINDS[kind]}</dt>
              <dd>
                <ul>
                  {some.map((use) => (
                    <li key={`${use.id} ${use.question}`}>
                      <span>
                        <bdi>{use.label}</bdi>
                        {use.entity !== null && (
                          <small> of {product.index.entities.get(use.entity)?.label ?? use.entity}</small>
                        )}
                      </span>
                      <NumberedPin q={use.question} words={use.label} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(heldValue(below) ?? heldValue(at) ?? heldValue(above)) !== undefined && (
        <dl className="facts-list">
          <Fact says="Just below" held={below} />
          <Fact says="Exactly at it" held={at} />
          <Fact says="Just above" held={above} />
        </dl>
      )}
    </>
  );
}
