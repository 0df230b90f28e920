import { useMemo, useState } from 'react';
import { withCount } from '#core/index.ts';
import {
  type Constant,
  type ConstantUse,
  groupBy,
  knownValue,
  lookOfSourced,
  type Product,
  productWith,
  usesOfConstants,
} from '#core/product.ts';
import { textureOf } from '../../kit/look-borders.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { usePrototypeSession } from '../../prototype/session-store.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { NumberedPin, SourcedEntry, SourcedValue } from '../sourced/sourced-value.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { AffectedScreens } from './affected-screens.tsx';
import { ControlRoom, WildKnobs } from './control-room.tsx';
import { ConstantDial } from './dials.tsx';

/** Made-up knobs at first; those that are known are locked; once all are known, a table of them. */
export function DialsScene(props: SceneProps) {
  return props.completeness === 'nothing' ? <WildKnobs /> : <NamedNumbers {...props} />;
}

const TABS = [
  ['table', 'By name'],
  ['dial', 'Turn one'],
] as const;

/** The constants; each can be overridden for this session. */
function NamedNumbers({ product: decided, completeness }: SceneProps) {
  const { constants } = usePrototypeSession();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  const [focus, setFocus] = useState<string | null>(null);
  const [shown, show] = useState<(typeof TABS)[number][0]>('table');
  const { all } = decided.index.constants;
  const focused: Constant | undefined = decided.index.constants.get(focus) ?? all[0];
  if (completeness !== 'known')
    return <ControlRoom decided={decided} product={product} focus={focused?.id} setFocus={setFocus} />;
  const turn = (id: string) => {
    setFocus(id);
    show('dial');
  };
  return (
    <TabbedViews label="The numbers" tabs={TABS} shown={shown} show={show}>
      {shown === 'table' && <NumbersTable product={decided} focus={focused?.id} setFocus={turn} />}
      {shown === 'dial' && focused && (
        <FocusedConstant key={focused.id} constant={focused} decided={decided} product={product} />
      )}
    </TabbedViews>
  );
}

interface FocusedConstantProps {
  readonly constant: Constant;
  readonly decided: Product;
  /** With the overrides of this session. */
  readonly product: Product;
}

function FocusedConstant({ constant, decided, product }: FocusedConstantProps) {
  return (
    <section className="grid gap-6 min-w-0 @wide:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]" aria-label={constant.label}>
      <div className="grid content-start grid-cols-1 gap-4 min-w-0">
        <ConstantDial constant={constant} />
        <ConstantUseList product={decided} constant={constant} />
      </div>
      <AffectedScreens product={product} constant={constant.id} />
    </section>
  );
}

const USE_KIND_LABELS: Readonly<Record<ConstantUse['kind'], string>> = {
  screen: 'Screens',
  field: 'Lines',
  rule: 'Rules',
  move: 'Moves',
  timer: 'The clock',
  call: 'Messages to other systems',
  error: 'What people read',
  answer: 'Other answers',
};

