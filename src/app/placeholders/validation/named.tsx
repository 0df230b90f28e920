import '../../prototype/prototype.css';
import '../pieces/side-questions.css';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { plural, VALIDATION, withArticle } from '#core/index.ts';
import {
  checkRow,
  type Entity,
  type FieldLine,
  linesFor,
  marking,
  type Product,
  type RuleProblem,
  requiredNow,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { FieldLink } from '../../kit/field-link.tsx';
import { FieldInput } from '../../prototype/field-input.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { PlayingIn } from '../../prototype/playing.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Headed } from '../pieces/headed.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { askedOf, idsOf, useBelow } from '../things/asked-of.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { Sampled, type Samples } from '../things/sampled.tsx';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { EdgeCaseRack } from './edge-case-rack.tsx';
import { RuleList } from './rule-list.tsx';
import { areRulesFirm, stageOfThing } from './stage-of.ts';
import { type Subject, subjectOf, type Trial } from './subject.ts';

/** The form of a thing with its rules: filled in with a record that keeps them, and next to each line the values at its limits. */
export function TryForm({ subject, product }: { subject: Subject; product: Product }) {
  const ids = useId();
  const { entity, subjected } = subject;
  const lines = linesFor(product, entity.id, null);
  const [values, setValues] = useState(new Map(subjected.values));
  const [tried, setTried] = useState(false);
  const { model } = product;
  const problems = checkRow(model, entity.id, values, subjected.states, null, subjected.context);
  const marked = marking(requiredNow(model, entity.id, values, subjected.states, subjected.context));
  const shown = tried ? problems : [];
  const stops = problems.filter(({ severity }) => severity === 'stop');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    announce(stops.length > 0 ? `Not saved: ${stops.length} to mend.` : 'Saved.');
  };
  const put = (field: string, value: unknown) => setValues(new Map(values).set(field, value));
  return (
    <form
      className="validation-try grid gap-0"
      onSubmit={save}
      noValidate
      aria-label={`${entity.label}, with its rules`}
    >
      {tried && <Outcome problems={problems} ids={ids} />}
      {lines.map((line) => (
        <Line
          key={line.field.id}
          line={marked(line)}
          id={`${ids}-${line.field.id}`}
          value={values.get(line.field.id)}
          problems={shown.filter(({ fields }) => (fields[0] ?? '') === line.field.id)}
          trials={trialsAt(subject, line)}
          put={(value) => put(line.field.id, value)}
        />
      ))}
      <div className="row pt-4">
        <Button type="submit" look="main">
          Save
        </Button>
        <Button
          onClick={() => {
            setValues(new Map(subjected.values));
            setTried(false);
          }}
        >
          As it was
        </Button>
      </div>
    </form>
  );
}

/** What is worth trying on a line of the real form: the values at its limits, the examples, and the worst nonsense. */
function trialsAt({ lines }: Subject, { field }: FieldLine): readonly Trial[] {
  const trials = lines.find((line) => line.field.id === field.id)?.trials ?? [];
  const near = trials.filter(({ edgeCase }) => edgeCase.from !== 'made up');
  const made = trials.filter(({ edgeCase }) => edgeCase.from === 'made up');
  return [...near, ...made].slice(0, MOST);
}

const MOST = 7;

interface LineProps {
  readonly line: FieldLine;
  readonly id: string;
  readonly value: unknown;
  readonly problems: readonly RuleProblem[];
  readonly trials: readonly Trial[];
  readonly put: (value: unknown) => void;
}

