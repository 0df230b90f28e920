import {
  type Entity,
  grouped,
  knownValue,
  listOf,
  lookOfSourced,
  type Product,
  type Relation,
} from '#core/product.ts';
import type { DiagramEdge, DiagramNode } from '../../diagrams/diagram.tsx';
import { signOf } from './how-many.ts';

/** Things with their lines, links with how many of each; a name that only a link mentions is a hole. */
export function entityDrawing({ model, index }: Pick<Product, 'model' | 'index'>) {
  const relations = listOf(model.entities.relations);
  const unknown = relations.flatMap(({ from, to }) => [from, to]).filter(({ id }) => id === null);
  const strangers = [...grouped(unknown, ({ label }) => unknownId(label)).entries()];
  return {
    nodes: [
      ...index.entities.all.map(nodeOf),
      ...strangers.map(([id, [ref]]): DiagramNode => ({ id, label: ref?.label ?? '', look: 'hole' })),
    ],
    edges: relations.map(edgeOf),
  };
}

function unknownId(label: string): string {
  return `?${label}`;
}

function nodeOf({ id, label, fields }: Entity): DiagramNode {
  const lines = (knownValue(fields) ?? []).map((field) => `${field.label}: ${knownValue(field.type) ?? '?'}`);
  return { id, label, look: lookOfSourced(fields), lines };
}

function edgeOf({ id, from, to, forth, back }: Relation): DiagramEdge {
  const looks = [lookOfSourced(forth), lookOfSourced(back)];
  return {
    id,
    from: from.id ?? unknownId(from.label),
    to: to.id ?? unknownId(to.label),
    look: looks.includes('hole') ? 'hole' : looks.includes('guess') ? 'guess' : 'said',
    ends: [signOf(knownValue(back)), signOf(knownValue(forth))],
  };
}
