import fc from 'fast-check';

type Texts = fc.Arbitrary<string>;

/** What the typed expressions of one kind look like, each from smaller ones. */
interface Kinds {
  readonly amount: Texts;
  readonly time: Texts;
  readonly text: Texts;
  readonly test: Texts;
  readonly records: Texts;
  readonly length: Texts;
}

/** A template: each kind in capitals is replaced by an expression of that kind. */
function filled(tie: Kinds, template: string): Texts {
  const parts = template.split(/\b(AMOUNT|TIME|TEXT|TEST|RECORDS|LENGTH)\b/u);
  const texts = parts.map((part, at) => {
    const kind = part.toLowerCase();
    return at % 2 === 1 && kind in tie ? tie[kind as keyof Kinds] : fc.constant(part);
  });
  return fc.tuple(...texts).map((said) => said.join(''));
}

const LEAVES: Readonly<Record<keyof Kinds, string>> = {
  amount: 'Fee|Copies|5|1 000.5|12 EUR|€ 3|5 %|0.0000001|Tool.Deposit|Deposit share|`Weight (kg)`|3 kg|my Loans.Fee',
  time: 'Due date|Lent at|today|now()|2026-02-28|2026-02-28T10:00Z|Created|the tool’s Bought on|Tool.Owner.Since',
  text: 'Number|"a \\"b\\" c"|“x”|Tool.Name|`and so on`|my Name|Borrower.Name',
  test: 'Active|mine|true|not Active|State is Out|Tier = “Not “new””|Tier != In stock|Settled is yes|24h service|Tool.Owner.Blocked|Tags contains Rare|“Old” in Tags|Borrower is me',
  records: 'Lines|all Loans|my Loans|other Loans|Tools|Tool.Loans|its Lines',
  length: '3 days|Longest loan|2 hours|Term|1 month|6 weeks',
};

const TEMPLATES: Readonly<Record<keyof Kinds, string>> = {
  amount:
    'AMOUNT + AMOUNT|AMOUNT - AMOUNT|AMOUNT * AMOUNT|AMOUNT / AMOUNT|AMOUNT % AMOUNT|-AMOUNT|(AMOUNT)|count(RECORDS)|number of RECORDS|round(AMOUNT, 2)|round(AMOUNT)|sum(Lines)|total of Lines|sum(Amount of Lines where TEST)|max(Lines.Amount)|average(Fee of all Loans)|min(AMOUNT, AMOUNT)|if TEST then AMOUNT else AMOUNT|TEST ? AMOUNT : AMOUNT|length(TEXT)|size(RECORDS)|percent(AMOUNT)|count([1, AMOUNT, 3])|first(Fee of RECORDS by Due date)|last(all Loans by Fee, highest first).Fee|TIME - TIME|days(TIME - TIME)|count(distinct(Tool of all Loans))',
  time: 'TIME + LENGTH|TIME - LENGTH|date(TIME)|max(TIME, TIME)|min(Due date of all Loans)|first(all Loans where TEST).Due date|last(Loans by Created, newest first).`Due date`|(TIME)|if TEST then TIME else TIME|if TEST then TIME else nothing',
  text: 'TEXT + TEXT|upper(TEXT)|lower(TEXT)|trim(TEXT)|slug(TEXT)|left(TEXT, 3)|text(AMOUNT)|text(TIME)|join(Number of all Loans, TEXT)|join(Name of Tools by Deposit)|(TEXT)|TEST ? TEXT : TEXT|first(Tools by Name, z to a).Name|Tool.Name.upper()',
  test: 'TEST and TEST|TEST or TEST|TEST && TEST|TEST || TEST|not (TEST)|!(TEST)|(TEST)|AMOUNT < AMOUNT|AMOUNT is at least AMOUNT|AMOUNT = AMOUNT|AMOUNT != AMOUNT|TIME before TIME|TIME >= TIME|TIME is TIME|TEXT == TEXT|TEXT starts with TEXT|TEXT ends with TEXT|TEXT contains TEXT|containsAny(TEXT, TEXT)|TIME is in the last LENGTH|TIME in the next LENGTH|TIME is this week|TIME in this month|TIME this year|TIME this day|within 24 hours|TEXT is empty|AMOUNT is not empty|TIME == ""|has(TEXT)|State in [Out, Back]|State is not in [Out, “Not started”]|Tier is one of [Bronze, In stock]|any(RECORDS)|none(RECORDS where TEST)|all(RECORDS where TEST)|any(Lines where Until < Due date and Paid is no)|any(other Loans where overlaps(Due date, Returned on))|overlaps(TIME, TIME, TIME, TIME)|this in Loans|all Loans contains this|Borrower in [me]|any(Lines where `Due date` < this.Due date)|any(Lines where Loan is this)|if TEST then TEST else TEST|TEST == TEST',
  records:
    'all Loans where TEST|(other Loans where TEST)|distinct(Loans)|Lines where Paid is yes|(Lines where Amount > 3 EUR and From is before Until)|(all Loans by Due date, newest first)|Loans of Tools|Loans of my Loans.Tool where TEST',
  length: '(TIME - TIME)|days(3)|LENGTH * 2|LENGTH + LENGTH|days(Term)|hours(5)',
};

/** Typed expressions of every construct, in the names of the lending desk; not each of them fits together. */
export const expressions: Texts = fc.letrec<Kinds & { whole: string }>((tie) => {
  const kinds = { amount: tie('amount'), time: tie('time'), text: tie('text') } as unknown as Kinds;
  const all = { ...kinds, test: tie('test'), records: tie('records'), length: tie('length') } as unknown as Kinds;
  const of = (kind: keyof Kinds): Texts => {
    const [leaves, larger] = [LEAVES[kind].split('|'), TEMPLATES[kind].split('|')];
    return fc.oneof(
      { maxDepth: 3, depthIdentifier: 'expression', withCrossShrink: true },
      fc.constantFrom(...joined(leaves)),
      ...joined(larger).map((template) => filled(all, template)),
    );
  };
  return {
    ...{ amount: of('amount'), time: of('time'), text: of('text'), test: of('test'), records: of('records') },
    ...{ length: of('length'), whole: fc.oneof(tie('test') as Texts, tie('amount') as Texts, tie('text') as Texts) },
  } as never;
}).whole as unknown as Texts;

/** “||” is an operator, not two ends of an item. */
function joined(items: readonly string[]): readonly string[] {
  const at = items.findIndex((item, place) => item === '' && place > 0);
  return at < 0 ? items : [...items.slice(0, at - 1), `${items[at - 1]}||${items[at + 1]}`, ...items.slice(at + 2)];
}
