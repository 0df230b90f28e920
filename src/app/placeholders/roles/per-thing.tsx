import type { ReactNode } from 'react';
import { type Entity, knownValue, linesFor, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { Spot } from '../../stage/spot.tsx';
import { PinList } from '../people/follow-ups.tsx';
import { DecidedLine } from '../pieces/decided-line.tsx';
import { askedOf, type Find, idsOf, useBelow } from '../things/asked-of.ts';

/** The question on permissions or visibility of a thing: its own, or the one asked of all things at once. */
function idOf(find: Find, entity: Entity, leaf: 'permissions' | 'visibility'): string {
  return askedOf(find, 'roles', entity.id, leaf);
}

/** Follow-ups on the permissions and the lines of a thing, also those raised by the answer for all things. */
function useFollowed() {
  const below = useBelow();
  return ({ id }: Entity) =>
    ['permissions', 'visibility'].flatMap((leaf) => below(`roles/${id}/${leaf}`, `roles/${leaf}`));
}

export function usePerThingIds(): (entity: Entity) => readonly string[] {
  const find = useAsking().view;
  const followed = useFollowed();
  return (entity) => [
    idOf(find, entity, 'permissions'),
    idOf(find, entity, 'visibility'),
    'roles.scope',
    ...idsOf(followed(entity)),
  ];
}

/** More follow-ups than this share one line, by their pins. */
const FEW = 6;

/** What the words of a matrix leave open: whose, only if what, what a blank means; and which lines are kept from whom. */
export function PerThing({ product, entity }: { product: Product; entity: Entity }) {
  const find = useAsking().view;
  const followed = useFollowed()(entity);
  return (
    <dl className="mt-6">
      {followed.length > FEW ? (
        <Open head="What the cells leave open">
          <PinList of={followed} wordsFor={(question) => shortWords(question, entity.label)} />
        </Open>
      ) : (
        followed.map(({ question }) => (
          <Open key={question.id} head={question.ask}>
            <Spot q={question.id} guess={null} />
          </Open>
        ))
      )}
      <Open head="Lines kept from some of them">
        <Spot
          q={idOf(find, entity, 'visibility')}
          guess={null}
          draw={(asked) => (
            <DecidedLine view={asked}>
              <KeptLines product={product} entity={entity} />
            </DecidedLine>
          )}
        />
      </Open>
      <Open head="All of them, or only theirs">
        <Spot q="roles.scope" guess={null} />
      </Open>
    </dl>
  );
}

function Open({ head, children }: { head: string; children: ReactNode }) {
  return (
    <div
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-sm:grid-cols-1 gap-x-6 gap-y-2 py-2.5
        border-t-1 border-line"
    >
      <dt className="text-ink-2 text-14 wrap-anywhere">{head}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

const DOES = [
  ['hidden', 'does not see'],
  ['masked', 'sees only a part of'],
  ['read-only', 'may read and not write'],
] as const;

/** Which lines of a thing are kept from whom, one sentence for each role; nothing where all see all. */
function KeptLines({ product, entity }: { product: Product; entity: Entity }) {
  const fields = product.index.fields(entity.id).all.filter(({ type }) => knownValue(type) !== 'computed');
  const said = product.index.roles.all.flatMap(({ id, label }) => {
    const lines = new Map(linesFor(product, entity.id, id).map((line) => [line.field.id, line.shown]));
    return DOES.flatMap(([shown, does]) => {
      const kept = fields.filter((field) => (lines.get(field.id) ?? 'hidden') === shown);
      const names = kept.map((field) => `“${field.label}”`).join(', ');
      return kept.length === 0 ? [] : [`${label} ${does} ${names}.`];
    });
  });
  return said.length === 0
    ? 'All of them see all of it.'
    : said.map((words) => (
        <p className="mb-1" key={words}>
          {words}
        </p>
      ));
}