function Line({ line, id, value, problems, trials, put }: LineProps) {
  return (
    <div
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-[701px]:grid-cols-1 items-start gap-x-6
        gap-y-2 py-3 border-t-1 border-t-line"
    >
      <FieldInput id={id} line={line} value={value} problems={problems} onChange={put} />
      <ul
        className="flex flex-wrap content-start gap-x-3 gap-y-0.5"
        aria-label={`Try on ${line.field.label}`}
      >
        {trials.map(({ edgeCase }) => (
          <li key={edgeCase.id}>
            <Button
              className="plain text-left wrap-anywhere"
              aria-label={`${line.field.label}: ${edgeCase.name}`}
              onClick={() => {
                put(edgeCase.value);
                announce(`${line.field.label} now holds: ${edgeCase.name}.`);
              }}
            >
              {edgeCase.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const OUTCOME = 'mb-4 p-4 voice-20/[1.4] font-medium rounded-lg';

function Outcome({ problems, ids }: { problems: readonly RuleProblem[]; ids: string }) {
  const stops = problems.some(({ severity }) => severity === 'stop');
  if (problems.length === 0)
    return <p className={`border border-said bg-said-wash ${OUTCOME}`}>Saved. It keeps every rule.</p>;
  const edge = stops ? 'border-2 border-pen bg-pen-wash' : 'border border-guess bg-guess-wash';
  return (
    <section className={`${edge} ${OUTCOME}`} aria-label="What needs another look">
      <h2 className="m-0">
        {stops
          ? plural(
              problems.length,
              'Not saved: one line needs another look',
              'Not saved: # lines need another look',
            )
          : 'Saved, all the same; somebody should look'}
      </h2>
      <ul className="list-disc mt-2 pl-5 ui-16/[1.5]">
        {problems.map(({ fields, label, text, sentence }) => (
          <li key={`${label} ${fields.join()}`}>
            <FieldLink to={`${ids}-${fields[0]}`}>{text ?? sentence}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those that are asked of each thing; the others are asked of all at once. */
const OF_THING: ReadonlySet<string> = new Set(['examples', 'required', 'unique']);
/** Drawn as a table over the whole width. */
const WIDE: ReadonlySet<string> = new Set(['examples', 'required']);

/** The questions around the rules of a thing, each with those that its answer raised. */
function useAroundRules(entity: Entity | undefined) {
  const find = useAsking().view;
  const below = useBelow();
  if (!entity) return [];
  return VALIDATION.shown.map(([id, head]) => {
    const leaf = id.slice('validation.'.length);
    const slot = `validation/${leaf}`;
    if (!OF_THING.has(leaf)) return { id, head, isWide: false, raised: below(slot) };
    const own = askedOf(find, 'validation', entity.id, leaf);
    const raised = below(`validation/${entity.id}/${leaf}`, slot);
    return { id: own, head, isWide: WIDE.has(leaf), raised };
  });
}

function AroundRules({ of }: { of: ReturnType<typeof useAroundRules> }) {
  const find = useAsking().view;
  return (
    <div className="side-questions grid gap-6 mt-8 grid-fit-250">
      {of.map(({ id, head, isWide, raised }) => (
        <Headed
          key={id}
          head={head}
          className={isWide && !isUnknown(find(id)) ? 'col-span-full [&>.spot]:overflow-x-auto' : ''}
        >
          <Spot q={id} as={isWide ? 'whole' : 'line'} />
          {raised.map(({ question }) => (
            <div className="grid gap-0.5 mt-3 [--spot-size:16px]" key={question.id}>
              <small className="text-ink-2">{question.ask}</small>
              <Spot q={question.id} guess={null} />
            </div>
          ))}
        </Headed>
      ))}
    </div>
  );
}

const WORDS = {
  partly: [
    'What would you never let through?',
    'The lines have names. Here is what people, files and bad days will put into them. Whatever is hatched gets in, and nobody has said whether it may.',
    'Placeholder: what still gets in',
  ],
  known: [
    'Try to get nonsense in',
    'Every thing has its rules. Type what you would never type, and read what people will read. Does it help them?',
    'The form, with its rules',
  ],
} as const;

/** The things by name: what gets into each, what is kept out and by which rule. */
export function Named({ view, product, stage }: NamedProps) {
  const { entities } = product.index;
  const subjects = entities.all.map(({ id, label }) => ({ id, label, stage: stageOfThing(product, id) }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const entity = entities.get(chosen?.id);
  const around = useAroundRules(entity);
  const find = useAsking().view;
  const below = useBelow();
  const shown = entity && [
    ...around.flatMap(({ id, raised }) => [id, ...idsOf(raised)]),
    askedOf(find, 'validation', entity.id, 'rules'),
    ...idsOf(below(`validation/${entity.id}/rules`)),
  ];
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS}
      address={<Address door={entity && addressAbout(product, entity.id, 'form')} />}
      firm={areRulesFirm(product)}
      guesses={VALIDATION.questions}
      shown={shown ?? []}
      names={entities.all}
      choose={choose}
    >
      <ThingPicker view={view} of={subjects} chosen={chosen?.id} choose={choose} names={entities.all} />
      {entity && (
        <>
          <Sampled product={product}>
            {(sample, refDate) => <OfThing key={entity.id} {...{ product, entity, sample, refDate }} />}
          </Sampled>
          <AroundRules of={around} />
        </>
      )}
    </NamedStage>
  );
}

const TABS = [
  ['rack', 'What still gets in'],
  ['form', 'Fill it in'],
] as const;

/** One thing: its lines under torture, its form with the rules, and the rules themselves. */
function OfThing({ entity, ...samples }: Samples & { readonly entity: Entity }) {
  const { product, sample, refDate } = samples;
  const stage = stageOfThing(product, entity.id);
  const [shown, show] = useState<(typeof TABS)[number][0]>(stage === 'known' ? 'form' : 'rack');
  const subject = useMemo(
    () => subjectOf(product, entity, sample, refDate),
    [product, entity, sample, refDate],
  );
  if (stage === 'nothing') {
    return (
      <p className="py-6 text-20">
        <Hole
          q={`entities.${entity.id}.fields`}
          words={`Nobody has said what is written on ${withArticle(entity.label)}, so anything can be.`}
        />
      </p>
    );
  }
  return (
    <>
      <SideBySide label={`${entity.plural} and what gets in`} tabs={TABS} shown={shown} show={show}>
        {shown === 'rack' ? (
          <EdgeCaseRack subject={subject} />
        ) : (
          <PlayingIn {...samples}>
            <TryForm subject={subject} product={product} />
          </PlayingIn>
        )}
      </SideBySide>
      <RuleList product={product} entity={entity} />
      <SatisfyingExampleLine product={product} entity={entity} state={null} />
    </>
  );
}
