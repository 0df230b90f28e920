import type { SceneTexts } from '../stage/stage-definition.ts';

/** What people read around each scene: its tab, its title and the sentence below, by what is known. */
export const SCENE_TEXTS = {
  purpose: {
    sentence: {
      name: 'Who and what for',
      nothing: [
        'Who is this for, and what goes wrong without it?',
        'The specification does not say. So here are sentences with holes, and four people we have never met.',
      ],
      partly: ['Who else is in the room?', 'Where a sentence breaks off, nobody has asked them yet.'],
      known: ['Good morning, everybody', 'Each has a page to begin the day with. Is what they came for there?'],
      sober: {
        nothing: [
          'Who is this for, and what goes wrong without it?',
          'The specification does not say. Complete the sentences.',
        ],
        partly: ['Who else is it for?', 'Where a sentence breaks off, nobody has said.'],
        known: ['Who it is for', 'Each has a page to begin the day with. Is what they need there?'],
      },
    },
    monday: {
      name: 'Without it',
      nothing: ['What if nobody builds it?', 'Tell us the last time it went wrong. Then press the red button.'],
      partly: ['What if nobody builds it?', 'This is what people told us. Press the red button and look at Monday.'],
      sober: {
        nothing: ['What if nobody builds it?', 'Describe the last time something went wrong.'],
        partly: ['What if nobody builds it?', 'This is what people told us, and what would go on without it.'],
      },
    },
    contract: {
      name: 'The terms',
      nothing: ['Would you sign this?', 'Nobody has said who decides, what is left out, or which law applies.'],
      partly: ['Would you sign this?', 'Read it as somebody who is bound by it.'],
      known: ['This is what was agreed', 'Read it as somebody who is bound by it.'],
    },
  },
  entities: {
    record: {
      name: 'One record',
      nothing: [
        'What does it keep a record of?',
        'The specification does not say. Here is a guess; tell us what is wrong.',
      ],
      partly: ['What is written on each?', 'Open a hatched column and say what belongs there.'],
      known: ['Is this what you keep?', 'Look through real-looking records until something is wrong.'],
    },
    links: {
      name: 'What belongs together',
      nothing: [
        'What goes when a customer goes?',
        'Delete one, see what goes with it, and say what should have happened.',
      ],
      partly: ['What belongs together?', 'None, one or many of each, and what is left when one is deleted.'],
      known: ['What belongs together?', 'Read it aloud. Whoever frowns at a sentence has found a mistake.'],
      sober: { known: ['What belongs together?', 'Read each sentence, and correct what is wrong.'] },
    },
    years: {
      name: 'Over the years',
      nothing: ['And in three years?', 'It comes in, it changes, and one day nobody needs it. Try all three.'],
      known: ['And in three years?', 'From the day it comes in to the day nobody needs it, as decided.'],
    },
  },
  screens: {
    look: {
      name: 'How it looks',
      nothing: ['What does it wear?', 'This is your first screen, undressed. Point at a colour, and it puts it on.'],
      known: ['What does it wear?', 'What was decided it wears already. Point at the rest.'],
      sober: {
        nothing: ['How does it look?', 'Choose a colour, and the sample shows it.'],
        known: ['How does it look?', 'What was decided is shown on the sample.'],
      },
    },
    finding: {
      name: 'Finding',
      nothing: [
        'Where is the needle?',
        'Forty that look alike, and one of them is the one. Nobody has said by what it is found.',
      ],
      known: ['Where is the needle?', 'Search by what was said, and look around where nobody has a word for it.'],
      sober: {
        nothing: ['How do people find one among many?', 'These look alike. Nobody has said by what one is found.'],
        known: ['How do people find one among many?', 'What people search and look through.'],
      },
    },
    figures: {
      name: 'Figures',
      nothing: [
        'What do the numbers say?',
        'Up, always up. Nobody has said of what, for whom, or what came of last year.',
      ],
      known: ['What do the numbers say?', 'What people read off, take out and look back at.'],
      sober: {
        nothing: ['Which figures and reports are there?', 'Nobody has said which, for whom, or how far back.'],
        known: ['Which figures and reports are there?', 'What people read off, take out and look back at.'],
      },
    },
    words: {
      name: 'What it says',
      nothing: ['Who writes the text?', 'The page is done. Only the words are missing, and whoever has them.'],
      known: ['Who writes the text?', 'What the pages tell, what is published, and who helps.'],
      sober: {
        nothing: ['What do the pages tell?', 'Nobody has said which texts there are, or who writes them.'],
        known: ['What do the pages tell?', 'What the pages tell, what is published, and who helps.'],
      },
    },
    doing: {
      name: 'Doing things',
      nothing: [
        'What do people do here all day?',
        'A slot, a lever, a wall without tools and a single button. Try each, and say what is missing.',
      ],
      known: ['What do people do here all day?', 'What they hand in, set off, hold in their hands and play.'],
      sober: {
        nothing: ['What do people do here?', 'What they hand in, what happens by itself, and what is at hand.'],
        known: ['What do people do here?', 'What they hand in, what happens by itself, and what is at hand.'],
      },
    },
    doors: {
      name: 'Page to page',
      nothing: [
        'What is behind the doors?',
        'Nobody has said which pages there are. Here is a product with six doors and no signs. Open one.',
      ],
      partly: ['Where next?', 'Open a door, and say where people go from there. The map shows where they get stuck.'],
      known: ['Find your way', 'Dare somebody who has never seen it to do something, and watch where they go.'],
      sober: {
        nothing: ['Which pages are there?', 'The specification does not say. Here are six without a name. Open one.'],
        partly: ['Where next?', 'Open a page, and say where people go from there. The map shows where they get stuck.'],
        known: ['Find your way', 'Ask somebody who has never seen it to do something, and watch where they go.'],
      },
    },
    page: {
      name: 'One page',
      nothing: [
        'And when there is nothing to show?',
        'Empty, slow, broken, or one slip too far: the moments nobody draws.',
      ],
    },
    around: {
      name: 'Around it',
      nothing: ['Where are these screens?', 'In a hand, in a language, and now and then on paper.'],
      sober: { nothing: ['Where are these screens used?', 'On which devices, in which languages, and on paper.'] },
    },
  },
  states: {
    next: {
      name: 'Its life',
      nothing: [
        'What can become of it?',
        'The specification does not say. This one has been new since March. Push it.',
      ],
      partly: ['And then what?', 'Where an arrow ends in nothing, somebody gets stuck. Say what comes then.'],
      known: ['Live it once', 'Press what you would press at work. Does it ever feel wrong?'],
      sober: {
        nothing: ['What can become of it?', 'The specification does not say. Add one state after another.'],
        partly: ['What comes next?', 'Where an arrow ends in nothing, say what comes then.'],
        known: ['Go through it once', 'Press what you would press at work, and say what is wrong.'],
      },
    },
    time: {
      name: 'While time passes',
      nothing: ['And if nobody clicks?', 'Or two people at once, or the wrong one. Try all of it.'],
      known: ['And if nobody clicks?', 'Let time pass, and see who is told and who waits.'],
    },
  },
  roles: {
    together: {
      name: 'People together',
      nothing: [
        'What do people do with each other?',
        'Here is a wall of notes. People may look at it, and that is all anybody has said.',
      ],
      known: [
        'What do people do with each other?',
        'What they put up, what others do with it, and who looks after it.',
      ],
      sober: {
        nothing: ['What do people do together?', 'Nobody has said what people may do with what others made.'],
        known: ['What do people do together?', 'What they put up, what others do with it, and who looks after it.'],
      },
    },
    permissions: {
      name: 'Who may',
      nothing: ['Who may press this?', 'The specification does not say, so everybody may press everything. Try it.'],
      partly: ['Who may press this?', 'Behind every hatched cell is a button, and nobody has said who may press it.'],
      known: ['Every cell is ruled', 'See the same thing as two of them, and say what should differ.'],
    },
    entrance: {
      name: 'The door',
      nothing: [
        'Who is at the door?',
        'How do people show who they are, and what happens to those who may not come in?',
      ],
      sober: {
        nothing: [
          'How do people sign in?',
          'How do they show who they are, and what happens to those who may not come in?',
        ],
      },
    },
    people: {
      name: 'The people',
      nothing: ['Who wears which hat?', 'Somebody is ill, somebody wears two hats, and somebody signs for themselves.'],
      known: ['Be one of them for a day', 'Go in as each of them, and try what is forbidden.'],
      sober: {
        nothing: [
          'Who has which role?',
          'Somebody is away, somebody has two roles, and somebody approves their own work.',
        ],
        known: ['See it as each of them', 'Sign in as each role, and try what is forbidden.'],
      },
    },
  },
  validation: {
    form: {
      name: 'What gets in',
      nothing: [
        'What would you never let through?',
        'The specification does not say, so this form takes anything. Press Save, and see how it feels.',
      ],
      partly: [
        'What would you never let through?',
        'This is what people, files and bad days put in. Whatever is hatched gets in, and nobody has said whether it may.',
      ],
      known: [
        'Try to get nonsense in',
        'Type what you would never type, and read what people will read. Does it help?',
      ],
      sober: {
        nothing: [
          'What must be refused?',
          'The specification does not say, so this form takes anything. Press Save, and see what it accepts.',
        ],
        partly: ['What must be refused?', 'Whatever is hatched gets in, and nobody has said whether it may.'],
        known: ['Enter something wrong', 'Read what people will read. Does it help?'],
      },
    },
    rules: {
      name: 'The rules',
      nothing: ['Which rules hang on the wall?', 'Somebody put this notice up. Who was it, and does anybody look?'],
      partly: [
        'Which rules are there, and who says so?',
        'A rule in words only is no check yet. Say what exactly is compared.',
      ],
      known: ['These are the rules', 'Each with what it says, how strict it is, and who made it.'],
      sober: {
        nothing: ['Which rules are there, and who says so?', 'The specification names none. These are examples.'],
      },
    },
  },
  errors: {
    broken: {
      name: 'Break it',
      nothing: [
        'How would you like it to break?',
        'The specification lists no failure. Here are eight, and every one says the same. Press one; then say what it should have said.',
      ],
      partly: [
        'Where will it break without a word?',
        'In every silent place somebody looks at a broken screen and reads nothing. Press one and stand in their shoes.',
      ],
      known: [
        'Break it wherever you like',
        'Every text that was asked for is written. Bring one up on a running screen, and read it in a hurry.',
      ],
      sober: {
        nothing: [
          'What do people read when something fails?',
          'The specification lists no failure. Here are eight with the same text. Press one; then say what it should say.',
        ],
        partly: ['Which failures have no text yet?', 'Press one, and say what people should read there.'],
        known: [
          'Every failure and its text',
          'Every text that was asked for is written. Bring one up on a running screen.',
        ],
      },
    },
    after: {
      name: 'And afterwards',
      nothing: [
        'It broke. And now?',
        'Somebody has to fix it, somebody has to know, and somebody must not learn too much.',
      ],
      known: ['It broke. And now?', 'This is who fixes it, who hears of it, and what a stranger learns.'],
    },
  },
  calls: {
    wait: {
      name: 'Send and wait',
      nothing: [
        'Who answers when somebody presses Save?',
        'The specification does not say. Press it, and sit through the wait.',
      ],
      partly: [
        'What is in the envelope?',
        'Send each message and read what is in it. A hatched field has no place here.',
      ],
      known: ['Try every message before anybody builds it', 'What you see is what was decided, with made-up records.'],
      sober: {
        nothing: [
          'Who answers when somebody presses Save?',
          'The specification does not say. Press it, and see what happens.',
        ],
        partly: ['What is in each message?', 'Send one and read what is in it. A hatched field has no place here.'],
      },
    },
    silence: {
      name: 'Nobody answers',
      nothing: ['And if nobody answers?', 'It will happen, most likely on the busiest day. What do people do then?'],
      partly: ['And if nobody answers?', 'Make the line slow, make it fail, and see what was decided.'],
    },
    trust: {
      name: 'Whom we trust',
      nothing: ['What leaves the house, and what comes in?', 'Look at the envelope from both sides before it is sent.'],
      known: ['What leaves the house, and what comes in?', 'This is what was decided about trust.'],
      sober: {
        nothing: ['What is sent out, and what comes in?', 'Look at each message from both sides before it is sent.'],
        known: ['What is sent out, and what comes in?', 'This is what was decided about trust.'],
      },
    },
  },
  constants: {
    prices: {
      name: 'What it costs',
      nothing: [
        'What can be booked or bought, and who pays?',
        'Here is a receipt, eaten by moths, and a turnstile that takes no money. Walk through, then say what it costs.',
      ],
      known: ['What can be booked or bought, and who pays?', 'Read the receipt as somebody who wants the money back.'],
      sober: {
        nothing: [
          'What is bought, and what does it cost?',
          'Nobody has said what can be booked or bought, or for how much.',
        ],
        known: ['What is bought, and what does it cost?', 'Read the receipt as somebody who wants the money back.'],
      },
    },
    dials: {
      name: 'The dials',
      nothing: [
        'Who set these dials?',
        'The specification names no number, so every dial is at an extreme and the product obeys. Turn one until it feels right, then keep it.',
      ],
      partly: [
        'Who set these dials, and who forgot the others?',
        'What was said is locked, with its unit and owner. Every other dial is still at an extreme.',
      ],
      known: ['Every number by its name', 'Turn one for now, and see every screen it touches. What was decided stays.'],
      sober: {
        nothing: [
          'Which numbers are right?',
          'The specification names none, so every dial is at an extreme. Turn one until it is right, then keep it.',
        ],
        partly: [
          'Which numbers are missing?',
          'What was said is locked, with its unit and owner. Every other dial is still at an extreme.',
        ],
      },
    },
    promises: {
      name: 'What they promise',
      nothing: ['What do the numbers promise?', 'Flip the main switch, read the bill, and say what is wrong with it.'],
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, SceneTexts>>>>;
