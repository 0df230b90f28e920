import { announce } from '../../kit/announcer.tsx';
import { Note } from '../pieces/note.tsx';

/** The switch at the end of the board: everything off, and what that costs. */
export function PowerCut({ power, setPower }: { power: boolean; setPower: (power: boolean) => void }) {
  const flip = () => {
    setPower(!power);
    announce(power ? 'Everything is off.' : 'Everything is on again.');
  };
  return (
    <section className="constants-power" aria-label="The main switch" data-power={power ? 'on' : 'off'}>
      <button type="button" className="constants-switch" role="switch" aria-checked={power} onClick={flip}>
        <span>Main switch</span>
        <b>{power ? 'On' : 'Off'}</b>
      </button>
      <Note says="How long can everybody do without?" q="constants.outage" />
      <Note says="And when it is back, what was the last thing it knew?" q="constants.loss" />
    </section>
  );
}
