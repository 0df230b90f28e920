import type { Part } from '../part.ts';

/** What can go wrong, and what people read then. */
export const errors: Part = {
  'errors.messages': `
    Not allowed | somebody opens or tries what their role may not | You are not allowed to see or do this. | ask an organiser | stop
    Address does not fit | a slug is long or has other signs | Use at most 50 letters, digits, dots and dashes. | write it again | stop
    Ends before it begins | an end lies before its start | It has to end after it begins. | choose another end | stop
    Title is too long | a title is longer than allowed | This title is too long. | write a shorter one | stop
    Not even once | a session takes place 0 times | It has to take place at least once. | write 1 or more | stop
    The call is closed | a proposal is begun after the deadline of its type | The call for proposals is closed. | ask the organisers | stop
    Colour does not fit | a colour is no hex value | Use # and three or six hex digits. | write it again | stop
    Capacity is below 1 | a capacity below 1 | A room holds at least one person. | leave it empty, or write 1 or more | stop
    Whose is it | an availability of nobody | Say whose availability this is. | choose a speaker or a room | stop
    No room is there then | a speaker offers a time at which there is no room | There is no room available at this time. | choose another time | stop
    Version exists | a release with a name that is taken | This schedule version was used already, please choose a different one. | choose another name | stop
    Room is in use | a room with sessions is hidden | There are sessions in this room. | move them to other rooms first | stop
    Room is hidden | something is put into a hidden room | This room is hidden. | choose another room | stop
    Session is not accepted | a session that is not accepted is placed | Only accepted sessions can be placed. | accept it first, at least pending | stop
    Outside the availability | a session lies outside the availability of its room or of a speaker | The room or a speaker is not available at this time. | choose another time, or go on | take care
    Two in one room | two sessions overlap in one room | Another session takes place in this room at the same time. | choose another room or time, or go on | take care
    Speaker is twice | one speaker has two sessions at the same time | A speaker has another session at the same time. | choose another time, or go on | take care`,
  'errors.messages.Not allowed.raised-by': '- Not allowed',
  'errors.messages.Address does not fit.raised-by': '- A short address\n- An address',
  'errors.messages.Title is too long.raised-by': '- Title at most 1000\n- Title as long as the event allows',
  'errors.messages.Version exists.raised-by': '- Release\n- Version may exist only once within all schedules',
  'errors.messages.Room is in use.raised-by': '- Hide',
};