/** Where a constant is used, by kind and with its question; and what happens just below, at and above it. */
function ConstantUseList({ product, constant }: { product: Product; constant: Constant }) {
  const uses = usesOfConstants(product).get(constant.id) ?? [];
  const { below, at, above } = constant;
  return (
    <>
      {uses.length === 0 ? (
        <p className="px-3 py-2 voice-lg halo bg-hatched border-1 border-hatch rounded">
          Nothing goes by this name yet. Either nobody needs the number, or it is buried somewhere as a figure.
        </p>
      ) : (
        <dl className="grid gap-3 overflow-auto max-h-60">
          {[...groupBy(uses, ({ kind }) => kind)].map(([kind, kindUses]) => (
            <div key={kind}>
              <dt className="quiet">{USE_KIND_LABELS[kind]}</dt>
              <dd>
                <ul className="bare">
                  {kindUses.map((use) => (
                    <li
                      className="flex items-start justify-between gap-2 py-1.25 wrap-anywhere border-b-1
                        border-b-line"
                      key={`${use.id} ${use.question}`}
                    >
                      <span className="min-w-0">
                        <bdi>{use.label}</bdi>
                        {use.entity !== null && (
                          <small className="text-ink-2">
                            {' '}
                            of {product.index.entities.get(use.entity)?.label ?? use.entity}
                          </small>
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
      {(knownValue(below) ?? knownValue(at) ?? knownValue(above)) !== undefined && (
        <dl className="grid grid-fit-210 gap-x-6 gap-y-3">
          <SourcedEntry says="Just below" held={below} />
          <SourcedEntry says="Exactly at it" held={at} />
          <SourcedEntry says="Just above" held={above} />
        </dl>
      )}
    </>
  );
}

interface NumbersTableProps {
  readonly product: Product;
  readonly focus: string | undefined;
  readonly setFocus: (id: string) => void;
}

function NumbersTable({ product, focus, setFocus }: NumbersTableProps) {
  const uses = usesOfConstants(product);
  const { constants: overrides } = usePrototypeSession();
  return (
    <ScrollBox
      className="overflow-auto max-h-95 border-b-1 border-line-strong [&_.fact-value]:ui-md"
      label="The numbers"
    >
      <table className="w-full min-w-165 border-collapse">
        <thead>
          <tr>
            {['Number', 'Value', 'Unit', 'Whose, and who may change it', 'Comes from', 'Used in'].map((head) => (
              <th
                className="sticky top-0 z-1 py-1.5 pr-3 pl-0 bg-sheet ui-sm font-semibold text-ink-2 text-left
                    align-bottom border-b border-line-strong"
                key={head}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.index.constants.all.map((constant) => (
            <tr key={constant.id} className={constant.id === focus ? 'bg-pen-wash' : ''}>
              <th scope="row" className={CELL}>
                <button
                  type="button"
                  className="min-h-7 py-0.5 pl-2.5 pr-0 text-start ui-md font-semibold underline
                    decoration-line underline-offset-4 bg-transparent border-0 border-l-4
                    border-l-transparent aria-pressed:border-l-pen"
                  aria-pressed={constant.id === focus}
                  onClick={() => setFocus(constant.id)}
                >
                  <bdi>{constant.label}</bdi>
                </button>
              </th>
              <AmountCells constant={constant} turned={Object.hasOwn(overrides, constant.id)} />
              <td className={CELL}>
                <Owner constant={constant} />
              </td>
              <td className={CELL}>
                <SourcedValue says={`${constant.label} comes from`} held={constant.comesFrom} hole="a guess?" />
                {knownValue(constant.written) && (
                  <small className="block text-ink-2">{knownValue(constant.written)}</small>
                )}
              </td>
              <td className={CELL}>
                <UseCount count={uses.get(constant.id)?.length ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const CELL = 'py-1.5 pr-3 pl-0 text-left align-top border-b-1 border-line';
const AMOUNT_CLASSES = {
  decided: 'text-decided whitespace-nowrap',
  guess: 'text-guess whitespace-nowrap',
  hole: 'text-ink bg-hatched',
};

function AmountCells({ constant: { value, words }, turned }: { constant: Constant; turned: boolean }) {
  const quantity = knownValue(value);
  return (
    <>
      <td
        className={`${CELL} voice-lg font-semibold tabular-nums lining-nums ${AMOUNT_CLASSES[textureOf(lookOfSourced(value))]}`}
      >
        {quantity?.amount ?? words}
        {turned && <span className="tag guess ml-1.5 align-[3px]">turned</span>}
      </td>
      <td className={CELL}>{quantity?.unit}</td>
    </>
  );
}

/** Sizes and times have no owner of their own: the person who decided on them is named instead. */
function Owner({ constant: { label, owner, of, value, bounds } }: { constant: Constant }) {
  const range = knownValue(bounds);
  return (
    <>
      {of === 'value' || owner.is !== 'unknown' ? (
        <SourcedValue says={`Who is in charge of ${label}`} held={owner} hole="whose?" />
      ) : (
        value.is === 'known' && <span className="quiet">decided by {value.source.by.name}</span>
      )}
      {range && <small className="block text-ink-2">{rangeText(range.least?.text, range.most?.text)}</small>}
    </>
  );
}

function rangeText(least: string | undefined, most: string | undefined): string {
  return [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(', ');
}

function UseCount({ count }: { count: number }) {
  if (count > 0) return withCount(count, 'place');
  return (
    <span
      className="inline-block px-2 py-0.25 border-1 border-hatch rounded-sm bg-hatched
        text-sm halo"
    >
      nowhere by its name
    </span>
  );
}
