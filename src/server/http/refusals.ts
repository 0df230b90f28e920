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
  otherWorkspace: (name: string) => misdirected(`This was said in another workspace; “${name}” is served here now.`),
  nothingAt: (path: string) => notFound(`There is nothing at ${path}.`),
  tooManyPages: unavailable('Too many pages are open; close some and load this one again.'),
  documentGone: notFound('This document is not in the folder any more; load the page again.'),

  // Entering.
  notIn: unauthorized('Come in with the link or the code that you were given; the facilitator has one for you.'),
  inLobby: forbidden('You are in the lobby; wait until the facilitator lets you in.'),
  nameUnseen: badRequest('The name holds signs that cannot be seen; type it anew.'),
  nameMissing: badRequest('Please enter a name; a first name is fine.'),
  nameOfNobody: (name: string) => conflict(`“${name}” stands for those who give no name; take another one.`),
  nameSpoken: (who: string) =>
    conflict(
      `${who} has spoken here before; choose another name, or ask the facilitator for a link of your own if that was you.`,
    ),
  nameTaken: (who: string) =>
    conflict(`${who} is here already; add an initial to your name, or use your own link if that is you.`),
  linkUnknown: forbidden('This link opens nothing any more; ask the facilitator for a new one.'),
  linkEnded: forbidden('This invitation has ended; ask the facilitator to extend it.'),
  linkOfOther: (owner: string) =>
    forbidden(`This link belongs to ${owner}; come in under that name, or ask the facilitator for your own link.`),
  shownOut: forbidden('You were shown out; talk to the facilitator.'),
  noPlace: unavailable('As many people are in as can come this way; ask the facilitator for a link of your own.'),
  noLobby: conflict('Only this machine is served, and nobody waits; just come in.'),
  noSuchCode: forbidden('There is no such code here now; read it from the screen again.'),
  lobbyFull: unavailable('The lobby is full; wait a moment, then try again.'),
  lobbyCrowded: unavailable(
    'Many wait already who came from where you are; try again once the facilitator has let them in.',
  ),

  // Managing access.
  notAtDoor: forbidden('Only facilitators see to the door; ask one of them.'),
  onlyHere: conflict('Only this machine is served; start Specwalk with --lan to invite others.'),
  nobodyWaits: notFound('They do not wait any more.'),
  alreadyIn: conflict('They are in already.'),
  personGone: notFound('That person is not here any more.'),
  thatIsYou: conflict('That is you; leave instead.'),
  lobbyOfFacilitators: badRequest('Nobody becomes a facilitator unseen; let them in one by one.'),
  manyFacilitators: badRequest('A facilitator is invited alone; make one invitation for each.'),
  tooManyInvitations: conflict('There are too many invitations; end one that nobody needs, or make a new link for it.'),
  invitationGone: notFound('That invitation is not there any more; load the page again.'),
  invitationOwn: conflict('You came with this invitation yourself; let another facilitator end it.'),
  invitationEnded: conflict('This invitation has ended; extend it first.'),
  invitationRevoked: conflict('This invitation was ended for good; make a new one.'),
  keptForNow: (problem: string) => unavailable(`This holds until the server ends, but is not kept: ${problem}`),

  // Commands.
  usedBefore: (id: string) =>
    unprocessable(`The id “${id}” was used before for something else; send this with a new id.`),
  noQuestion: (id: string, among: string) => notFound(`There is no question “${id}”${among}.`),
  questionUnreadable: (id: string) =>
    notFound(`The question “${id}” cannot be read at the moment; mend its question.md first.`),
  noPoint: (id: string, among: string) => notFound(`SPEC.md has no point “${id}”${among}.`),
  noWalkthrough: (id: string) => notFound(`There is no walkthrough “${id}”; load the page again.`),
  walkthroughOver: (title: string) => conflict(`“${title}” is over; begin a new one.`),
  walkthroughOn: (title: string, by: string) =>
    conflict(`“${title}” still goes on, begun by ${by}; end it first, or go on with it.`),
  nothingToUndo: conflict('This has been taken back already.'),
  saidToParked: conflict('Somebody has answered that question meanwhile, so it stays; decide that it does not apply.'),
  notEdited: (point: string) =>
    notFound(`SPEC.md has no text under “${point}” that was changed by hand; there is nothing to adopt.`),
  noFact: (path: string) => badRequest(`${path} is not the place of a fact.`),
  otherFact: (path: string) => badRequest(`${path} is not the place of this fact.`),
  notKept: (reason: string) => badRequest(`It cannot be kept as a file: ${reason}`),
  sectionChanged: preconditionFailed('The section has changed since; look at it again.'),
  recordsUnreadable: (path: string, reason: string) =>
    conflict(`${path} cannot be read at the moment; mend it first. ${reason}`),
  recordsChanging: (path: string) => conflict(`${path} keeps changing on disk; try again.`),

  // Answers.
  noAnswerToReplace: (id: string) => notFound(`The answer that this one should replace, “${id}”, is not there.`),
  noAnswerToTake: (id: string) => notFound(`The answer that this is about, “${id}”, is not there.`),
  noReason: badRequest('Say in a few words why you do not simply agree.'),
  answerOfNamesake: forbidden(
    'That was said by somebody of your name; if it was you, ask the facilitator for a link of your own, and change it there.',
  ),
  answerUnnamed: forbidden(
    'That answer was given without a name; it can be changed only on the device it was given from, without a name.',
  ),
  answerOfOther: (name: string) => forbidden(`That is the answer of ${name}; only they change it. Give your own.`),
  answerOfOtherDevice: forbidden('Only the device that gave that answer can change it; give a new one.'),
  answerSigned: conflict('This question is answered with one’s name at the moment; sign it, or wait.'),
  answersShown: conflict(
    'The answers were shown meanwhile, so everybody could tell that this one is yours; send it with your name, or leave it.',
  ),
  answeredTwice: conflict(
    'You have answered this without a name already, or somebody else has on this device; change that answer where it was given.',
  ),

  // Decisions.
  answersHidden: conflict('Its answers are still hidden; reveal them first, so that you decide with them in sight.'),
  nothingDecided: badRequest('There is no decision that could be withdrawn.'),
  noAnswerToRestOn: (question: string, id: string) =>
    badRequest(`The question “${question}” has no answer “${id}” to rest on.`),
  tooFarAhead: (question: string, next: number, number: number) =>
    badRequest(`The next decision of “${question}” has the number ${next}, not ${number}.`),
  decisionUnreadable: (question: string, number: number) =>
    conflict(`Decision ${number} of “${question}” is there but cannot be read; mend its file first.`),
  decidedAlready: (by: string, number: number) =>
    conflict(`Not decided: ${by} has already made decision ${number}; look at it and decide again.`),
  answeredMeanwhile: (names: string) =>
    preconditionFailed(`Not decided yet: ${names} answered meanwhile; look at what was said and decide again.`),
};
