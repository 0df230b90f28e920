import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { readable, useGo } from './going.ts';

interface AddressBarProps {
  /** The address of what stands there: at the front door that of the screen which is first. */
  readonly path: string;
  readonly guessed: boolean;
}

/** The product's own address bar: what is typed there is where one goes. */
export function AddressBar({ path, guessed }: AddressBarProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = useGo();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? path).trim();
    setTyped(null);
    go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form className="proto-address" onSubmit={submit} data-look={guessed ? 'guess' : 'said'}>
      <button type="button" className="proto-arrow" aria-label="Back" onClick={() => void navigate(-1)}>
        ←
      </button>
      <button type="button" className="proto-arrow" aria-label="Forward" onClick={() => void navigate(1)}>
        →
      </button>
      <label className="unseen" htmlFor="proto-address">
        Address in the product
      </label>
      <input
        id="proto-address"
        spellCheck={false}
        value={typed ?? readable(path)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {guessed && <span className="tag guess">guess</span>}
    </form>
  );
}
