import type { Part } from '../../part.ts';

/** What holds for all states. */
export const general: Part = {
  'states.*.list': { na: 'It is there or it is not.' },
  'states.subscription.effects': `
    a subscription is created | make a channel (Name = Channel name) if Channel name is not empty and none(all Channels where Name is this.Channel name); Channel = first(all Channels where Name is this.Channel name) if Channel name is not empty; delete (other Subscriptions where User is this.User and Channel is this.Channel) | whoever subscribes
    a subscription is created | tell User: “{me.Full name} subscribed you to the channel {Channel.Name}.” if User is not me | whoever was subscribed
    a subscription is deleted | tell User: “{me.Full name} unsubscribed you from the channel {Channel.Name}.” if User is not me | whoever was unsubscribed`,
  'states.topic-setting.effects': `
    a topic setting is created | make a topic (Channel = In channel, Name = Topic title) if In channel is not empty and none(In channel.Topics where Title is this.Topic title); Topic = first(In channel.Topics where Title is this.Topic title) if In channel is not empty; Status = None if Visibility policy == 0; Status = Muted if Visibility policy == 1; Status = Unmuted if Visibility policy == 2; Status = Followed if Visibility policy == 3; delete (other Topic settings where User is this.User and Topic is this.Topic) | whoever sets it`,
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
