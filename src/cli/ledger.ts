import { LEDGER_FILE } from '#core/index.ts';
import { type CliCommand, Refusal } from './base/command.ts';
import { placeOf, withPlace } from './base/place.ts';

export const ledger: CliCommand = {
  name: 'ledger',
  usage: '[WORKSPACE]',
  summary: `Raises what the specification newly leaves open and writes ${LEDGER_FILE}, the decided text in SPEC.md and the minutes again.`,
  options: {},
  run: async ({ paths }, io) => {
    if (paths.length > 1) throw new Refusal('ledger takes one workspace.');
    await withPlace(placeOf(paths[0], io.cwd), async (live) => {
      const { raised, trouble } = await live.raiseStanding();
      if (trouble) throw new Refusal(trouble);
      const { questions } = live.workspace();
      io.out(
        `${LEDGER_FILE} lists ${questions.length} questions${raised.length > 0 ? `, ${raised.length} of them new` : ''}.\n`,
      );
    });
    return 0;
  },
};
