import type { MarkKind } from './types.ts';

/** A sign that something is open, with the guards that keep look-alikes out. Lines and table cells both end at `\n`. */
export interface MarkSign {
  readonly kind: MarkKind;
  readonly pattern: RegExp;
  /** Names of states are no marks: skip the sign where it is a whole cell under a heading of states. */
  readonly mayBeState?: true;
}

const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}_./\\-])`;
/** Not `TODO.md`, `TBD-list` or `TODO_LIST`; `TBD/TBC` and `TBD.` are fine. */
const NOT_AFTER = String.raw`(?![\p{L}\p{N}_]|[-.][\p{L}\p{N}]|/(?!TB[DCASR])[\p{L}\p{N}])`;
const LINE_START = String.raw`(?<=^[ \t*_("]{0,8})`;
const REST = String.raw`[^\n]{0,200}`;
const NO_TODO_LIST = String.raw`(?!\s+(?:lists?|items?|apps?|entry|entries|manager)(?![\p{L}\p{N}]))`;

export const MARK_SIGNS: readonly MarkSign[] = [
  {
    kind: 'needs-clarification',
    pattern: /\[NEEDS[ \t\n]+CLARIFICATION:(?=[^\]\p{L}]{0,40}\p{L})[^\]]{1,1000}\]/giu,
  },
  sign('todo', `${LINE_START}TODO${NOT_AFTER}${NO_TODO_LIST}${REST}`),
  sign('todo', `${LINE_START}[Tt]odo:${REST}`),
  sign('todo', `${NOT_BEFORE}TODO(?=\\s?[:(])${REST}`),
  sign('todo', `(?<=[.!?;][ ]{1,2})TODO${NOT_AFTER}${NO_TODO_LIST}${REST}`),
  sign('fixme', `${LINE_START}FIXME${NOT_AFTER}${REST}`),
  sign('fixme', `${NOT_BEFORE}FIXME(?=\\s?[:(])${REST}`),
  sign('tbd', `${NOT_BEFORE}TB[DCASR]${NOT_AFTER}`),
  sign('tbd', `${LINE_START}(?:tb[dc]|Tb[dc]|TK)(?=[ \\t*_).:]{0,8}$)`),
  {
    kind: 'tbx-phrase',
    mayBeState: true,
    pattern:
      /(?<![\p{L}\p{N}])to\s+be\s+(?:determined|confirmed|agreed|decided|discussed|clarified)(?![\p{L}\p{N}])(?!\s+(?:by|at|when|from|using|via|through|during|per|before|after|if|unless|until|within|based)(?![\p{L}\p{N}]))/giu,
  },
  sign(
    'tbx-phrase',
    `(?<![\\p{L}\\p{N}])[Nn]eeds (?:further |more )?(?:discussion|clarification)(?=\\s*(?:[.;)]|$))`,
  ),
  sign('placeholder', `${LINE_START}\\?{3,}(?=[ \\t*_)]{0,8}$)`),
  sign(
    'placeholder',
    String.raw`${LINE_START}\[(?!NEEDS)(?=[^\]\n]{0,300} )\p{Lu}[^\]\[\n]{2,300}\](?=[ \t*_.]{0,8}$)`,
  ),
  sign('placeholder', String.raw`\[[^\]\[\n]{1,300}\be\.g\.[^\]\[\n]{1,300}\](?![(:\[])`),
];

/** Cheap look before the signs are tried on a paragraph: any sign holds one of these. */
export const MAY_HOLD_MARK =
  /TB[DCASR]|todo|fixme|clarification|discussion|to\s+be\s|\?\?\?|tb[dc]|TK|\[\p{Lu}|e\.g\./iu;

function sign(kind: MarkKind, source: string): MarkSign {
  return { kind, pattern: new RegExp(source, 'gmu') };
}
