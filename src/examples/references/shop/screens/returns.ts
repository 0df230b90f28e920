import type { Part } from '../../part.ts';

const LINES =
  'return it (ticked here), called as Product, charged amount, return quantity (typed here), refund before tax (typed here), reimbursement type (chosen here), exchange for (chosen here)';

/** Where the staff take goods back. */
export const returns: Part = {
  'screens.Returns.parts': `
    Return Authorizations | table | all Return authorizations | | number, order, reason, stock location, memo, state; newest first; empty: “Nothing is coming back.” | Open → Return authorization page
    Customer Returns | table | all Customer returns | | number, return authorization, stock location, state; newest first; empty: “Nothing has come back.” | Open → Customer return page`,
  'screens.New return authorization.parts': `
    The order | record | this order | | email, total | –
    New Return Authorization | form | new return authorization of this order | | stock location, reason, memo | Create → Return authorization page, Cancel → Order page`,
  'screens.Return authorization page.parts': `
    The return | record | this return authorization | | order, stock location, reason, memo, state | Cancel return, Edit: stays here
    What comes back | table | its Return items | | ${LINES} | Update: stays here`,
  'screens.New customer return.parts': `
    The order | record | this order | | email | –
    New Customer Return | form | new customer return | | return authorization, stock location | Create → Customer return page, Cancel → Order page`,
  'screens.Customer return page.parts': `
    The return | record | this customer return | | return authorization, order number, stock location, state | Create, Create Reimbursement (if State is Received and none(Reimbursements))
    What has come in | table | its Return items | | line item.variant.SKU as SKU, called as Product, return quantity, refund before tax as Amount, resellable (ticked here), reimbursement type |
    Reimbursements | table | its Reimbursements | | number, total, state; empty: “Nothing was reimbursed yet.” | Reimburse`,
};
