import { announce } from '../../frame/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';

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
      <div className="constants-note">
        <span>How long can everybody do without?</span>
        <Spot q="constants.outage" />
      </div>
      <div className="constants-note">
        <span>And when it is back, what was the last thing it knew?</span>
        <Spot q="constants.loss" />
      </div>
    </section>
  );
}
