import { knownValue, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import type { Call } from '../slots/calls/exchanges.ts';
import { fieldSchema } from './field-schema.ts';
import { type MessageField, messageFields } from './message-fields.ts';
import { offeredComponents, offeredPaths } from './offers/offered-paths.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The schema of the field of ours, else only what is known about the message field. */
function messageFieldSchema({ means, look }: MessageField): JsonObject {
  const assumed = look === 'assumed' || look === 'stale' ? { 'x-assumed': true } : {};
  switch (means.is) {
    case 'field':
      return {
        ...fieldSchema(means.field),
        description: `${means.entity.label}: ${means.field.label}`,
        ...assumed,
      };
    case 'ours':
      return { description: means.label, ...assumed };
    case 'left alone':
      return { description: 'Ignored.', ...assumed };
    case 'unknown':
      return { 'x-undecided': 'Nobody has said which of our fields this is.' };
  }
}

/** An open point, and the question that would settle it. */
interface Undecided {
  readonly what: string;
  readonly question: string;
}

/**
 * The decided calls as an OpenAPI 3.1 document in JSON, with a newline at its end. It contains only decisions: what is
 * missing is in `x-undecided` with its question, assumptions are in `x-assumed`. JSON as the message format belongs to
 * this document and is no decision.
 */
export function openApiOf(product: Product): string {
  const calls = product.index.calls.all;
  const operations = calls.map((call) => operationOf(product, call));
  const { paths: asked, left } = pathsOf(operations);
  const offers = listOf(product.model.calls.offers);
  const paths = offers.length > 0 ? offeredPaths(product) : asked;
  const { name } = product.model.purpose;
  const missing: readonly Undecided[] = [
    ...(calls.length === 0 && offers.length === 0
      ? [undecided('Which messages go to other systems.', product.model.calls.calls)]
      : []),
    ...left,
  ];
  const document = {
    openapi: '3.1.0',
    info: {
      title: `What ${knownValue(name) ?? product.workspace.name} ${offers.length > 0 ? 'offers to other programs' : 'asks of other systems'}`,
      version: '0',
      description: 'Made from decisions. Messages are shown as JSON, but nobody has decided that.',
    },
    tags: product.index.systems.all.map(({ label, owner, contract }) => tagOf(label, owner, contract)),
    paths,
    ...(offers.length > 0 && Object.keys(asked).length > 0 && { webhooks: asked }),
    ...offeredComponents(product),
    ...extensionOf('x-undecided', missing),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function tagOf(name: string, owner: Sourced<string>, contract: Sourced<string>): JsonObject {
  const words = [
    knownValue(owner) && `Run by ${knownValue(owner)}.`,
    knownValue(contract) && `Described in ${knownValue(contract)}.`,
  ].filter(Boolean);
  return { name, ...(words.length > 0 && { description: words.join(' ') }) };
}

type Operation = ReturnType<typeof operationOf>;

function operationOf(product: Product, call: Call) {
  const { sent, back } = messageFields(product, call);
  const method = knownValue(call.method)?.toLowerCase();
  const path = knownValue(call.path) && templated(knownValue(call.path) ?? '');
  const inPath = [...(path ?? '').matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const hasBody = method !== 'get' && method !== 'delete';
  const system = knownValue(call.system)?.label;
  const part = {
    operationId: call.id,
    summary: call.label,
    ...(knownValue(call.trigger) !== undefined && { description: `When: ${knownValue(call.trigger)}` }),
    ...(system && { tags: [system] }),
    ...(inPath.length > 0 && { parameters: inPath.map(pathParameter) }),
    ...(sent && sent.length > 0 && hasBody && { requestBody: { content: contentOf(sent) } }),
    responses: {
      ...(back && {
        '2XX': { description: call.label, ...(back.length > 0 && { content: contentOf(back) }) },
      }),
      default: { description: failureWords(product, call) },
    },
    ...policyOf(call),
    ...extensionOf('x-undecided', [
      ...neededOf(call, ({ is }) => is === 'unknown'),
      ...(hasBody || !sent ? [] : notInPath(sent, inPath)),
      ...[...(sent ?? []), ...(back ?? [])].flatMap(unplaced),
    ]),
    ...extensionOf(
      'x-assumed',
      neededOf(call, (sourced) => ['assumed', 'stale'].includes(lookOfSourced(sourced))),
    ),
  };
  return { call, method, path, part };
}

/** "/loans/:loan" → "/loans/{loan}". */
function templated(path: string): string {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  return absolute.replace(/:([\p{L}\p{N}_-]+)/gu, '{$1}');
}

function pathParameter(name: string): JsonObject {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function contentOf(fields: readonly MessageField[]): JsonObject {
  const properties: Readonly<Record<string, JsonObject>> = Object.fromEntries(
    fields.map((field) => [field.words, messageFieldSchema(field)]),
  );
  return { 'application/json': { schema: { type: 'object', properties } } };
}

/** Fields that are sent without a body must be in the address; no question asks where. */
function notInPath(sent: readonly MessageField[], inPath: readonly string[]): readonly Undecided[] {
  if (sent.length <= inPath.length) return [];
  const names = sent.map(({ words }) => words).join(', ');
  return [{ what: `Where in the address these go: ${names}.`, question: sent[0]?.question ?? '' }];
}

function unplaced({ words, means, question }: MessageField): readonly Undecided[] {
  return means.is === 'unknown' ? [{ what: `Which of our fields “${words}” is.`, question }] : [];
}

function undecided(what: string, sourced: Sourced<unknown>): Undecided {
  return { what, question: questionOf(sourced) };
}

/** What an implementer must know of a call, each with the words for its absence. */
const NEEDED: readonly (readonly [what: string, sourced: (call: Call) => Sourced<unknown>])[] = [
  ['Which system it goes to.', ({ system }) => system],
  ['When it is sent.', ({ trigger }) => trigger],
  ['What is sent.', ({ sent }) => sent],
  ['What comes back.', ({ back }) => back],
  ['How old the answer may be.', ({ age }) => age],
  ['How many records come back at once.', ({ many }) => many],
  ['How long somebody waits.', ({ waiting }) => waiting],
  ['What is done when it fails.', ({ failure }) => failure],
  ['When to stop trying.', ({ giveUp }) => giveUp],
  ['Whether it is done twice if it is sent twice.', ({ repeat }) => repeat],
];

function neededOf(call: Call, isMeant: (sourced: Sourced<unknown>) => boolean): readonly Undecided[] {
  return NEEDED.flatMap(([what, of]) => (isMeant(of(call)) ? [undecided(what, of(call))] : []));
}

function policyOf(call: Call): JsonObject {
  const { waiting, failure, giveUp, repeat, age, many } = call;
  const policy = [
    ['x-waits-at-most', knownValue(waiting)?.text],
    ['x-if-it-fails', knownValue(failure)],
    ['x-given-up-after', knownValue(giveUp)?.text],
    ['x-sent-twice', knownValue(repeat)],
    ['x-may-be-as-old-as', knownValue(age)],
    ['x-many-at-once', knownValue(many)],
  ].filter(([, value]) => value !== undefined);
  return Object.fromEntries(policy);
}

function failureWords({ index }: Product, call: Call): string {
  const raised = index.errors.all.filter((error) =>
    listOf(error.raisedBy).some(({ kind, id }) => kind === 'call' && (id === call.id || id === null)),
  );
  if (raised.length === 0) return 'Nobody has said what people read when it fails.';
  return `People read: ${raised.map(({ label }) => label).join(', ')}.`;
}

function extensionOf(key: string, all: readonly Undecided[]): JsonObject {
  return all.length > 0 ? { [key]: all } : {};
}

/** Operations by path and method; one without an address, or at an address that is taken, stays undecided. */
function pathsOf(operations: readonly Operation[]) {
  const paths = new Map<string, Map<string, JsonObject>>();
  const left: (Undecided & { readonly call: JsonObject })[] = [];
  for (const { call, method, path, part } of operations) {
    const taken = path !== undefined && method !== undefined && paths.get(path)?.has(method);
    if (!path || !method || taken) {
      const why = taken
        ? `another message goes to ${path} in the same way`
        : 'nobody has said which address it goes to';
      left.push({ what: `${call.label}: ${why}.`, question: questionOf(call.path), call: part });
      continue;
    }
    paths.set(path, (paths.get(path) ?? new Map<string, JsonObject>()).set(method, part));
  }
  const all = [...paths].map(([path, methods]) => [path, Object.fromEntries(methods)] as const);
  return { paths: Object.fromEntries(all), left };
}
