export { type CommunityEvent, communityEvents } from './events.ts'
export { type Thing, thingOf } from './thing-queries.ts'
export { hideThing, removeThing, restoreThing } from './thing-states.ts'
