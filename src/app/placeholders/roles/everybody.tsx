import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { NO_CELLS, withCells } from '../gathering/matrix-cells.ts';
import { knownRows } from '../known/known-rows.ts';
import { isFirm, settledValue } from '../known/known-value.ts';
import { namesOnce, sameName } from '../known/names.ts';
import { isMatrix } from '../known/value-forms.ts';
import { SideQuestions } from '../pieces/side-questions.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { type Action, actionsOf } from './actions.ts';
import { AROUND, SHOWN } from './around.ts';
import { Banner } from './banner.tsx';
import { LittleApp } from './little-app.tsx';
import { EVERYBODY } from './permission.ts';
import { SaidSoFar } from './said-so-far.tsx';
import { Switcher } from './switcher.tsx';
import { useSaid } from './use-said.ts';
import { WhoMay } from './who-may.tsx';

/** A little app in which everybody may press everything. */
export function Everybody({ view }: PlaceholderProps) {
  const { view: asked } = useAsking();
  const permissions = asked('roles.permissions');
  const settled = settledValue(permissions);
  const decided = isMatrix(settled) ? settled : undefined;
  const granted = knownRows(asked('roles.grants')).map(({ cell }) => cell('role'));
  const said = useSaid();
  const known = namesOnce(decided?.rows ?? [], granted);
  const roles = namesOnce(known, said.roles);
  const [chosen, setRole] = useState(EVERYBODY);
  const role = roles.find((name) => sameName(name, chosen)) ?? EVERYBODY;
  const [pressed, setPressed] = useState<Action | null>(null);
  const matrix = withCells(decided, said.matrix) ?? NO_CELLS;
  const become = (name: string) => {
    setRole(name);
    setPressed(null);
    announce(`Viewing as ${name}.`);
  };
  const add = (name: string) => {
    said.name(name);
    become(name);
  };
  return (
    <>
      <h1>Who may press this?</h1>
      <p className="lead">
        The specification does not say. So everybody may press everything. Try it, nobody stops you.
      </p>
      <Stage
        view={view}
        label="Placeholder: an app for everybody"
        address={<UnknownAddress after="/invoices" />}
      >
        <Switcher roles={roles} known={known} role={role} become={become} add={add} />
        <Banner rule={said.rule} />
        <LittleApp
          actions={actionsOf(decided, isFirm(permissions))}
          role={role}
          matrix={matrix}
          press={setPressed}
        />
        {pressed && (
          <WhoMay
            key={`${role}/${pressed.name}`}
            action={pressed}
            role={role}
            roles={roles}
            matrix={matrix}
            rule={(who, word) => said.rule(who, pressed.name, word)}
            done={() => setPressed(null)}
          />
        )}
        <SaidSoFar said={said} />
        <SideQuestions of={AROUND} />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </>
  );
}
