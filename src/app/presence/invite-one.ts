import type { Asked } from '../sync/ask-server.ts';
import { seeToDoor } from './access-store.ts';
import { addressAmong } from './address-store.ts';
import { joinLink } from './join-address.ts';

/** Hours for which a link for one person is good: two weeks. */
const HOURS = 14 * 24;

/** A link by which one person comes in to answer, under their name. It is shown once; facilitators only. */
export async function inviteOne(name: string, about: string): Promise<Asked<{ readonly link: string }>> {
  const asked = await seeToDoor({
    act: 'invite',
    for: 'one',
    as: 'stakeholder',
    name,
    role: '',
    hours: HOURS,
  });
  if (!asked.ok) return asked;
  const { access, token } = asked.body;
  if (token === undefined)
    return { ok: false, status: asked.status, problem: 'The server made no link; try again in a moment.' };
  const link = joinLink(addressAmong(access.addresses), token, { name, role: '', about });
  return { ok: true, status: asked.status, body: { link } };
}
