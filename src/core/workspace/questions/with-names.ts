import { article } from '../../english/article.ts';

/** The words of the bank with the names put in; an article right before a name becomes the one it takes. */
export function withNames(ask: string, item: string, thing: string): string {
  return ask.replace(/(?:\ban? (“))?\{(item|thing)\}/g, (_, quote: string | undefined, which: string) => {
    const name = which === 'item' ? item : thing;
    return quote ? `${article(name)}${quote}${name}` : name;
  });
}
