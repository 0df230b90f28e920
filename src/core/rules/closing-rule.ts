import { questionIdOf, slotOfEntity } from '../answers/answers.ts';
import { type NamedElement, questionOf, type Sourced, unknownAt } from '../answers/sourced.ts';
import { inQuotes } from '../english/lists.ts';
import type { Outcome } from '../facts/types.ts';
import type { Product } from '../product/product.ts';
import { settledValue } from '../workspace/workspace.ts';

type Severity = 'error' | 'warning';

export type ElementKind =
  | 'group'
  | 'step'
  | 'screen'
  | 'entity'
  | 'field'
  | 'relation'
  | 'state'
  | 'transition'
  | 'rule'
  | 'role'
  | 'permission'
  | 'call'
  | 'offer'
  | 'system'
  | 'inbound'
  | 'error'
  | 'constant'
  | 'term'
  | 'question';

/** An element of the model that a finding leads to. */
export interface ModelElement {
  readonly kind: ElementKind;
  readonly id: string;
  readonly label: string;
  /** Id of the entity a field, a state, a transition or a rule belongs to. */
  readonly entity?: string;
}

export interface FindingPlace {
  /** Id of the point; filled in by the judge from the question where a rule leaves it out. */
  readonly point?: string;
  /** Id of the question whose answer fixes it, raised or not. */
  readonly question?: string;
  readonly thing?: ModelElement;
}

/** A closing rule that does not hold, in one plain sentence: what, where, what to do. */
export interface Finding {
  /** Number of the rule, from 1 to 48. */
  readonly rule: number;
  readonly severity: Severity;
  readonly sentence: string;
  readonly places: readonly FindingPlace[];
}

/** The model says too little for a rule to be judged; `question` would have to be settled first. */
export interface NotYet {
  readonly notYet: string;
  readonly question: string;
}

/** One breach, as a rule reports it; the rule number and the severity are added later. */
export type Breach = Pick<Finding, 'sentence' | 'places'>;

/** Everything a rule reports: breaches, and what it waits for. */
export type RuleOutcome = readonly (Breach | NotYet)[];

/** A condition that must hold before a specification may be called closed. */
export interface ClosingRule {
  readonly id: number;
  readonly severity: Severity;
  /** Why it matters, in everyday words; users read it. */
  readonly reason: string;
  readonly find: (product: Product) => readonly Breach[] | NotYet;
}

export interface Judgement {
  readonly rule: ClosingRule;
  readonly findings: readonly Finding[];
  readonly notYet: NotYet | null;
}

/** Parts of the model that rules need answered first, with the sentence shown until then. */
const PREREQUISITES = {
  groups: [({ model }) => model.purpose.groups, 'Nobody has said yet who will use this.'],
  leftOut: [({ model }) => model.purpose.outOfScope, 'Nobody has said yet what the first version leaves out.'],
  screens: [({ model }) => model.screens.screens, 'Nobody has named the screens yet.'],
  landings: [({ model }) => model.screens.landings, 'Nobody has said yet what each role sees first.'],
  links: [({ model }) => model.screens.links, 'Nobody has said yet where people can go from each screen.'],
  entities: [({ model }) => model.entities.entities, 'Nobody has said yet what records are kept.'],
  states: [statesOf, 'Nobody has said yet which states a record goes through.'],
  roles: [({ model }) => model.roles.roles, 'Nobody has said yet which roles there are.'],
  calls: [({ model }) => model.calls.calls, 'Nobody has said yet what is sent to other systems.'],
  errors: [({ model }) => model.errors.catalogue, 'Nobody has said yet what can go wrong, and what people read then.'],
} as const satisfies Record<string, readonly [of: (product: Product) => Sourced<unknown> | undefined, string]>;

type Prerequisite = keyof typeof PREREQUISITES;

/** While nothing is said about states, the question is the one about the first entity. */
function statesOf({ model, index }: Product): Sourced<unknown> | undefined {
  const { cycles, stateless } = model.states;
  if (cycles.length > 0 || stateless.length > 0) return undefined;
  const [first] = index.entities.all;
  return unknownAt(first ? questionIdOf(slotOfEntity(first.id, 'states/list')) : 'states.list');
}

