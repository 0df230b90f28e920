/** A figure as Prometheus reads it. `labels`: `{status="201"}`, or empty. */
interface Figure {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'summary';
  readonly help: string;
  readonly values: readonly (readonly [suffix: string, value: number])[];
}

/** The figures in the text format of Prometheus. */
export function metricsText(figures: readonly Figure[]): string {
  return figures
    .flatMap(({ name, type, help, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...values.map(([suffix, value]) => `${name}${suffix} ${value}`),
    ])
    .join('\n')
    .concat('\n');
}

/** Counts how often something was measured, and its sum. */
export function openSummary() {
  let count = 0;
  let sum = 0;
  return {
    observe: (value: number) => {
      count += 1;
      sum += value;
    },
    values: (): Figure['values'] => [
      ['_sum', sum],
      ['_count', count],
    ],
  };
}

/** Counts by one label. */
export function openCounter(label: string) {
  const counts = new Map<string, number>();
  return {
    count: (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1),
    values: (): Figure['values'] => [...counts].map(([value, count]) => [`{${label}="${value}"}`, count] as const),
  };
}
