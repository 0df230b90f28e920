import { isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * A path as people see it: relative to the working folder, with "/"; what lies outside of it and was named from the
 * root stays that way. The working folder itself is the empty string.
 */
export function shownPath(typed: string, cwd: string): string {
  const near = relative(cwd, resolve(cwd, typed));
  const shown = isAbsolute(typed) && isOutside(near) ? resolve(typed) : near;
  return shown.split(sep).join('/');
}

/** Whether a relative path leads out of the folder that it starts from. */
export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || path.startsWith('../') || isAbsolute(path);
}
