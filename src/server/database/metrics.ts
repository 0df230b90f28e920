type Values = readonly (readonly [suffix: string, value: number])[];

type Figure = readonly [name: string, type: 'counter' | 'gauge' | 'summary', help: string, values: Values];

/** Figures in the text format of Prometheus. */
export function metricsText(figures: readonly Figure[]): string {
  const lines = figures.flatMap(([name, type, help, values]) => [
    `# HELP specwalk_${name} ${help}`,
    `# TYPE specwalk_${name} ${type}`,
    ...values.map(([suffix, value]) => `specwalk_${name}${suffix} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Counts how often something was measured, and sums it up. */
export function openSummary() {
  let count = 0;
  let sum = 0;
  return {
    observe: (value: number) => {
      count += 1;
      sum += value;
    },
    values: (): Values => [
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
    values: (): Values => [...counts].map(([value, count]) => [`{${label}="${value}"}`, count] as const),
  };
}
