import type { Part } from '../../part.ts';

/** Where the staff keep products and stock. */
export const stock: Part = {
  'screens.Catalogue.parts': `
    New (if Role is Admin) | buttons | | | | New Product → New product
    Products | table | all Products | | images, name, state as Status, in stock, stock, price; by name; search in name, tags; filter by state, in stock; 25 a page; empty: “There is no product yet.” | Open → Product page, Set as Active (in bulk), Set as Draft (in bulk), Set as Archived (in bulk)`,
  'screens.New product.parts': `
    New product | form | new product | | name, description, slug, images, tags, position, available on | Create → Product page, Cancel → Catalogue`,
  'screens.Product page.parts': `
    The product | record | this product | | images, name, slug, state as Status, tags, description, position, available on, in orders | Set as Active, Set as Draft, Set as Archived, Clone, Delete, Edit: stays here
    Variants | table | its Variants | | options, SKU, price, compare at amount, track quantity, on hand, held, available; empty: “It has no variant yet.” | Edit → stays here, Delete
    New Variant | form | new variant of this product | | options, SKU, price, compare at amount, track quantity | Add: stays here`,
  'screens.Stock Items.parts': `
    Stock Items | table | all Stock items | | variant, variant.SKU as SKU, location, count on hand (typed here), backorderable (ticked here), owed; search in variant, SKU, location; 25 a page; empty: “No stock is kept.” | Update: stays here
    Movements | table | all Stock movements | | at, stock item, quantity, cause; newest first; 10 a page; empty: “Nothing has moved.” |
    New stock item | form | new stock item | | variant, location, count on hand, backorderable | Add: stays here`,
  'screens.Stock Transfers.parts': `
    New | buttons | | | | New Stock Transfer → New stock transfer
    Stock Transfers | table | all Stock transfers | | number, origin (empty: “–”), destination, reference, join(Transfer lines.Variant.Title) as Goods, state; newest first; empty: “There is no transfer.” | Open → Stock transfer page`,
  'screens.New stock transfer.parts': `
    New stock transfer | form | new stock transfer | | origin, destination, reference | Continue → Stock transfer page, Cancel → Stock Transfers`,
  'screens.Stock transfer page.parts': `
    The transfer | record | this stock transfer | | origin (empty: “–”), destination, reference, state | Create
    Goods | table | its Transfer lines | | variant, quantity; empty: “Add the goods that move.” | Edit → stays here, Remove
    Add Products (if State is New) | form | new transfer line of this stock transfer | | variant, quantity | Add Products: stays here`,
  'screens.Stock locations.parts': `
    Stock locations | table | all Stock locations | | name, internal name, address, active, default; by name | Edit → stays here
    New location | form | new stock location | | name, internal name, address, active, default | Add: stays here`,
};
