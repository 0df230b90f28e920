import type { Reporter, TestModule } from 'vitest/node';

/** Prints the figures that the benches hand over, one line each: what, figure, goal, peer. */
export default class Figures implements Reporter {
  onUserConsoleLog({ content }: { content: string }): void {
    process.stdout.write(content);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
    for (const test of failed)
      process.stdout.write(`no figure for ${test.name}: ${test.result().errors?.[0]?.message}\n`);
    for (const error of errors) process.stdout.write(`${String(error)}\n`);
  }
}
