import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { RefusalChoices } from './forbidden.tsx';

/** The way in and out: how people show who they are, what a stranger sees, and what a refusal looks like. */
export function EntranceScene({ product }: SceneProps) {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 @wide:grid-cols-3">
        <article className="grid gap-3 p-4 bg-raised border border-line-strong rounded-lg" aria-label="The way in">
          <h2 className="m-0">Come in</h2>
          <div className="grid gap-2" aria-hidden="true">
            <i className="h-9 border border-line-strong rounded bg-sheet" />
            <i className="h-9 border border-hatch rounded bg-hatched" />
          </div>
          <SpotCard says="Who are you?" q="roles.sign-in">
            <ChoiceButtons q="roles.sign-in" behind="No, rather …" />
          </SpotCard>
        </article>
        <SpotCard says="What a stranger may see and do" q="roles.anonymous" />
        <SpotCard says="Gone for coffee. Signed out after" q="roles.sign-out" />
      </div>
      <section className="grid gap-3" aria-label="And if they may not?">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 voice-lg">
          <span className="font-semibold">And if they may not?</span>
          <Spot q="roles.refusal" />
        </p>
        <RefusalChoices product={product} example="Delete" />
      </section>
    </div>
  );
}

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
