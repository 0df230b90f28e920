import type { ExactCondition } from '../../conditions/types.ts';
import type { Field } from '../../model/types.ts';
import type { Region, RegionKind } from '../../slots/screens/regions.ts';
import type { ProtoScreen } from '../screens-of.ts';
import type { Comparison, Period } from './periods.ts';
import type { SaidEmphasis } from './read-emphasis.ts';

/** What a part of a screen is bound to. */
export type RegionData =
  | { readonly is: 'nothing' }
  /** A record, or many, of an entity; `where` is already part of the expression. */
  | { readonly is: 'record' | 'records'; readonly of: string; readonly expression: ExactCondition }
  /** A new record, below another one where the words name one. */
  | { readonly is: 'new'; readonly of: string; readonly below: ExactCondition | null };

/** One thing that a part shows of each record: a field, or anything that can be worked out. */
export interface ShownItem {
  readonly label: string;
  readonly shows: 'field' | 'state' | 'number' | 'value';
  readonly field: Field | undefined;
  /** Undefined for the state and the number. */
  readonly value: ExactCondition | undefined;
  /** Of each record: whether it is shown there; null: always. */
  readonly onlyIf: ExactCondition | null;
  /** Words in place of an empty value. */
  readonly empty: string;
  /** In a form: whether one can type into it as soon as it is there. */
  readonly hasFocus: boolean;
  readonly emphases: readonly SaidEmphasis[];
  /** Whether it is typed where it stands, in a list. */
  readonly typed: boolean;
  /** The times that it comes to are drawn as a small graph of this many steps until now. */
  readonly over?: { readonly steps: number; readonly step: 'hour' | 'day' };
}

/** What pressing something does, as far as the words tell. */
export type Deed =
  | { readonly is: 'move'; readonly event: string }
  | { readonly is: 'create' | 'edit' | 'delete' | 'open'; readonly of: string }
  /** What happens by itself when it is pressed. */
  | { readonly is: 'run'; readonly of: string; readonly name: string }
  /** Another column, or another time, in a timetable. */
  | { readonly is: 'place'; readonly of: string }
  | { readonly is: 'go' }
  | { readonly is: 'sign out' }
  | { readonly is: 'unsaid' };

export interface RegionAction {
  readonly label: string;
  /** Null: always. Words that are no exact condition are kept in `inWords`. */
  readonly onlyIf: ExactCondition | null;
  readonly inWords: string;
  /** The key that presses it, such as “Ctrl+Enter” or “n”; null: none. */
  readonly key: string | null;
  /** What the form that it saves has to be, so that it can be pressed; null: nothing. */
  readonly needs: 'valid' | 'changed' | null;
  /** On all records that were chosen, rather than on one. */
  readonly bulk: boolean;
  /** On all records of the part, none chosen. */
  readonly all: boolean;
  /** In a menu that opens, rather than beside the others. */
  readonly inMenu: boolean;
  /** The screen it leads to afterwards; null: it stays here, undefined: nobody has said. */
  readonly to: ProtoScreen | null | undefined;
  readonly does: Deed;
}

/** A figure, read: the number of the records that the part is bound to, or a formula. */
export interface ReadFigure {
  readonly label: string;
  readonly value: ExactCondition | 'count';
}

/** A chart, read: what is measured of each record (null: they are counted), by what. */
export interface ReadChart {
  readonly by: ShownItem;
  readonly measured: ShownItem | null;
  readonly period: 'day' | 'month' | 'year' | null;
}

/** A timetable, read: records by what stands across, and by when they are. */
export interface ReadTimetable {
  readonly columns: ShownItem;
  /** Of what is linked: which of it has a column; null: all. */
  readonly columnsOnly: ExactCondition | null;
  /** In the words used; empty: as it is listed. */
  readonly columnsOrder: string;
  readonly start: ShownItem;
  /** When it is over, or how long it lasts; null: nobody has said. */
  readonly end: ShownItem | null;
  /** Days, times on days, or times of any day. */
  readonly grain: 'day' | 'time' | 'clock';
  /** How long a line lasts; null: as the times need it. */
  readonly step: ExactCondition | null;
  /** The first and the last minute of a day. */
  readonly hours: readonly [from: number, to: number] | null;
  /** What stands side by side; the other stands one below the other. */
  readonly across: 'columns' | 'time';
}

