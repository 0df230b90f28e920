import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { HeardField, HeardRecord } from './heard-record.ts';

/** Puts a record that was read out into the answers on records and on fields, and says where it waits. */
export function useTakeRecord(): (record: HeardRecord) => string {
  const asking = useAsking();
  const gather = useGather();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  return (record) => {
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    const fresh = record.fields.filter((field) => !known.has(fieldName(field)));
    const fields = gather.rows('entities.fields', fresh);
    const things = gather.rows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = ['entities.records', 'entities.fields'].map(asking.pinOf);
    const said =
      fields || things
        ? `It now waits in the answers to ${pins.flatMap((pin) => pin ?? []).join(' and ')}. Look it over and save it there.`
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
