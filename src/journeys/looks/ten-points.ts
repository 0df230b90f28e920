import { readFileSync } from 'node:fs';

/** The nine points and one of no kind. */
export function tenPoints(): string {
  return `${readFileSync('src/journeys/specs/nine-points.md', 'utf8')}\n## 10. Service hours\n\nTBD\n`;
}
