import type { Part } from '../part.ts';

/** What holds for all states. */
export const general: Part = {
  'states.*.list': { na: 'It is there or it is not.' },
  'states.subscription.effects': `
    Move | What else happens | For whom
    a subscription is created | tell User: “{me.Full name} subscribed you to the channel {Channel.Name}.” if User is not me | whoever was subscribed
    a subscription is deleted | tell User: “{me.Full name} unsubscribed you from the channel {Channel.Name}.” if User is not me | whoever was unsubscribed`,
  'states.*.effects': { na: 'Nothing else follows from it.' },
  'states.*.matrix': { na: 'What a state does not lead to cannot be tried there.' },
  'states.*.reversal': { na: 'Each way back is a move of its own.' },
  'states.*.idle': { na: 'Nothing waits for anybody.' },
  'states.cascade': `
    The whole becomes \\ Its part | Subscription | Topic | Message
    Archived | stays as it is | stays as it is | stays as it is
    Deactivated | stays as it is | stays as it is | stays as it is`,
  'states.cascade.upwards': 'no',
};
