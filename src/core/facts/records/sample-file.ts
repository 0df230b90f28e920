import * as v from 'valibot';
import { firstIssue, schemas } from '../schemas.ts';

/** What the sample records are made from; kept, so that they stay the same when the workspace is moved. */
export interface SampleSettings {
  /** A part of every seed; the workspace's first name. */
  readonly seed: string;
  /** YYYY-MM-DD: the day on which the records are seen. */
  readonly refDate: string;
  /** Version of the generator that made the records when they were first shown. */
  readonly generator: number;
}

const schema = v.strictObject({
  seed: schemas.said(200),
  refDate: schemas.date,
  generator: v.pipe(v.number('must be a whole number'), v.integer('must be a whole number'), v.minValue(1)),
});

export type SampleRead =
  | { readonly ok: true; readonly settings: SampleSettings }
  | { readonly ok: false; readonly reason: string };

export function readSampleSettings(text: string): SampleRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'It is not valid JSON; mend it, or move it away.' };
  }
  const parsed = v.safeParse(schema, json);
  return parsed.success
    ? { ok: true, settings: parsed.output }
    : { ok: false, reason: firstIssue(parsed.issues).sentence };
}

export function writeSampleSettings({ seed, refDate, generator }: SampleSettings): string {
  return `${JSON.stringify({ seed, refDate, generator }, null, 2)}\n`;
}
