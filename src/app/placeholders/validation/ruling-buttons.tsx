import { Button } from '../../kit/button.tsx';
import { RULINGS, type Ruling } from './verdicts.ts';

const WORDS: Readonly<Record<Ruling, string>> = { stop: 'Stop it', warn: 'Warn', allow: 'Allow' };

interface RulingButtonsProps {
  /** What it is about, for those who do not see it. */
  readonly legend: string;
  readonly ruling: Ruling | undefined;
  readonly rule: (ruling: Ruling) => void;
}

/** What can be done about a value. */
export function RulingButtons({ legend, ruling, rule }: RulingButtonsProps) {
  return (
    <fieldset className="validation-rulings">
      <legend className="unseen">{legend}</legend>
      {RULINGS.map((one) => (
        <Button key={one} aria-pressed={ruling === one} onClick={() => rule(one)}>
          {WORDS[one]}
        </Button>
      ))}
    </fieldset>
  );
}
