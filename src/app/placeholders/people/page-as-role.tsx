import { Link } from 'react-router';
import { knownValue, type NameRef, type Product, type ProtoScreen } from '#core/product.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { hrefOf } from '../../prototype/navigation.ts';

/** Classes of the box around an embedded page of the prototype. */
export const PAGE_BOX = `people-window max-h-140 overflow-auto p-4 bg-raised border border-line-strong
  print:max-h-none print:overflow-visible`;

export function PageAsRole({ path, role, label }: { path: string; role: NameRef; label: string }) {
  return (
    <>
      <p
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2 bg-sheet
          border border-b-0 border-line-strong rounded-t-lg"
      >
        <span className="mono">{path}</span>
        <Link to={hrefOf({ path, role: role.id })}>Go in as {role.label}</Link>
      </p>
      <ScrollBox className={`${PAGE_BOX} rounded-b-lg`} label={label}>
        <EmbeddedScreen key={`${role.id} ${path}`} path={path} role={role.id} />
      </ScrollBox>
    </>
  );
}

/** Id of a role to show a screen as: one that lands there, else the first that may list its entity. */
export function roleToViewAs({ model, index, permissions }: Product, screen: ProtoScreen): string | undefined {
  const landing = knownValue(model.screens.landings)?.find((one) => knownValue(one.screen)?.id === screen.id);
  if (landing?.role.id && index.roles.has(landing.role.id)) return landing.role.id;
  const { entity } = screen;
  if (entity === null) return undefined;
  return index.roles.all.find(({ id }) => knownValue(permissions(id, entity, 'list')?.may ?? UNKNOWN) === 'yes')?.id;
}

const UNKNOWN = { is: 'unknown', question: '' } as const;
