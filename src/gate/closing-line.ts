import type { Reporter, TestModule } from 'vitest/node';

/** The last line of a run: how many tests passed and failed, from the runner's own report. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const skipped = tests.length - passed - failed;
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    // The default reporter writes its summary in the same turn; this line comes after it.
    process.on('exit', () => {
      process.stdout.write(`${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    });
  }
}
