import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to be seen of a mark. */
export type Seen = 'dashes' | 'stripes' | 'nothing dashed';

const GUESS = 'data-look="guess"';

/** The marks as the screens use them, each with what tells it from the others. */
export const MARKS: readonly (readonly [name: string, seen: Seen, html: string])[] = [
  [
    'a guess on a screen',
    'dashes',
    `<span class="spot guess" ${GUESS}><span class="spot-body"><span class="guessed">40 a day</span></span></span>`,
  ],
  [
    'what was said and is not decided',
    'dashes',
    `<span class="spot guess" ${GUESS}><span class="spot-body"><span class="spot-value">40 a day</span></span></span>`,
  ],
  ['a guess in a block', 'dashes', `<div class="fact-value" ${GUESS}><bdi>40 a day, on average</bdi></div>`],
  [
    'a guessed page in the menu',
    'dashes',
    `<nav class="proto-nav"><a href="#x" ${GUESS}><bdi>Appointments</bdi></a></nav>`,
  ],
  [
    'a guessed column',
    'dashes',
    `<table class="proto-table"><tr><th ${GUESS}><bdi>Appointments</bdi></th></tr></table>`,
  ],
  ['a guess of the prototype', 'dashes', `<span class="proto-guess" ${GUESS}>50 lines a page</span>`],
  ['a tag of a guess', 'dashes', '<span class="tag guess">A long guess</span>'],
  [
    'a decided answer',
    'nothing dashed',
    '<span class="spot said" data-look="said"><span class="spot-body"><span class="spot-value">40 a day</span></span></span>',
  ],
  [
    'a decided value in a block',
    'nothing dashed',
    '<div class="fact-value" data-look="said"><bdi>40 a day, on average</bdi></div>',
  ],
  [
    'a hole on a screen',
    'stripes',
    '<span class="spot hole" data-look="hole"><span class="spot-body"><span class="void">nobody has said anything</span></span></span>',
  ],
  [
    'a hole of the prototype',
    'stripes',
    '<span class="spot hole proto-hole" data-look="hole"><span class="spot-body"><span class="void">nobody has said anything</span></span></span>',
  ],
];

export const WIDTH = 320;
export const HEIGHT = 56;
export const SCHEMES = ['light', 'dark'] as const;
/** Over the marks, so that their place in a picture is found; green once all is drawn. */
export const BAND = 10;

/**
 * All marks below each other, light and dark side by side, with the style sheets that were built. Letters are drawn
 * without colour, so that only the marks leave ink.
 */
export function marksPage(assets = 'dist/app/assets'): string {
  const css = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n');
  const frames = SCHEMES.map((scheme) => {
    // Whatever the browser prefers.
    const isDark = scheme === 'dark';
    const own = css.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, isDark ? 'all' : 'not all');
    return `<iframe srcdoc="${escaped(frame(own))}"></iframe>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    html, body { margin: 0; overflow: hidden; }
    #band { width: ${WIDTH * SCHEMES.length}px; height: ${BAND}px; background: #f0f; }
    #frames { display: flex; }
    iframe { flex: none; width: ${WIDTH}px; height: ${HEIGHT * MARKS.length}px; border: 0; }
  </style><div id="band"></div><div id="frames">${frames.join('')}</div><script>
    const drawn = () => { band.style.background = '#0f0'; };
    onload = () => requestAnimationFrame(() => requestAnimationFrame(drawn));
  </script>`;
}

function frame(css: string): string {
  const cells = MARKS.map(([, , html]) => `<div class="cell">${html}</div>`);
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><style>
    html, body { margin: 0; overflow: hidden; }
    .cell { height: ${HEIGHT}px; padding: 10px; box-sizing: border-box; background: var(--color-paper); overflow: hidden; }
    .cell, .cell * { -webkit-text-fill-color: transparent; }
  </style>${cells.join('')}`;
}

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
