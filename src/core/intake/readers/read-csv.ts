import Papa from 'papaparse';
import type { LeftOut, OnProgress, Reading } from '../types.ts';
import { tableProposals } from '../values/table-proposals.ts';
import { recordTables } from './read-grid.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote is opened here and not closed; what follows was taken as one cell.',
  InvalidQuotes: 'A quote is closed here within a cell.',
};

/** The cells of a text whose cells are separated by commas, semicolons, tabs or bars; which of them is found out. */
export function cellsOfCsv(text: string): {
  readonly rows: readonly (readonly string[])[];
  readonly leftOut: readonly LeftOut[];
} {
  const source = text.replace(/^\uFEFF/, '');
  const [said = '', delimiter = ''] = /^sep=(.)\r?\n/i.exec(source) ?? [];
  const { data, errors } = Papa.parse<string[]>(source.slice(said.length), {
    delimiter,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return {
    rows: data.map((row) => row.map((cell) => cell.trim())),
    leftOut: errors.flatMap(({ code, row = 0 }) => {
      const why = PROBLEMS[code];
      return why ? [{ place: `row ${row + 1}`, why }] : [];
    }),
  };
}

/** Tables in a text of separated values. */
export function readCsv(text: string, file: string, onProgress?: OnProgress): Reading {
  const { rows, leftOut } = cellsOfCsv(text);
  const formulas = rows.some((row) => row.some((cell) => /^=[A-Z@]+[(\d]/i.test(cell)));
  const found = recordTables({ sheet: '', rows }, file);
  const read = tableProposals(found.tables, onProgress);
  return {
    proposals: read.proposals,
    leftOut: [
      ...leftOut,
      ...(formulas
        ? [{ place: file, why: 'Cells that begin with “=” were read as text; nothing was worked out.' }]
        : []),
      ...found.leftOut,
      ...read.leftOut,
    ],
  };
}
