import type { Proposal } from '#core/intake.ts';

type Words = { readonly [K in Proposal['kind']]: (of: Extract<Proposal, { kind: K }>) => readonly string[] };

const WORDS: Words = {
  thing: ({ examples }) => examples.slice(0, 1),
  field: ({ type, unit, required, example }) => [
    [type, unit].filter(Boolean).join(', '),
    required === 'always' ? 'must be there' : '',
    example ? `“${example}”` : '',
  ],
  choices: ({ values }) => [values.join(', ')],
  state: () => [],
  relation: ({ forth, back, gone }) => [
    [back, forth].filter(Boolean).join(' to '),
    gone ? `if the first is deleted: ${gone}` : '',
  ],
  role: () => [],
  call: ({ method, path }) => [`${method} ${path}`],
  takes: ({ rows }) => [rows.map(({ part }) => part).join(', ')],
  gives: ({ rows }) => [rows.map(({ status, outcome }) => `${status} ${outcome}`).join(', ')],
  constant: ({ value, unit }) => [[value, unit].filter(Boolean).join(' ')],
  screen: ({ screen, address }) => [screen, address],
};

/** What a proposal says besides its name, in a few words. */
export function proposalWords<K extends Proposal['kind']>(proposal: Extract<Proposal, { kind: K }>): string {
  const words: (of: Extract<Proposal, { kind: K }>) => readonly string[] = WORDS[proposal.kind as K];
  return words(proposal).filter(Boolean).join(' · ');
}

/** What people call a proposal of each kind; empty: its name is enough. */
export const KIND_WORDS: Readonly<Record<Proposal['kind'], string>> = {
  thing: 'Thing',
  field: 'Field',
  choices: 'Choices',
  state: 'State',
  relation: 'Link',
  role: 'Role',
  call: 'Call',
  takes: 'Takes',
  gives: 'Answers',
  constant: 'Number',
  screen: 'Screen',
};

const GROUPS: Readonly<Partial<Record<Proposal['kind'], string>>> = {
  relation: 'What belongs together',
  role: 'Roles',
  call: 'Calls',
  takes: 'Calls',
  gives: 'Calls',
  constant: 'Numbers',
  screen: 'Screens',
};

/** The heading under which a proposal stands: the thing it belongs to, or its kind. */
export function groupOf(proposal: Proposal): string {
  return GROUPS[proposal.kind] ?? ('of' in proposal ? proposal.of : proposal.name);
}
