import { uriOf } from './uri-of.ts';

/** For a Markdown link, whose target a parenthesis would end. */
export function linkTarget(path: string): string {
  return uriOf(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** A code host would notify a name after "@" where the text is pasted. */
export function withoutMentions(text: string): string {
  return text.replace(/@(?=\w)/g, '@\u2060');
}
