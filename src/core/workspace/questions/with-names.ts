import { article } from '../../english/article.ts';

/** The words of the bank with the names inserted; an article right before a name is adapted to it. */
export function withNames(ask: string, item: string, thing: string): string {
  return ask.replace(/(?:\ban? (“))?\{(item|thing)\}/g, (_, quote: string | undefined, which: string) => {
    const name = which === 'item' ? item : thing;
    return quote ? `${article(name)}${quote}${name}` : name;
  });
}
