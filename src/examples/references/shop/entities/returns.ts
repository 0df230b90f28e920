import type { Part } from '../../part.ts';

/** What is kept of goods that come back: asked for, received and repaid. */
export const returns: Part = {
  'entities.return-reason.identity': 'natural',
  'entities.return-reason.identity.lines': '- Name',
  'entities.return-reason.fields': `
    Name | text | | always | | Admin | No longer needed
    Active | yes or no | | always | yes | Admin | yes`,

  'entities.return-authorization.identity': 'issued',
  'entities.return-authorization.identity.issued-by': 'The shop, when the return is authorized.',
  'entities.return-authorization.identity-format': 'RA518200341 | ra518200341 | all return authorizations',
  'entities.return-authorization.fields': `
    Order | link | Order | always | | Order clerk | R394161207
    Stock location | link | Stock location | always | | Order clerk | Warehouse East
    Reason | link | Return reason | always | | Order clerk | No longer needed
    Memo | long text | | never | empty | Order clerk | Unused, tags on`,

  'entities.return-item.fields': `
    Called | computed | | | | Kettle & Field | Linen Tote, Color: Black
    Return authorization | link | Return authorization | always | | Kettle & Field | RA518200341
    Customer return | link | Customer return | never | empty | Kettle & Field | CR518200399
    Line item | link | Line item | always | | Kettle & Field | two totes of R394161207
    Return it | yes or no | | always | no | Order clerk | yes
    Charged amount | computed | USD | | | Kettle & Field | 38.00
    Return quantity | whole number | units | always | 1 | Order clerk | 1
    Refund before tax | money | USD | never | empty | Order clerk | 19.00
    Reimbursement type | choice | | always | Original Payment | Order clerk | Original Payment
    Exchange for | link | Variant | never | empty | Order clerk | Linen Tote, Natural
    Resellable | yes or no | | always | no | Order clerk | yes`,
  'entities.return-item.fields.called.formula': 'Line item.Variant.Title',
  'entities.return-item.fields.charged-amount.formula': 'Line item.Total',
  'entities.return-item.fields.return-quantity.range': '0 | 100000 | units',
  'entities.return-item.fields.reimbursement-type.values': `
    Exchange | another variant is sent instead | yes
    Store Credit | the shopper can spend it here | yes
    Credit | credit that is not of this shop | yes
    Original Payment | the money goes back where it came from | yes`,

  'entities.customer-return.identity': 'issued',
  'entities.customer-return.identity.issued-by': 'The shop, when goods have come in.',
  'entities.customer-return.identity-format': 'CR518200399 | cr518200399 | all customer returns',
  'entities.customer-return.fields': `
    Return authorization | link | Return authorization | always | | Order clerk | RA518200341
    Stock location | link | Stock location | always | | Order clerk | Warehouse East
    Order number | computed | | | | Kettle & Field | R394161207`,
  'entities.customer-return.fields.order-number.formula': 'text(Return authorization.Order)',

  'entities.reimbursement.identity': 'issued',
  'entities.reimbursement.identity.issued-by': 'The shop, when it is created.',
  'entities.reimbursement.identity-format': 'RI518200412 | ri518200412 | all reimbursements',
  'entities.reimbursement.fields': `
    Customer return | link | Customer return | always | | Kettle & Field | CR518200399
    Order | link | Order | always | | Kettle & Field | R394161207
    Total | computed | USD | | | Kettle & Field | 19.00`,
  'entities.reimbursement.fields.total.formula': 'sum(Customer return.Return items.Refund before tax)',
};
