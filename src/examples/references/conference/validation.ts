import type { Part } from '../part.ts';
import { EVENT, PLACED } from './words.ts';

const ROOM_TIME = 'any(other Availabilities where Room is not empty and';
const ALWAYS_FREE = 'any(all Rooms where State is Shown and none(its Availabilities))';

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.event.rules': `
    A short address | Slug | this long | at most 50 characters | is still fine | stop | Address does not fit
    An address | Slug | looks like | /^[A-Za-z0-9.-]+$/ | | stop | Address does not fit
    It ends after it begins | First day, Last day | fits together | Last day >= First day | | stop | Ends before it begins`,
  'validation.session.rules': `
    Title at most 1000 | Title | this long | at most 1000 characters | is still fine | stop | Title is too long
    Title as long as the event allows | Title | fits together | length(Title) <= ${EVENT}.Longest title | | stop | Title is too long
    It takes place at least once | Number of times | between | at least 1 | is still fine | stop | Not even once
    The call takes it | Session type | fits together | Role is not Speaker or State is not Draft or Call is open is yes | | stop | The call is closed`,
  'validation.track.rules': `
    A hex colour | Colour | looks like | /^#[0-9a-fA-F]{3}([0-9a-fA-F]{3})?$/ | | stop | Colour does not fit`,
  'validation.room.rules': `
    Somebody fits in | Capacity | between | at least 1 | is still fine | stop | Capacity is below 1`,
  'validation.availability.rules': `
    It ends after it starts | Start, End | fits together | End > Start | | stop | Ends before it begins
    Of a speaker or of a room | Speaker, Room | fits together | Speaker is not empty or Room is not empty | | stop | Whose is it
    While a room is there | Speaker, Start, End | fits together | Speaker is empty or ${ALWAYS_FREE} or (${ROOM_TIME} Start <= this.Start and End > this.Start) and ${ROOM_TIME} Start < this.End and End >= this.End) and none(other Availabilities where Room is not empty and End > this.Start and End < this.End and Goes on in another room is no)) | | stop | No room is there then`,
  'validation.schedule.unique': 'Version | all schedules | no',
  'validation.schedule.unique.*.found': 'stop',
  'validation.slot.rules': `
    It ends after it starts | Start, End | fits together | Start is empty or End is empty or End > Start | | stop | Ends before it begins
    A room is there | Room | fits together | Room is empty or Room.State is Shown | | stop | Room is hidden
    Its session is wanted | Session | fits together | Kind is not "Session" or not (${PLACED}) or Session.State is one of [Accepted, Confirmed] or Session.Pending state is Accepted | | stop | Session is not accepted
    The room is there then | Room, Start | fits together | Room away is no | | warn | Outside the availability
    The speakers are there then | Session, Start | fits together | Speakers who are away is empty | | warn | Outside the availability
    The room is free then | Room, Start | fits together | Room taken is no | | warn | Two in one room
    The speakers are free then | Session, Start | fits together | Speakers who are elsewhere is empty | | warn | Speaker is twice`,
};
