import { knownValue, type Product, type ProtoScreen } from '#core/product.ts';

/** Id of a role to show a screen as: one that lands there, else the first that may list its entity. */
export function roleToViewAs({ model, index, permissions }: Product, screen: ProtoScreen): string | undefined {
  const landing = knownValue(model.screens.landings)?.find((one) => knownValue(one.screen)?.id === screen.id);
  if (landing?.role.id && index.roles.has(landing.role.id)) return landing.role.id;
  const { entity } = screen;
  if (entity === null) return undefined;
  return index.roles.all.find(({ id }) => knownValue(permissions(id, entity, 'list')?.may ?? UNKNOWN) === 'yes')?.id;
}

const UNKNOWN = { is: 'unknown', question: '' } as const;
