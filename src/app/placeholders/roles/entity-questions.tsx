import type { ReactNode } from 'react';
import { type Entity, fieldViewsFor, knownValue, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { Spot } from '../../stage/spot.tsx';
import { PinList } from '../people/follow-ups.tsx';
import { AttributedText } from '../pieces/attributed-text.tsx';
import { type FindQuestion, idsOf, questionIdFor, useFollowUps } from '../things/question-ids.ts';

/** Id of the question on permissions or visibility of an entity: its own, or the general one. */
function questionId(find: FindQuestion, entity: Entity, leaf: 'permissions' | 'visibility'): string {
  return questionIdFor(find, 'roles', entity.id, leaf);
}

/** Follow-ups on the permissions and field visibility of an entity, including those of the general answers. */
function useEntityFollowUps() {
  const findFollowUps = useFollowUps();
  return ({ id }: Entity) =>
    ['permissions', 'visibility'].flatMap((leaf) => findFollowUps(`roles/${id}/${leaf}`, `roles/${leaf}`));
}

export function useEntityQuestionIds(): (entity: Entity) => readonly string[] {
  const find = useAsking().view;
  const followUpsOf = useEntityFollowUps();
  return (entity) => [
    questionId(find, entity, 'permissions'),
    questionId(find, entity, 'visibility'),
    'roles.scope',
    ...idsOf(followUpsOf(entity)),
  ];
}

/** More follow-ups than this are shown as pins in one row. */
const MAX_SEPARATE = 6;

/** What the matrix leaves open, and which fields are hidden from whom. */
export function EntityQuestions({ product, entity }: { product: Product; entity: Entity }) {
  const find = useAsking().view;
  const followUps = useEntityFollowUps()(entity);
  return (
    <dl className="mt-6">
      {followUps.length > MAX_SEPARATE ? (
        <QuestionRow head="What the cells leave open">
          <PinList of={followUps} wordsFor={(question) => shortWords(question, entity.label)} />
        </QuestionRow>
      ) : (
        followUps.map(({ question }) => (
          <QuestionRow key={question.id} head={question.ask}>
            <Spot q={question.id} guess={null} />
          </QuestionRow>
        ))
      )}
      <QuestionRow head="Lines kept from some of them">
        <Spot
          q={questionId(find, entity, 'visibility')}
          guess={null}
          draw={(asked) => (
            <AttributedText view={asked}>
              <RestrictedFields product={product} entity={entity} />
            </AttributedText>
          )}
        />
      </QuestionRow>
      <QuestionRow head="All of them, or only theirs">
        <Spot q="roles.scope" guess={null} />
      </QuestionRow>
    </dl>
  );
}

function QuestionRow({ head, children }: { head: string; children: ReactNode }) {
  return (
    <div
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-sm:grid-cols-1 gap-x-6 gap-y-2 py-2.5
        border-t-1 border-line"
    >
      <dt className="text-ink-2 text-sm wrap-anywhere">{head}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

const RESTRICTION_WORDS = [
  ['hidden', 'does not see'],
  ['masked', 'sees only a part of'],
  ['read-only', 'may read and not write'],
] as const;

/** Which fields are restricted for whom, one sentence per role and restriction. */
function RestrictedFields({ product, entity }: { product: Product; entity: Entity }) {
  const fields = product.index.fields(entity.id).all.filter(({ type }) => knownValue(type) !== 'computed');
  const sentences = product.index.roles.all.flatMap(({ id, label }) => {
    const visibilityById = new Map(fieldViewsFor(product, entity.id, id).map((view) => [view.field.id, view.shown]));
    return RESTRICTION_WORDS.flatMap(([shown, does]) => {
      const restricted = fields.filter((field) => (visibilityById.get(field.id) ?? 'hidden') === shown);
      const names = restricted.map((field) => `“${field.label}”`).join(', ');
      return restricted.length === 0 ? [] : [`${label} ${does} ${names}.`];
    });
  });
  return sentences.length === 0
    ? 'All of them see all of it.'
    : sentences.map((words) => (
        <p className="mb-1" key={words}>
          {words}
        </p>
      ));
}
