import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';

interface NameRoleProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly press: string;
  readonly named: (role: string) => void;
}

export function NameRole({ id, label, placeholder, press, named }: NameRoleProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) named(name.trim());
    setName('');
  };
  return (
    <form className="row text-ink-2 text-sm max-sm:w-full" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        className="field w-45 min-w-0 max-w-full max-sm:flex-[1_1_140px]"
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
