import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';

interface NameRoleProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly press: string;
  readonly named: (role: string) => void;
}

/** Room for one more role, named in words of one's own. */
export function NameRole({ id, label, placeholder, press, named }: NameRoleProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) named(name.trim());
    setName('');
  };
  return (
    <form className="roles-add row text-ink-2 text-14" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={80}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{press}</Button>
    </form>
  );
}
