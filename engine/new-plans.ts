// The one switch between the two ways of making a plan.

/**
 * True: new plans are composed from the case. False: from the playbook of their business model. Plans that exist go on in the way
 * in which they were made.
 */
export const NEW_PLANS_ARE_COMPOSED: boolean = false
