import type { Workspace } from '../workspace.ts';

/** What an address of the app is about, as ids; null where it is about none. */
export interface PlaceParts {
  readonly point: string | null;
  readonly question: string | null;
}

/** Reads an address of the app. A question that is looked at shows its point, too. */
export function partsOfPlace(place: string, workspace: Workspace): PlaceParts {
  const [path = '', search = ''] = place.split('?');
  const [, kind, id = ''] = path.split('/');
  const asked = kind === 'questions' ? decoded(id) : kind === 'points' ? questionIn(search) : null;
  const view = asked === null ? undefined : workspace.question(asked);
  const point = kind === 'points' ? decoded(id) : (view?.question.point ?? null);
  return {
    point: point !== null && workspace.point(point) ? point : null,
    question: view ? view.question.id : null,
  };
}

function questionIn(search: string): string | null {
  const found = search.split('&').find((pair) => pair.startsWith('q='));
  return found === undefined ? null : decoded(found.slice(2));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
