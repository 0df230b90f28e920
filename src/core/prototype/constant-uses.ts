import { knownValue, listOf } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import { constantMentions } from '../product/constant-mentions.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { nameSearchOf, namesOf } from '../product/words/names-in-words.ts';
import { pageSizeOf } from './list-view.ts';
import { screensOf } from './screens-of.ts';

/** One use of a constant: something decided whose words contain the name of the constant. */
export interface ConstantUse {
  readonly kind: 'screen' | 'field' | 'rule' | 'move' | 'timer' | 'call' | 'error' | 'answer';
  readonly id: string;
  readonly label: string;
  /** Id of the entity it belongs to; null where it belongs to none. */
  readonly entity: string | null;
  readonly says: string;
  readonly question: string;
}

/** The uses of each constant, by its id, each place once; an unused constant has no entry. */
export const usesOfConstants = memoizeByProduct((product): ReadonlyMap<string, readonly ConstantUse[]> => {
  const { all } = product.index.constants;
  const names = nameSearchOf(namesOf(all).map(([name, { id }]) => [name, id] as const));
  const uses = new Map<string, ConstantUse[]>(all.map(({ id }) => [id, []]));
  for (const use of candidateUses(product))
    for (const of of new Set(names.mentioned(use.says).map((mention) => mention.of))) uses.get(of)?.push(use);
  for (const { id, use } of pageSizes(product)) uses.get(id)?.push(use);
  for (const { constant, question } of constantMentions(product)) {
    if (question.startsWith(LIMITS)) continue;
    const known = uses.get(constant.id);
    if (known && !known.some((use) => use.question === question || question.startsWith(`${use.question}.`)))
      known.push(answerUse(product, question));
  }
  return uses;
});

/** Answers on what happens at a limit are about the constant itself, and do not count as uses. */
const LIMITS = 'constants.boundaries';

/** Everything decided in words that may contain the name of a constant. */
function candidateUses({ model, index }: Product): readonly ConstantUse[] {
  const fields = index.entities.all.flatMap(({ id }) =>
    index.fields(id).all.map((field) => {
      const { least = null, most = null } = knownValue(field.range) ?? {};
      const words = [knownValue(field.default), knownValue(field.required), knownValue(field.formula)?.text];
      return placeOf('field', field, id, [...words, least?.text, most?.text]);
    }),
  );
  const rules = index.rules.all.map((rule) => {
    const { source } = rule.limit.is === 'known' ? rule.limit : rule;
    return placeOf('rule', { ...rule, source }, rule.entity, [knownValue(rule.limit)?.text]);
  });
  const moves = model.states.cycles.flatMap((cycle) =>
    index.transitions(cycle).map((move) => {
      const label = knownValue(move.event) ?? move.label;
      const actors = listOf(move.actors).map((actor) => actor.label);
      const effects = listOf(move.effects).map(({ what }) => what);
      const words = [knownValue(move.guard)?.text, knownValue(move.after)?.text, ...actors, ...effects];
      const kind = knownValue(move.by) === 'clock' ? 'timer' : 'move';
      return placeOf(kind, { ...move, label }, cycle.entity, words);
    }),
  );
  const calls = index.calls.all.map((call) =>
    placeOf('call', call, null, [knownValue(call.trigger), ...listOf(call.sent)]),
  );
  const errors = index.errors.all.map((error) => {
    const limits = listOf(error.raisedBy).filter(({ kind }) => kind === 'limit');
    const words = [error.trigger, error.text, error.action].map((sourced) => knownValue(sourced) ?? '');
    return placeOf('error', error, null, [...words, ...limits.map(({ label }) => label)]);
  });
  return [...fields, ...rules, ...moves, ...calls, ...errors];
}

function placeOf(
  kind: ConstantUse['kind'],
  { id, label, source }: Pick<Field, 'id' | 'label' | 'source'>,
  entity: string | null,
  words: readonly (string | undefined)[],
): ConstantUse {
  return { kind, id, label, entity, says: words.filter(Boolean).join('; '), question: source.question };
}

/** Lists whose page size is the constant of that name. */
function pageSizes(product: Product): readonly { readonly id: string; readonly use: ConstantUse }[] {
  const lists = screensOf(product).filter(({ kind, screen }) => kind === 'list' && screen?.pageSize.is !== 'known');
  return lists.flatMap((screen) => {
    const { constant, question } = pageSizeOf(product, screen);
    const { id, label, entity } = screen;
    const use = { kind: 'screen', id, label, entity, says: 'lines on a page', question } as const;
    return constant ? [{ id: constant.id, use }] : [];
  });
}

/**
 * An answer that names a constant outside of rules, transitions and messages: about a screen, an entity, or on its own.
 */
function answerUse({ workspace, index }: Product, question: string): ConstantUse {
  const asked = workspace.question(question)?.question;
  const [, subject] = asked?.slot?.split('/') ?? [];
  const screen = asked?.kind === 'screens' ? index.screens.get(subject) : undefined;
  const entity = index.entities.get(subject)?.id ?? null;
  const place = { entity, says: asked?.ask ?? '', question };
  return screen
    ? { ...place, kind: 'screen', id: screen.id, label: screen.label }
    : { ...place, kind: 'answer', id: question, label: asked?.ask ?? question };
}

/** Kinds of screens that show the effect of a use on their entity. */
const SHOWN_ON: Readonly<Record<ConstantUse['kind'], readonly string[]>> = {
  screen: [],
  field: ['form', 'wizard', 'detail'],
  rule: ['form', 'wizard'],
  move: ['detail'],
  timer: ['detail', 'list'],
  call: [],
  error: ['error'],
  answer: ['form', 'wizard', 'detail', 'list'],
};

/** Ids of the screens that change when a constant is changed. */
export function screensTouched(product: Product, constant: string): ReadonlySet<string> {
  const uses = usesOfConstants(product).get(constant) ?? [];
  const touched = screensOf(product).filter((screen) =>
    uses.some(
      ({ kind, id, entity }) =>
        (kind === 'screen' && id === screen.id) ||
        (screen.kind !== null &&
          SHOWN_ON[kind].includes(screen.kind) &&
          (screen.kind === 'error' || (entity !== null && entity === screen.entity))),
    ),
  );
  return new Set(touched.map(({ id }) => id));
}
