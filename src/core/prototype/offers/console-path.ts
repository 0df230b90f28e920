import { matchRoute } from '../routes.ts';
import type { ProtoScreen } from '../screens-of.ts';

/** Where the offered calls can be tried: an address that no screen of the product has. */
const PATHS = ['/api', '/-/api'] as const;

export function consolePath(screens: readonly ProtoScreen[]): string {
  return PATHS.find((path) => matchRoute(screens, path) === null) ?? PATHS[1];
}
