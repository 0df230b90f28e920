/** All actions on an entity. */
export const ACTIONS = ['list', 'view', 'create', 'edit', 'delete', 'approve', 'export'] as const;

export type Action = (typeof ACTIONS)[number];

/** The word for each action in the interface. */
export const ACTION_WORDS: Readonly<Record<Action, string>> = {
  list: 'list',
  view: 'open',
  create: 'create',
  edit: 'change',
  delete: 'delete',
  approve: 'approve',
  export: 'export',
};

/** The phrases for each action; “see” means both list and view. */
const ACTION_PHRASES: readonly (readonly [does: readonly Action[], ...words: readonly string[]])[] = [
  [['list'], 'list', 'find', 'search', 'search for', 'browse', 'look for'],
  [['view'], 'view', 'open', 'read', 'look at', 'look into', 'inspect', 'show'],
  [['list', 'view'], 'see', 'access'],
  [['create'], 'create', 'add', 'make', 'enter', 'register', 'record', 'new', 'set up'],
  [['edit'], 'edit', 'change', 'correct', 'update', 'modify', 'amend', 'alter', 'rename'],
  [['delete'], 'delete', 'remove', 'erase', 'destroy', 'throw away'],
  [['approve'], 'approve', 'sign off', 'authorise', 'authorize'],
  [['export'], 'export', 'take out', 'download'],
];

/** Phrases for all actions, only as a whole head: in “all invoices”, “all” belongs to the entity. */
export const ALL_ACTIONS = /^(?:everything|anything|do everything|do anything|all actions|any action)$/u;

export const ACTIONS_BY_PHRASE: ReadonlyMap<string, readonly Action[]> = new Map(
  ACTION_PHRASES.flatMap(([does, ...words]) => words.map((word): [string, readonly Action[]] => [word, does])),
);
