import { scanBlocks } from '../blocks/scan-blocks.ts';
import type { Body } from '../body.ts';
import { splitLines } from '../lines.ts';
import { classify } from '../mood/classify.ts';
import { classifyAll } from '../statement-counts.ts';
import { type Statement, statementsOf } from '../statements.ts';
import type { Known } from './family.ts';

/** How a statement is known to be a template's; null where it is its author's. */
export type Recognise = (statement: string) => Known | null;

/** A section's text without what is a template's. */
export type OwnWords = ReturnType<typeof ownWords>;

/**
 * Separates the statements of a section's text that are a template's. A section that says nothing with them says
 * nothing without them: statements that continue an instruction stay.
 */
export function ownWords({ section, said, tally: counts }: Body, text: string, recognise: Recognise) {
  const { title } = section;
  const lines = splitLines(text).texts;
  const structure = scanBlocks(lines);
  const all = statementsOf(structure.blocks, { lines, structure });
  const own: Statement[] = [];
  const template: string[] = [];
  const company = openCompany(title);
  for (const each of all) {
    const known = each.says === 'text' ? recognise(each.text) : null;
    if (each.says === 'text' && known && (!known.isShort || company.suits(known))) {
      template.push(each.text);
      company.join(each.text, known);
    } else own.push(each);
  }
  const left = said < 0 ? counts : classifyAll(own, title).tally;
  return {
    tally: { ...left, template: template.length },
    /** The statements that are a template's, Markdown as written. */
    template,
  };
}

/** The smallest share of the documents with a template's words that must also have what belongs to these words. */
const BELONGS = 0.5;

/**
 * The template's statements so far. One with hardly a word is a template's only after another that is addressed to
 * the author, and only where it occurs together with it: else it is what several authors answered.
 */
function openCompany(title: string) {
  const unheard: (readonly [statement: string, times: number])[] = [];
  let times = Number.POSITIVE_INFINITY;
  let isSpoken = false;
  return {
    join: (statement: string, known: Known) => void unheard.push([statement, known.times]),
    suits(known: Known): boolean {
      for (const [statement, has] of unheard.splice(0)) {
        if (!speaksToAuthor(statement, title)) continue;
        isSpoken = true;
        times = Math.min(times, has);
      }
      return isSpoken && known.times >= BELONGS * times;
    },
  };
}

function speaksToAuthor(statement: string, title: string): boolean {
  const weight = classify(statement, { asks: false, title, item: false });
  return weight === 'instruction' || weight === 'question';
}
