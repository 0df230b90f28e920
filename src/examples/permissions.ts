import { plain } from './story.ts';

const ACTIONS = ['list', 'open', 'create', 'change', 'delete', 'export'];

/** Who may do what with a thing: "Owner, Editor | yes | yes | no | own | no" says it of both roles. */
export function permissions(rows: string): string {
  const [first = ''] = rows.trim().split('\n');
  const actions = ACTIONS.slice(0, first.split(' | ').length - 1);
  return `${['Role \\ What they may do', ...actions].join(' | ')}\n${ofEach(rows)}`;
}

/** Rows that say the same of several things, one of each: "A, B | yes" is "A | yes" and "B | yes". */
export function ofEach(rows: string): string {
  return plain(rows)
    .split('\n')
    .flatMap((row) => {
      const [names = '', ...cells] = row.split(' | ');
      return names.split(', ').map((name) => [name, ...cells].join(' | '));
    })
    .join('\n');
}
