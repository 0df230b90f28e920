import type { Part } from '../../part.ts';

/** What is kept of the ways in which people are alerted, and of the pictures that show how things stand. */
export const integration: Part = {
  'entities.integration.identity': 'natural',
  'entities.integration.fields': `
    Name | text | | never | empty | Team Member | Ops mailbox
    Kind | choice | | always | Email | Team Member | Email
    Project | link | Project | always | | Team Member | Brightfold Print
    ID | text | | always | a new UUID | Heartbeat | 3d0f6a52-6b1e-4c7e-9a35-0f8b6e2c41d7
    Sends to | text | | | | Team Member | ops@brightfold.example
    Down method | choice | | | POST | Team Member | POST
    Down address | web address | | | | Team Member | https://tickets.brightfold.example/hook
    Down body | long text | | | | Team Member | $JSON
    Down headers | long text | | | | Team Member | Content-Type: application/json
    Up method | choice | | | POST | Team Member | PUT
    Up address | web address | | | | Team Member | https://tickets.brightfold.example/hook
    Up body | long text | | | | Team Member | $NAME_JSON is up
    Up headers | long text | | | | Team Member | Content-Type: application/json
    Disabled | yes or no | | always | no | Heartbeat | no
    Last error | text | | | | Heartbeat | connection refused`,
  'entities.integration.fields.kind.values': `
    Email | a mail | yes
    SMS | a text message, counted against the monthly quota | yes
    Slack | a message in a channel | yes
    Webhook | a request to an address of one’s own | yes`,
  'entities.integration.fields.down-method.values': `
    GET | without a body | yes
    POST | with a body | yes
    PUT | with a body | yes`,
  'entities.integration.fields.up-method.values': `
    GET | without a body | yes
    POST | with a body | yes
    PUT | with a body | yes`,

  'entities.badge.identity': 'composite',
  'entities.badge.fields': `
    Scope | text | | always | | Heartbeat | prod
    Project | link | Project | always | | Heartbeat | Brightfold Print
    Tag | text | | | | Heartbeat | prod
    Check | link | Check | | | Heartbeat | Invoice PDF export
    States | choice | | always | Two | Team Member | Two
    Format | choice | | always | svg | Team Member | svg
    Code | text | | always | a new code of 8 characters | Heartbeat | 9dKq2WmZ
    Shows | computed | | | | Heartbeat | down
    Address | computed | | | | Heartbeat | https://beat.example/b/2/9dKq2WmZ.svg`,
  'entities.badge.fields.states.values': `
    Two | up or down; late counts as up | yes
    Three | up, late or down | yes`,
  'entities.badge.fields.format.values': `
    svg | a picture | yes
    json | for programs | yes
    shields | for shields.io | yes`,
  'entities.badge.fields.shows.formula': `any(Project.Checks where State is Down and
    (this.Tag is empty or contains(Tags, this.Tag)) and (this.Check is empty or this.Check.UUID == UUID)) ? "down" :
    States is Three and any(Project.Checks where State is Late and
    (this.Tag is empty or contains(Tags, this.Tag)) and (this.Check is empty or this.Check.UUID == UUID)) ? "late" : "up"`,
  'entities.badge.fields.address.formula':
    'join([Ping endpoint, "b/", States is Two ? "2" : "3", "/", Code, ".", Format], "")',
};
