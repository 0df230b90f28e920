import type { ReactNode } from 'react';
import { entriesOf, type Field, type FieldFormat, knownValue, saidTone, valueText } from '#core/product.ts';
import { ToneChip } from './emphasis.tsx';
import { DrawnPicture } from './picture.tsx';
import { richText } from './rich-text.tsx';

type Drawing = (text: string, field: Field) => ReactNode;

/** How a value of an exact format is drawn, where its text alone does not do. */
const FORMAT_DRAWINGS: Readonly<Partial<Record<FieldFormat, Drawing>>> = {
  email: (text) => <a href={`mailto:${text}`}>{text}</a>,
  telephone: (text) => <a href={`tel:${text.replaceAll(/[^+\d]/gu, '')}`}>{text}</a>,
  'web address': (text) => <span className="underline break-all">{text}</span>,
  colour: (text) => (
    <span className="inline-flex items-center gap-1.5">
      <span className="w-4 h-4 rounded-sm border-1 border-line" style={{ background: text }} aria-hidden="true" />
      {text}
    </span>
  ),
  rating: (text, field) => {
    const most = Math.min(10, knownValue(field.range)?.most?.amount ?? 5);
    const given = Math.max(0, Math.min(most, Math.round(Number(text))));
    return (
      <span role="img" aria-label={`${text} of ${most}`}>
        {'★'.repeat(given)}
        {'☆'.repeat(most - given)}
      </span>
    );
  },
  tags: pills,
  'several choices': pills,
  data: (text) => <code className="break-all">{text}</code>,
  image: picture,
  'rich text': richText,
  'long text': (text) => <span className="whitespace-pre-line">{text}</span>,
};

function picture(text: string): ReactNode {
  return (
    <>
      <DrawnPicture className="thumb inline-block w-8 h-6 mr-2 align-middle rounded-sm" of={text} /> {text}
    </>
  );
}

/** The name of a file with a picture in it. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/iu;

function pills(text: string): ReactNode {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {entriesOf(text).map((entry) => (
        <bdi key={entry} className="px-1.5 rounded-sm bg-paper border-1 border-line text-sm">
          {entry}
        </bdi>
      ))}
    </span>
  );
}

/** Whether a value is the name of a picture. */
export function isPicture(text: string, field: Field): boolean {
  return knownValue(field.format) === 'image' || (knownValue(field.type) === 'file' && PICTURE.test(text));
}

/** The value as its exact format is drawn; undefined where that is its text. */
export function drawnValue(value: unknown, field: Field): ReactNode | undefined {
  const format = knownValue(field.format);
  const text = valueText(value);
  const chosen = knownValue(field.values)?.find(({ label }) => label === text);
  const tone = chosen && saidTone(chosen);
  if (tone) return <ToneChip tone={tone}>{text}</ToneChip>;
  if (isPicture(text, field)) return picture(text);
  return format && text !== '' ? FORMAT_DRAWINGS[format]?.(text, field) : undefined;
}
