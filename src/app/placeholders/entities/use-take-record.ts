import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { askedOf } from '../things/asked-of.ts';
import type { HeardField, HeardRecord } from './heard-record.ts';

/** What a record that is read out belongs to, once the things have names. */
export interface About {
  readonly id: string;
  readonly label: string;
}

/**
 * Puts a record that was read out into the answers on records and on fields, and says where it waits. One of a thing
 * that has a name adds to the lines of that thing alone.
 */
export function useTakeRecord(about: About | null): (record: HeardRecord) => string {
  const asking = useAsking();
  const gather = useGather();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  return (record) => {
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    const fresh = record.fields.filter((field) => !known.has(fieldName(field)));
    const lines = askedOf(asking.view, 'entities', about?.id ?? null, 'fields');
    const ofThing = about === null ? fresh : fresh.map((field) => ({ ...field, thing: about.label }));
    const fields = gather.rows(lines, ofThing, about === null ? [] : ['field', 'thing']);
    const things =
      about === null && gather.rows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = (about === null ? ['entities.records', lines] : [lines]).map(asking.pinOf);
    const said =
      fields || things
        ? `It now waits in the ${pins.length > 1 ? 'answers' : 'answer'} to ${pins.flatMap((pin) => pin ?? []).join(' and ')}. Look it over and save it there.`
        : 'Nobody asks for records here, so it was not taken.';
    setKnown(new Set([...known, ...record.fields.map(fieldName)]));
    announce(said);
    return said;
  };
}

/** A field of a second record of the same kind is not asked about again; one without a name may be anything. */
function fieldName({ thing, field, example }: HeardField): string {
  return JSON.stringify(field === '' ? [thing, field, example] : [thing, field]);
}
