/** The classes of a list of large links with a quiet line below each. */
export const LINK_LIST = `list-[revert] m-0 pl-5.5 grid gap-3 voice-lg *:break-inside-avoid [&_.quiet]:mt-0.5
  [&_.quiet]:mb-0 [&_.quiet]:font-ui`;
