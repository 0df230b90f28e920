/** Whether the browser is to be seen at work, more slowly: HEADED=1, and a display to show it on. */
export const IS_HEADED =
  process.env.HEADED === '1' &&
  (process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY));
