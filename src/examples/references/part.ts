import type { Answers } from '../story.ts';

/**
 * A part of a reference. The cells of a row stand in the order of the question's columns; those told most are
 *
 *     fields       Field | Type | Unit | Required when | If left empty | Filled in by | Example | May be changed
 *     values       Value | It means | Still in use
 *     relations    From | To | How many To for each From | How many From for each To | Can it move | If From is deleted
 *     list         State | It means | Place
 *     transitions  From | To | What happens | Started by | Who or what | Only if
 *     effects      Move | What else happens | For whom
 *     rules        Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong
 *     unique       The same if these match | Within | Deleted ones count
 *     parts        Part | Kind | Of | Only those | Shows | Can be pressed
 *     takes        Part | Where | Type | Must be there | It is
 *     gives        Outcome | Status | Body | When
 */
export type Part = Answers<'reader'>;
