import '../../prototype/prototype.css';
import { useMemo, useState } from 'react';
import { VALIDATION, withArticle } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { PrototypeOfProduct } from '../../prototype/prototype-context.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { HeadedSection } from '../pieces/headed-section.tsx';
import { SIDE_COLUMNS } from '../pieces/side-questions.tsx';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { EntityPicker } from '../things/entity-picker.tsx';
import { createPlaceholder, type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { idsOf, questionIdFor, useFollowUps } from '../things/question-ids.ts';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { type SampleContext, WithSamples } from '../things/with-samples.tsx';
import { areRulesDecided, completenessOfRules, completenessOfValidation } from './completeness.ts';
import { EdgeCaseTrials } from './edge-case-trials.tsx';
import { entityTrials } from './entity-trials.ts';
import { RuleList } from './rule-list.tsx';
import { TryForm } from './try-form.tsx';
import { Unnamed } from './unnamed.tsx';

/** Nothing known: a form that takes any nonsense. Fields named: edge cases to try. Rules known: the real form. */
export default createPlaceholder(completenessOfValidation, Unnamed, Named);

/** Asked of each entity; the others are asked once for all. */
const PER_ENTITY: ReadonlySet<string> = new Set(['examples', 'required', 'unique']);
/** Shown as tables over the full width. */
const WIDE: ReadonlySet<string> = new Set(['examples', 'required']);

/** The questions around the rules of an entity, each with its follow-ups. */
function useSideQuestions(entity: Entity | undefined) {
  const find = useAsking().view;
  const findFollowUps = useFollowUps();
  if (!entity) return [];
  return VALIDATION.sidePanels.map(([id, head]) => {
    const leaf = id.slice('validation.'.length);
    const slot = `validation/${leaf}`;
    if (!PER_ENTITY.has(leaf)) return { id, head, isWide: false, raised: findFollowUps(slot) };
    const own = questionIdFor(find, 'validation', entity.id, leaf);
    const raised = findFollowUps(`validation/${entity.id}/${leaf}`, slot);
    return { id: own, head, isWide: WIDE.has(leaf), raised };
  });
}

function RuleSideQuestions({ of }: { of: ReturnType<typeof useSideQuestions> }) {
  const find = useAsking().view;
  return (
    <div className={SIDE_COLUMNS}>
      {of.map(({ id, head, isWide, raised }) => (
        <HeadedSection
          key={id}
          head={head}
          className={isWide && !isUnanswered(find(id)) ? 'col-span-full [&>.spot]:overflow-x-auto' : ''}
        >
          <Spot q={id} as={isWide ? 'whole' : 'line'} />
          {raised.map(({ question }) => (
            <div className="grid gap-0.5 mt-3" key={question.id}>
              <small className="text-ink-2">{question.ask}</small>
              <Spot q={question.id} guess={null} />
            </div>
          ))}
        </HeadedSection>
      ))}
    </div>
  );
}

const STAGE_WORDS = {
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

/** The entities, one of them selected: what gets in, and what is rejected by which rule. */
function Named({ view, product, completeness }: NamedProps) {
  const { entities } = product.index;
  const subjects = entities.all.map(({ id, label }) => ({ id, label, completeness: completenessOfRules(product, id) }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const entity = entities.get(chosen?.id);
  const sideQuestions = useSideQuestions(entity);
  const find = useAsking().view;
  const findFollowUps = useFollowUps();
  const shown = entity && [
    ...sideQuestions.flatMap(({ id, raised }) => [id, ...idsOf(raised)]),
    questionIdFor(find, 'validation', entity.id, 'rules'),
    ...idsOf(findFollowUps(`validation/${entity.id}/rules`)),
  ];
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address={<Address door={entity && entityAddress(product, entity.id, 'form')} />}
      firm={areRulesDecided(product)}
      guesses={VALIDATION.questions}
      shown={shown ?? []}
      names={entities.all}
      choose={choose}
    >
      <EntityPicker view={view} of={subjects} chosen={chosen?.id} choose={choose} names={entities.all} />
      {entity && (
        <>
          <WithSamples product={product}>
            {(sample, refDate) => <EntityValidation key={entity.id} {...{ product, entity, sample, refDate }} />}
          </WithSamples>
          <RuleSideQuestions of={sideQuestions} />
        </>
      )}
    </NamedStage>
  );
}

const TABS = [
  ['rack', 'What still gets in'],
  ['form', 'Fill it in'],
] as const;

/** One entity: its edge cases or its form with the rules, and the rules themselves. */
function EntityValidation({ entity, ...samples }: SampleContext & { readonly entity: Entity }) {
  const { product, sample, refDate } = samples;
  const completeness = completenessOfRules(product, entity.id);
  const [shown, show] = useState<(typeof TABS)[number][0]>(completeness === 'known' ? 'form' : 'rack');
  const subject = useMemo(() => entityTrials(product, entity, sample, refDate), [product, entity, sample, refDate]);
  if (completeness === 'nothing') {
    return (
      <p className="py-6 text-xl">
        <Hole
          q={`entities.${entity.id}.fields`}
          words={`Nobody has said what is written on ${withArticle(entity.label)}, so anything can be.`}
        />
      </p>
    );
  }
  return (
    <>
      <TabbedViews label={`${entity.plural} and what gets in`} tabs={TABS} shown={shown} show={show}>
        {shown === 'rack' ? (
          <EdgeCaseTrials subject={subject} />
        ) : (
          <PrototypeOfProduct {...samples}>
            <TryForm subject={subject} product={product} />
          </PrototypeOfProduct>
        )}
      </TabbedViews>
      <RuleList product={product} entity={entity} />
      <SatisfyingExampleLine product={product} entity={entity} state={null} />
    </>
  );
}
