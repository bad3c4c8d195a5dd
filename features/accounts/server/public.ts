export {
  accountOfAddress,
  emailLoginLink,
  emailLoginLinkFor,
  mayEmailLogin,
  openOrderSession,
} from './buyers.ts'
export { changeRole, holdCustomer, liftSuspension, suspend } from './change-standing.ts'
export { confirmItIsMe, lockMe } from './confirm-it-is-me.ts'
export { buyerSecret, markBuyer, markPromoUser } from './cookies.ts'
export {
  ERASURES,
  type Erasure,
  eraseAgain,
  erasuresIn,
  listErasures,
  parseErasure,
} from './erased.ts'
export { forAdmin, forOwner } from './for-admins.ts'
export { securityLetter } from './letters.ts'
export { findMe, forMe, type Me, refuseSuspended, requireMe } from './me.ts'
export { hashPassword } from './passwords.ts'
export { hasSecondFactor } from './second-factor/factors.ts'
export { resetSecondFactor } from './second-factor/set-up.ts'
export { hashOf, newSecret } from './secrets.ts'
export { createThrottle } from './throttle.ts'
export { lockUser, type User } from './users.ts'
