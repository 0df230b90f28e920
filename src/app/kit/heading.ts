import type { RouterState } from 'react-router';

/** The path that is in view or, while the next page is on its way, the path of that one; null before the first. */
let heading: string | null = null;

/** Takes note of where the router is going, at once: what is drawn follows later. */
export function noteHeading({ location, navigation }: RouterState): void {
  heading = (navigation.location ?? location).pathname;
}

/** Whether somebody is on the way from a path to another one, or there already. */
export function hasLeft(path: string): boolean {
  return heading !== null && heading !== path;
}
