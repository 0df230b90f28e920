import { scanBlocks } from '../blocks/scan-blocks.ts';
import { splitLines } from '../lines.ts';
import { classify } from '../mood/classify.ts';
import type { Body } from '../section-body.ts';
import { classifyStatements } from '../statement-counts.ts';
import { type Statement, statementsOf } from '../statements.ts';
import type { TemplateMatch } from './family.ts';

/** How a statement is known to be a template's; null where it is its author's. */
export type TemplateMatcher = (statement: string) => TemplateMatch | null;

/** A section's text without the statements of a template. */
export type SeparatedText = ReturnType<typeof separateTemplate>;

/**
 * Separates the statements of a section's text that are a template's. A section that says nothing with them says
 * nothing without them: statements that continue an instruction stay.
 */
export function separateTemplate({ section, said, counts }: Body, text: string, matchTemplate: TemplateMatcher) {
  const { title } = section;
  const lines = splitLines(text).texts;
  const structure = scanBlocks(lines);
  const all = statementsOf(structure.blocks, { lines, structure });
  const own: Statement[] = [];
  const template: string[] = [];
  const templateRun = openTemplateRun(title);
  for (const each of all) {
    const match = each.says === 'text' ? matchTemplate(each.text) : null;
    if (each.says === 'text' && match && (!match.isShort || templateRun.suits(match))) {
      template.push(each.text);
      templateRun.join(each.text, match);
    } else own.push(each);
  }
  const left = said < 0 ? counts : classifyStatements(own, title).counts;
  return {
    counts: { ...left, template: template.length },
    /** The statements that are a template's, Markdown as written. */
    template,
  };
}

/** The least share of the documents with the instruction that must also have the short statement. */
const MIN_TOGETHER_SHARE = 0.5;

/**
 * Tells whether a short statement belongs to the template: only after a statement addressed to the author, and only
 * where documents have both together; else several authors just answered alike.
 */
function openTemplateRun(title: string) {
  const pending: (readonly [statement: string, times: number])[] = [];
  let times = Number.POSITIVE_INFINITY;
  let hasInstruction = false;
  return {
    join: (statement: string, match: TemplateMatch) => void pending.push([statement, match.times]),
    suits(match: TemplateMatch): boolean {
      for (const [statement, count] of pending.splice(0)) {
        if (!isForAuthor(statement, title)) continue;
        hasInstruction = true;
        times = Math.min(times, count);
      }
      return hasInstruction && match.times >= MIN_TOGETHER_SHARE * times;
    },
  };
}

function isForAuthor(statement: string, title: string): boolean {
  const weight = classify(statement, { asks: false, title, item: false });
  return weight === 'instruction' || weight === 'question';
}
