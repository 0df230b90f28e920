import { plain } from './story.ts';

const POINTS = [
  'What it does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'Calls to other systems',
  'Error catalogue',
  'Constants and limits',
];

/** A specification of nine points of which nothing is said yet. */
export function ninePoints(title: string, says: string): string {
  return `# ${title}\n\n${plain(says)}\n\n${POINTS.map((point, at) => `## ${at + 1}. ${point}\n`).join('\n')}`;
}
