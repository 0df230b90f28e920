import { dayOfTimestamp, isWorkday, startOfDay, WEEKDAYS, weekdayOf, workdaysBetween } from '../../base/dates.ts';
import { kindOf, TEXT, YES_NO } from '../check/kinds.ts';
import { dayOfValue } from './arithmetic.ts';
import { always, type FunctionDefinition } from './function-definitions.ts';
import { amountOf, type RuntimeValue, textOf, yesNo } from './values.ts';

function ofDay(
  name: string,
  resultKind: FunctionDefinition['resultKind'],
  read: (day: number) => RuntimeValue,
): FunctionDefinition {
  return {
    name,
    parameters: [['time']],
    arity: [1, 1],
    resultKind,
    evaluate: ([time]) => {
      const day = time && dayOfValue(time);
      return day === null || day === undefined ? null : read(day);
    },
  };
}

/** What tells working hours: the day of the week, whether people work on it, and the time of the day. */
export const WEEKDAY_FUNCTIONS = {
  /** “Monday” to “Sunday”. */
  weekday: ofDay('weekday', always(TEXT), (day) => textOf(WEEKDAYS[weekdayOf(day)] ?? '')),
  /** From Monday to Friday; which days are holidays is not known. */
  isworkday: ofDay('isWorkday', always(YES_NO), (day) => yesNo(isWorkday(day))),
  /** Working days after one day until another, that one included. */
  workdays: {
    name: 'workdays',
    parameters: [['time'], ['time']],
    arity: [2, 2],
    resultKind: always(kindOf('duration', 'working days')),
    evaluate: ([from, until]) => {
      const [first, last] = [from && dayOfValue(from), until && dayOfValue(until)];
      if (first === null || first === undefined || last === null || last === undefined) return null;
      return amountOf(workdaysBetween(first, last), 'working days');
    },
  },
  /** Hours since midnight, in UTC: 9.5 at half past nine. */
  hour: {
    name: 'hour',
    parameters: [['time']],
    arity: [1, 1],
    resultKind: always(kindOf('number')),
    evaluate: ([time]) =>
      time?.is === 'moment' ? amountOf((time.at - startOfDay(dayOfTimestamp(time.at))) / 36e5) : null,
  },
} as const satisfies Readonly<Record<string, FunctionDefinition>>;