/** What a screen narrows its records by, read. */
export interface ReadFilter {
  /** The things whose records it narrows: by which time of theirs, and by which property; what a thing lacks is absent. */
  readonly narrows: readonly {
    readonly of: string;
    readonly when: ShownItem | null;
    /** Until when a record lasts; null: it is at one time. */
    readonly until: ShownItem | null;
    readonly by: ReadonlyMap<string, ShownItem>;
  }[];
  /** The properties by label, those of all things together. */
  readonly labels: readonly string[];
  /** The first one counts at the beginning. */
  readonly periods: readonly Period[];
  readonly comparisons: readonly Comparison[];
  /** Whether a year may be compared by the days of the week. */
  readonly byWeekday: boolean;
  /** What can be turned on and off; conditions read it by its label. */
  readonly switches: readonly { readonly label: string; readonly on: boolean; readonly isInMenu: boolean }[];
  /** Records that each are a filter somebody has saved; null: there are none. */
  readonly saved: ReadSavedFilters | null;
}

export interface ReadSavedFilters {
  readonly of: string;
  readonly expression: ExactCondition;
  readonly name: ShownItem;
  readonly property: ShownItem;
  readonly operator: ShownItem;
  readonly values: ShownItem;
}

/** Figures of a screen by the steps of its period (null), or by a property that it is narrowed by. */
export interface ReadBreakdown {
  readonly figures: readonly ReadFigure[];
  /** Of the figures of the screen, the one that was pressed; else its first. */
  readonly isChosen: boolean;
  readonly by: string | null;
  readonly most: number;
  /** Records that are marked at their time, and what is said of each. */
  readonly marks: {
    readonly of: string;
    readonly expression: ExactCondition;
    readonly when: ShownItem;
    readonly says: readonly ShownItem[];
  } | null;
}

export interface Menu {
  /** In a column beside the content, rather than above it. */
  readonly isAtSide: boolean;
  readonly groups: readonly MenuGroup[];
}

export interface MenuGroup {
  /** Empty for what is not in a group. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuEntry {
  /** For each of several records it is called as that is. */
  readonly label: string;
  /** It leads to the first one that one may come to. */
  readonly pages: readonly ProtoScreen[];
  /** The records that have an entry each, in which order, in the words used; null: it is one entry. */
  readonly each: { readonly of: string; readonly expression: ExactCondition; readonly order: string } | null;
  /** Of each record, where there are several. */
  readonly onlyIf: ExactCondition | null;
  /** What is counted behind it; null: nothing. */
  readonly number: ExactCondition | null;
}

/** What may be the case in place of the content of a part. */
export type Instead = 'empty' | 'loading' | 'failed' | 'refused';

/** A part of a screen, read against the rest of the model. */
export interface RegionView {
  readonly region: Region;
  readonly kind: RegionKind | null;
  readonly data: RegionData;
  /** Whether it stands beside the others, in a narrow column. */
  readonly isAside: boolean;
  /** Whether the whole part is there; null: always. */
  readonly onlyIf: ExactCondition | null;
  /** Whether a part above shows the same record, whose name and state need not stand here again. */
  readonly repeats: boolean;
  readonly items: readonly ShownItem[];
  /** How a whole record stands out. */
  readonly line: readonly SaidEmphasis[];
  /** Text as it stands on the screen, one paragraph each. */
  readonly texts: readonly string[];
  /** Parts of what is shown that say in which order, in the words used. */
  readonly order: readonly string[];
  /** Most records at once; `paged`: the rest is on further pages. */
  readonly limit: { readonly count: number; readonly paged: boolean } | null;
  /** Labels of what can be searched and filtered by; null: nothing was said. */
  readonly search: readonly string[] | null;
  readonly filters: readonly string[];
  /** Whether people choose if all of the filters must fit, or any of them. */
  readonly isJoined: boolean;
  /** Orders that people choose from, each in its words; the first one counts at the beginning. */
  readonly orders: readonly { readonly label: string; readonly words: string }[];
  /** Words in place of the content: when there is nothing, it is not there yet, it failed, or it is refused. */
  readonly instead: Readonly<Partial<Record<Instead, string>>>;
  /** Each change of a form is saved at once, without a button. */
  readonly savesAtOnce: boolean;
  readonly actions: readonly RegionAction[];
  readonly figures: readonly ReadFigure[];
  readonly chart: ReadChart | null;
  readonly timetable: ReadTimetable | null;
  readonly filter: ReadFilter | null;
  readonly breakdown: ReadBreakdown | null;
  readonly menu: Menu | null;
  /** The parts that tabs hold. */
  readonly holds: readonly RegionView[];
  /** Tabs are chosen in a list that opens, rather than in a row. */
  readonly isDropdown: boolean;
  /** What cannot be read, one plain sentence each. */
  readonly problems: readonly string[];
}
