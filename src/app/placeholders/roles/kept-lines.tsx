import { type Entity, heldValue, linesFor, type Product } from '#core/product.ts';

const DOES: ReadonlyMap<string, string> = new Map([
  ['hidden', 'does not see'],
  ['masked', 'sees only a part of'],
  ['read-only', 'may read and not write'],
]);

/** Which lines of a thing are kept from whom, one sentence for each role; nothing where all see all. */
export function KeptLines({ product, entity }: { product: Product; entity: Entity }) {
  const said = product.index.roles.all.flatMap(({ id, label }) => {
    const lines = new Map(linesFor(product, entity.id, id).map((line) => [line.field.id, line.shown]));
    return [...DOES].flatMap(([shown, does]) => {
      const kept = product.index
        .fields(entity.id)
        .all.filter((field) => heldValue(field.type) !== 'computed')
        .filter((field) => (lines.get(field.id) ?? 'hidden') === shown);
      const names = kept.map((field) => `“${field.label}”`).join(', ');
      return kept.length === 0 ? [] : [`${label} ${does} ${names}.`];
    });
  });
  return said.length === 0 ? 'All of them see all of it.' : said.map((words) => <p key={words}>{words}</p>);
}
