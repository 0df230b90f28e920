import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/button.tsx';
import type { Inside } from './use-inside.ts';

/** The address bar of the product: what is typed there is where one goes. */
export function AddressLine({ inside }: { inside: Inside }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? inside.path).trim();
    setTyped(null);
    inside.go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form className="screens-bar" onSubmit={submit}>
      <Button look="plain" aria-label="Back" onClick={() => void navigate(-1)}>
        ←
      </Button>
      <label className="unseen" htmlFor="screens-bar">
        Address in the product
      </label>
      <span aria-hidden="true">yourproduct.example</span>
      <input
        id="screens-bar"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? inside.path}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </form>
  );
}
