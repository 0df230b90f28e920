import { type ReactNode, useId } from 'react';
import { type CallRequest, listOf, type OfferedCall, ownName, questionOf, tokenHeader, whoMay } from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { Hole } from '../hole.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';

interface RequestFieldsProps {
  readonly call: OfferedCall;
  readonly request: CallRequest;
  readonly onChange: (request: CallRequest) => void;
}

type Texts = Readonly<Record<string, string>>;

/** Who is calling, and the parts of the request, each as text. */
export function RequestFields({ call, request, onChange }: RequestFieldsProps) {
  const { actor } = usePrototype();
  const { offer, method } = call;
  const needsToken = whoMay(actor.product, offer)?.token ?? false;
  const hasBody = method !== 'GET';
  return (
    <>
      <Group title="Caller">
        <Caller />
        {needsToken && (
          <TokenField call={call} value={request.token} onChange={(token) => onChange({ ...request, token })} />
        )}
      </Group>
      <TextGroup title="Address" texts={request.address} onChange={(address) => onChange({ ...request, address })} />
      <QueryFields call={call} texts={request.query} onChange={(query) => onChange({ ...request, query })} />
      <TextGroup title="Headers" texts={request.headers} onChange={(headers) => onChange({ ...request, headers })} />
      {hasBody && <BodyField value={request.body} onChange={(body) => onChange({ ...request, body })} />}
      {offer.takes.is === 'unknown' && (
        <p className="m-0">
          <Hole q={questionOf(offer.takes)} words="nobody has said what it takes" />
        </p>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-fill-200 gap-3 min-w-0 p-0 border-0">
      <legend className="mb-1 px-0 ui-sm font-semibold text-ink-2">{title}</legend>
      {children}
    </fieldset>
  );
}

interface FieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
}

function Field({ label, value, onChange, hint }: FieldProps) {
  const id = useId();
  return (
    <div className="proto-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="mono-sm"
        spellCheck={false}
        autoComplete="off"
        placeholder={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface TextGroupProps {
  readonly title: string;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
  readonly children?: ReactNode;
}

function TextGroup({ title, texts, onChange, children }: TextGroupProps) {
  const names = Object.keys(texts);
  if (names.length === 0 && !children) return null;
  return (
    <Group title={title}>
      {names.map((name) => (
        <Field
          key={name}
          label={name}
          value={texts[name] ?? ''}
          onChange={(value) => onChange({ ...texts, [name]: value })}
        />
      ))}
      {children}
    </Group>
  );
}

interface QueryFieldsProps extends Omit<TextGroupProps, 'title'> {
  readonly call: OfferedCall;
}

/** The parameters that were named, and for lists any other. */
function QueryFields({ call, texts, onChange }: QueryFieldsProps) {
  const named = listOf(call.offer.takes).flatMap(({ where, label }) => (where === 'query' ? [label] : []));
  const own = Object.fromEntries(named.map((name) => [name, texts[name] ?? '']));
  const others = Object.entries(texts).filter(([name]) => !named.includes(name));
  const further = others.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
  return (
    <TextGroup title="Query" texts={own} onChange={(changed) => onChange({ ...texts, ...changed })}>
      {call.does?.is === 'list' && (
        <Field
          label="Anything else"
          hint="name=value&name=value"
          value={further}
          onChange={(words) => onChange({ ...own, ...queryIn(words) })}
        />
      )}
    </TextGroup>
  );
}

/** What was typed, as it was typed: “a=1&b” has a “b” without a value. */
function queryIn(words: string): Texts {
  const pairs = words === '' ? [] : words.split('&');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function BodyField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const id = useId();
  const lines = Math.min(20, Math.max(3, value.split('\n').length + 1));
  return (
    <div className="proto-field">
      <label htmlFor={id}>Body</label>
      <textarea
        id={id}
        className="w-full px-2.5 py-2 mono-sm bg-sheet text-ink border-1 border-line-strong rounded"
        rows={lines}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Whoever calls acts as a role, as everywhere in the prototype. */
function Caller() {
  const { product, actor } = usePrototype();
  const updateSearch = useUpdateSearch();
  const id = useId();
  const roles = product.index.roles.all.map(({ id: role, label }) => {
    const name = ownName({ ...actor, role });
    return [role, name === undefined || name === label ? label : `${name}, ${label}`] as const;
  });
  return (
    <div className="proto-field">
      <label htmlFor={id}>Calling as</label>
      <Select
        id={id}
        value={actor.role ?? ''}
        first={['', 'Nobody in particular']}
        of={roles}
        onChange={(role) => updateSearch({ as: role })}
      />
    </div>
  );
}

function TokenField({ call, value, onChange }: Pick<FieldProps, 'value' | 'onChange'> & { call: OfferedCall }) {
  const { product } = usePrototype();
  const { name } = tokenHeader({ product }, call);
  return (
    <div className="grid content-start gap-1">
      <Field label={name === null ? 'Token' : `Token, in the header ${name}`} value={value} onChange={onChange} />
      {name === null && <Hole q="calls.offers.common" words="nobody has said in which header" />}
    </div>
  );
}
