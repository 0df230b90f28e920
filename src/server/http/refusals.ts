/** Why a request is refused: the HTTP status, and a sentence for the person who sent it. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503;
  readonly problem: string;
}

function refusalWith(status: Refusal['status']): (problem: string) => Refusal {
  return (problem) => ({ status, problem });
}

export const badRequest = refusalWith(400);
const unauthorized = refusalWith(401);
export const forbidden = refusalWith(403);
const notFound = refusalWith(404);
const conflict = refusalWith(409);
const preconditionFailed = refusalWith(412);
const misdirected = refusalWith(421);
const unprocessable = refusalWith(422);
export const unavailable = refusalWith(503);

/** All that a request may be refused with, except what the core says about commands and values. */
export const REFUSALS = {
  // Where a request comes from, and in what form.
  foreignHost: ([here]: readonly string[]) => forbidden(`This address is not served here; open ${here} instead.`),
  foreignPage: ([here]: readonly string[]) => forbidden(`Only pages from ${here} may do this; open Specwalk there.`),
  notJson: refusalWith(415)('Send this as JSON, with the content type application/json.'),
  notReadable: badRequest('The body is not valid JSON in UTF-8.'),
  tooLarge: (limit: number) => refusalWith(413)(`This is larger than ${limit / 1024} kB; send less at once.`),
  tooOften: (why: string, when: string) => refusalWith(429)(`${why}; wait ${when}, then try again.`),
  noWorkspaceNamed: misdirected('This page does not say which workspace it shows; reload it.'),
  otherWorkspace: (name: string) => misdirected(`This belongs to another workspace; “${name}” is served here now.`),
  nothingAt: (path: string) => notFound(`There is nothing at ${path}.`),
  tooManyPages: unavailable('Too many pages are open; close some and reload this one.'),
  documentGone: notFound('This document is no longer in the folder; reload the page.'),

  // Entering.
  notIn: unauthorized('Join with the link or the code you were given; the facilitator has one for you.'),
  inLobby: forbidden('You are in the lobby; wait until the facilitator lets you in.'),
  nameUnseen: badRequest('The name contains invisible characters; type it again.'),
  nameMissing: badRequest('Please enter a name; a first name is fine.'),
  nameOfNobody: (name: string) => conflict(`“${name}” is used for people without a name; choose another one.`),
  nameSpoken: (who: string) =>
    conflict(
      `${who} has answered here before; choose another name or, if that was you, ask the facilitator for your own link.`,
    ),
  nameTaken: (who: string) =>
    conflict(`${who} is here already; add an initial to your name or, if that is you, use your own link.`),
  linkUnknown: forbidden('This link no longer works; ask the facilitator for a new one.'),
  linkEnded: forbidden('This invitation has ended; ask the facilitator to extend it.'),
  linkOfOther: (owner: string) =>
    forbidden(`This link belongs to ${owner}; join under that name, or ask the facilitator for your own link.`),
  shownOut: forbidden('You were shown out; talk to the facilitator.'),
  noPlace: unavailable('No more people can join this way; ask the facilitator for your own link.'),
  noLobby: conflict('Only this machine is served, so there is no lobby; just walk in.'),
  noSuchCode: forbidden('That code does not work now; check it on the screen again.'),
  lobbyFull: unavailable('The lobby is full; wait a moment, then try again.'),
  lobbyCrowded: unavailable(
    'Many people from your address are waiting already; try again once the facilitator has let them in.',
  ),

  // Managing access.
  notAtDoor: forbidden('Only facilitators can invite or admit people; ask one of them.'),
  onlyHere: conflict('Only this machine is served; start Specwalk with --lan to invite others.'),
  nobodyWaits: notFound('They are no longer waiting.'),
  alreadyIn: conflict('They have already joined.'),
  personGone: notFound('That person is no longer here.'),
  thatIsYou: conflict('That is you; leave instead.'),
  lobbyOfFacilitators: badRequest('Facilitators are let in one by one, so that you see who they are.'),
  manyFacilitators: badRequest('Each facilitator needs an invitation of their own.'),
  tooManyInvitations: conflict('There are too many invitations; end one that nobody needs, or renew its link.'),
  invitationGone: notFound('That invitation is gone; reload the page.'),
  invitationOwn: conflict('You came with this invitation yourself; let another facilitator end it.'),
  invitationEnded: conflict('This invitation has ended; extend it first.'),
  invitationRevoked: conflict('This invitation was ended for good; make a new one.'),
  keptForNow: (problem: string) => unavailable(`This lasts until the server stops, but is not saved: ${problem}`),

  // Commands.
  usedBefore: (id: string) =>
    unprocessable(`The id “${id}” was used before for something else; send this with a new id.`),
  noQuestion: (id: string, among: string) => notFound(`There is no question “${id}”${among}.`),
  questionUnreadable: (id: string) =>
    notFound(`The question “${id}” cannot be read at the moment; fix its question.md first.`),
  noPoint: (id: string, among: string) => notFound(`SPEC.md has no point “${id}”${among}.`),
  noWalkthrough: (id: string) => notFound(`There is no walkthrough “${id}”; reload the page.`),
  walkthroughOver: (title: string) => conflict(`“${title}” is over; start a new one.`),
  walkthroughOn: (title: string, by: string) =>
    conflict(`“${title}” is still running, started by ${by}; end it first, or continue it.`),
  notEdited: (point: string) =>
    notFound(`No text under “${point}” in SPEC.md was changed by hand, so there is nothing to adopt.`),
  noFact: (path: string) => badRequest(`${path} is not the place of a fact.`),
  otherFact: (path: string) => badRequest(`${path} is not the place of this fact.`),
  notKept: (reason: string) => badRequest(`It cannot be saved as a file: ${reason}`),
  sectionChanged: preconditionFailed('The section has changed since; look at it again.'),
  recordsUnreadable: (path: string, reason: string) =>
    conflict(`${path} cannot be read at the moment; fix it first. ${reason}`),
  recordsChanging: (path: string) => conflict(`${path} keeps changing on disk; try again.`),

  // Answers.
  noAnswerToReplace: (id: string) => notFound(`The answer that this one should replace, “${id}”, is not there.`),
  noAnswerToTake: (id: string) => notFound(`The answer that this is about, “${id}”, is not there.`),
  nothingToWithdraw: (id: string) => notFound(`What should be taken back, “${id}”, is not there.`),
  ofOther: (name: string) => forbidden(`${name} said that, and only they or the facilitator can take it back.`),
  restsOnIt: conflict('Others have gone on from that answer since; answer anew instead of taking it back.'),
  noReason: badRequest('Say in a few words why you do not simply agree.'),
  answerOfNamesake: forbidden(
    'That was said by somebody with your name; if it was you, ask the facilitator for your own link, and change it there.',
  ),
  answerUnnamed: forbidden(
    'That answer was given without a name; it can be changed only on the device it was given from, without a name.',
  ),
  answerOfOther: (name: string) =>
    forbidden(`That is the answer of ${name}, and only they can change it. Give your own.`),
  answerOfOtherDevice: forbidden('Only the device that gave that answer can change it; give a new one.'),
  answerSigned: conflict('This question has to be answered with a name at the moment; sign it, or wait.'),
  answersShown: conflict(
    'The answers have been revealed, so everybody could tell that this one is yours; send it with your name, or leave it.',
  ),
  answeredTwice: conflict(
    'You have answered this without a name already, or somebody else has on this device; change that answer where it was given.',
  ),

  // Decisions.
  answersHidden: conflict('Its answers are still hidden; reveal them first, so that you can see them when you decide.'),
  nothingDecided: badRequest('There is no decision that could be withdrawn.'),
  noAnswerToRestOn: (question: string, id: string) =>
    badRequest(`The question “${question}” has no answer “${id}” to rest on.`),
  tooFarAhead: (question: string, next: number, number: number) =>
    badRequest(`The next decision of “${question}” has the number ${next}, not ${number}.`),
  decisionUnreadable: (question: string, number: number) =>
    conflict(`Decision ${number} of “${question}” exists but cannot be read; fix its file first.`),
  notDecidedApart: (question: string, number: number) =>
    conflict(`Decision ${number} of “${question}” does not hold two decisions any more; look at the question again.`),
  decidedAlready: (by: string, number: number) =>
    conflict(`Not decided: ${by} has already made decision ${number}; look at it and decide again.`),
  answeredMeanwhile: (names: string) =>
    preconditionFailed(`Not decided yet: ${names} answered meanwhile; look at what was said and decide again.`),
  nothingToUndo: conflict('This has been taken back already.'),
  saidToParked: conflict('Somebody has answered that question meanwhile, so it stays; decide that it does not apply.'),
};
