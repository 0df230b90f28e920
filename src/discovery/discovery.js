import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

// `npm run discovery -- PRODUCTS KINDS`: prints, as JSON, the order in which the program asks each of these products.
// PRODUCTS: [{id}, …]; KINDS: {productId: [kind, …]}.
const [products, kinds] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
if (!products || !kinds) {
  process.stderr.write('Give two files: npm run discovery -- PRODUCTS KINDS. See src/discovery/README.md.\n');
  process.exit(2);
}
const { module } = await runnerImport('./src/discovery/own-order.ts');
const orders = Object.fromEntries(products.map(({ id }) => [id, module.ownOrder(kinds[id] ?? [])]));
process.stdout.write(`${JSON.stringify(orders, null, 1)}\n`);
