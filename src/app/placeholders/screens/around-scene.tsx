import { OptionButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';

const DEVICES = 'screens.devices';

/** Where the screens are: what people hold, which languages they read, and what comes out as mail or paper. */
export function AroundScene() {
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-3">
      <article
        className="grid content-start gap-3 min-h-60 p-4 pt-8 bg-raised border-2 border-line-strong rounded-[22px]"
        aria-label="What people hold"
      >
        <SpotCard says="In their hands" q={DEVICES} />
        <OptionButtons q={DEVICES} label="What do they really hold?" />
      </article>
      <article
        className="grid content-start gap-3 p-4 bg-raised border border-line-strong rounded-lg"
        aria-label="The language"
      >
        <p className="voice-2xl" lang="la" aria-hidden="true">
          Quo vadis?
        </p>
        <SpotCard says="It speaks" q="screens.languages" />
      </article>
      <article
        className="grid content-start gap-3 p-4 bg-raised border border-line-strong border-t-8 rounded-sm"
        aria-label="What leaves the screen"
      >
        <p className="grid gap-2" aria-hidden="true">
          {['w-2/3', 'w-full', 'w-5/6', 'w-full'].map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing of a letter.
            <i className={`h-1.5 bg-line ${width}`} key={at} />
          ))}
        </p>
        <SpotCard says="Leaves the screen as mail, letter, file or print" q="screens.outputs" />
      </article>
    </div>
  );
}