/** The unanswered prerequisites, in the given order. */
export function unmetPrerequisites(product: Product, ...prerequisites: readonly Prerequisite[]): readonly NotYet[] {
  return prerequisites.flatMap((one) => {
    const [of, sentence] = PREREQUISITES[one];
    const sourced = of(product);
    return sourced?.is === 'unknown' ? [notYet(sentence, sourced.question)] : [];
  });
}

type RuleDefinition = Omit<ClosingRule, 'find'> & {
  /** Prerequisites; the rule waits for the first unanswered one. */
  readonly after?: readonly Prerequisite[];
  /** Breaches and waits; waits count only if there is no breach. */
  readonly finds: (product: Product) => RuleOutcome;
};

export function closingRule({ after = [], finds, ...rule }: RuleDefinition): ClosingRule {
  return {
    ...rule,
    find: (product) => {
      const [unsaid] = unmetPrerequisites(product, ...after);
      if (unsaid) return unsaid;
      const found = finds(product).map((one) => awaitedWithin(one, product));
      const breaches = found.flatMap((one) => ('notYet' in one ? [] : [one]));
      const waits = found.flatMap((one) => ('notYet' in one ? [one] : []));
      return breaches.length > 0 ? breaches : (waits[0] ?? breaches);
    },
  };
}

/** A breach that an answer which was put off could mend waits for that answer: somebody has said when it comes. */
function awaitedWithin(one: Breach | NotYet, { workspace }: Product): Breach | NotYet {
  if ('notYet' in one) return one;
  const questions = one.places.flatMap(({ question }) => question ?? []);
  const putOff = questions.find((question) => isPutOff(workspace.question(question)?.decision?.result));
  return putOff === undefined ? one : notYet(one.sentence, putOff);
}

function isPutOff(result: Outcome | undefined): boolean {
  return result?.outcome === 'deferred' && result.owner.trim() !== '' && result.until !== '';
}

export function breach(sentence: string, ...places: readonly FindingPlace[]): Breach {
  return { sentence, places };
}

/** A breach as a list of one. */
export function oneBreach(sentence: string, ...places: readonly FindingPlace[]): readonly Breach[] {
  return [{ sentence, places }];
}

/** A breach for each sentence that is not false, all at one place. */
export function breachesAt(place: FindingPlace, ...sentences: readonly (string | false)[]): readonly Breach[] {
  return sentences.flatMap((sentence) => (sentence === false ? [] : oneBreach(sentence, place)));
}

/** `fix`: the question whose answer fixes the breach, or a value of it; by default the one that names the element. */
export function placeAt(
  kind: ElementKind,
  thing: NamedElement,
  fix?: Sourced<unknown> | string,
  entity?: string | null,
) {
  const { id, label, source } = thing;
  const question = fix === undefined ? source.question : typeof fix === 'string' ? fix : questionOf(fix);
  return { question, thing: entity ? { kind, id, label, entity } : { kind, id, label } };
}

export function notYet(sentence: string, question: string): NotYet {
  return { notYet: sentence, question };
}

/** Whether a settled answer left a value empty. Nobody will be asked again, so that is a breach. */
export function isLeftEmpty(sourced: Sourced<unknown>, { workspace }: Product): boolean {
  return sourced.is === 'unknown' && settledValue(workspace.question(sourced.question)) !== undefined;
}

/** Whether a value is still to be asked for. That is no breach: the open question itself prevents closing. */
export function isAwaited(product: Product, sourced: Sourced<unknown>): boolean {
  return sourced.is === 'unknown' && !isLeftEmpty(sourced, product);
}

type AwaitedItem<K extends string> = { readonly label: string } & { readonly [P in K]: Sourced<unknown> };

/** A “not yet” for the first item whose value is still to be asked; empty if there is none. */
export function notYetFor<K extends string, T extends AwaitedItem<K>>(
  product: Product,
  things: readonly T[],
  place: K,
  sentence: (name: string, thing: T) => string,
): readonly NotYet[] {
  for (const thing of things) {
    const sourced: Sourced<unknown> = thing[place];
    if (sourced.is === 'unknown' && isAwaited(product, sourced))
      return [notYet(sentence(inQuotes(thing.label), thing), sourced.question)];
  }
  return [];
}
