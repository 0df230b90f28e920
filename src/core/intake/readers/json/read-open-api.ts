import { inWords } from '../../names.ts';
import type { LeftOut, Proposal, Reading } from '../../types.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from './read-data.ts';
import { schemaProposals } from './schema-proposals.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Also a part of one, as broken files are. */
export function isOpenApi(data: unknown): data is Fields {
  return (
    isFields(data) && ('openapi' in data || 'swagger' in data || (isFields(data.paths) && isFields(data.components)))
  );
}

/** Things from the schemas of an OpenAPI document, calls from its paths; who may call is not in it. */
export function readOpenApi(data: Fields): Reading {
  const isOld = 'swagger' in data;
  const schemas = fieldsOf(isOld ? data.definitions : fieldsOf(data.components).schemas);
  const read = schemaProposals({ schemas, place: isOld ? 'definitions' : 'components › schemas' });
  const leftOut: LeftOut[] = [...read.leftOut];
  const calls = callsIn(data, leftOut);
  if (isFields(data.webhooks)) leftOut.push({ place: 'webhooks', why: 'Calls to other programs were not read.' });
  if ('security' in data || 'securityDefinitions' in data || 'securitySchemes' in fieldsOf(data.components))
    leftOut.push({ place: 'security', why: 'How programs sign in was not read.' });
  return { proposals: [...read.proposals, ...calls], leftOut };
}

function callsIn(data: Fields, leftOut: LeftOut[]): readonly Proposal[] {
  const names = new Map<string, number>();
  return Object.entries(fieldsOf(data.paths)).flatMap(([path, item]) => {
    if (!isFields(item)) {
      leftOut.push({ place: `paths › ${path}`, why: 'It describes no calls.' });
      return [];
    }
    return METHODS.filter((method) => isFields(item[method])).flatMap((method) => {
      const place = `paths › ${path} › ${method}`;
      const operation = fieldsOf(item[method]);
      const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)];
      const wanted = nameOf(operation, method, path);
      const count = (names.get(wanted) ?? 0) + 1;
      names.set(wanted, count);
      const name = count === 1 ? wanted : `${wanted} (${method.toUpperCase()} ${path})`;
      const call: Proposal = { kind: 'call', name, method: method.toUpperCase(), path, place };
      return [call, ...takes(name, operation, parameters, data, place), ...gives(name, operation, place)];
    });
  });
}

function nameOf({ summary, operationId }: Fields, method: string, path: string): string {
  const said = textOf(summary).trim().replace(/\.$/, '');
  if (said !== '' && said.length <= 80) return said;
  return textOf(operationId) === '' ? `${method.toUpperCase()} ${path}` : inWords(textOf(operationId));
}

function takes(
  name: string,
  operation: Fields,
  parameters: readonly unknown[],
  data: Fields,
  place: string,
): Proposal[] {
  const rows = parameters.flatMap((given) => {
    const part = resolved(given, data);
    const where = textOf(part.in);
    if (textOf(part.name) === '' || where === 'cookie') return [];
    return [
      {
        part: textOf(part.name),
        where: where === 'formData' ? 'body' : where,
        type: typeWords(part.schema ?? part),
        must: part.required === true ? 'yes' : 'no',
        means: firstLine(part.description),
      },
    ];
  });
  const [body] = Object.values(fieldsOf(resolved(operation.requestBody, data).content));
  const sent = typeWords(fieldsOf(body).schema);
  const all = sent === '' ? rows : [...rows, { part: sent, where: 'body', type: sent, must: 'yes', means: '' }];
  return all.length === 0 ? [] : [{ kind: 'takes', name, rows: all, place }];
}

function gives(name: string, operation: Fields, place: string): Proposal[] {
  const rows = Object.entries(fieldsOf(operation.responses)).flatMap(([status, given]) => {
    const response = fieldsOf(given);
    const [content] = Object.values(fieldsOf(response.content));
    const outcome = firstLine(response.description) || status;
    if (!/^\d{3}$/.test(status)) return [];
    return [{ outcome, status, body: typeWords(fieldsOf(content).schema ?? response.schema), when: '' }];
  });
  return rows.length === 0 ? [] : [{ kind: 'gives', name, rows, place: `${place} › responses` }];
}

/** What “#/components/parameters/Page” refers to; anything else is itself. */
function resolved(given: unknown, data: Fields): Fields {
  const { $ref } = fieldsOf(given);
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return fieldsOf(given);
  return fieldsOf(
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => fieldsOf(at)[key.replaceAll('~1', '/')], data),
  );
}

/** A type as somebody would say it: “Order”, “list of Order”, “whole number”. */
function typeWords(given: unknown): string {
  const { $ref, type, items, format } = fieldsOf(given);
  if (typeof $ref === 'string') return inWords($ref.split('/').at(-1) ?? '');
  if (items !== undefined) return `list of ${typeWords(items) || 'anything'}`;
  return [textOf(Array.isArray(type) ? type[0] : type), textOf(format)].filter(Boolean).join(', ');
}

function firstLine(words: unknown): string {
  return [...(textOf(words).trim().split(/\r?\n/)[0] ?? '')].slice(0, 200).join('');
}
