import type { RouterState } from 'react-router';

/** The path in view or, while the next page loads, that page's path; null before the first. */
let destination: string | null = null;

/** Records where the router is going, before the page is drawn. */
export function noteDestination({ location, navigation }: RouterState): void {
  destination = (navigation.location ?? location).pathname;
}

/** Whether the router is on the way from a path to another one, or already there. */
export function hasLeft(path: string): boolean {
  return destination !== null && destination !== path;
}
