export { type CommunityEvent, communityEvents } from './events.ts'
export { DELETED_MEMBER, shownName, type Thing, thingOf } from './thing-queries.ts'
export { hideThing, removeThing, restoreThing } from './thing-states.ts'
